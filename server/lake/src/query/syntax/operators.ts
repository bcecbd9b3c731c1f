/** Operators of GROQ with the precedences of Sanity's parser (go-groq, operators.go). Higher precedence binds tighter. */
const INFIX: Readonly<Record<string, number>> = {
  '.': 12,
  '|': 12,
  '**': 10,
  '*': 9,
  '/': 9,
  '%': 9,
  '+': 7,
  '-': 7,
  '..': 6,
  '...': 6,
  match: 5,
  in: 5,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '&&': 4,
  '||': 3,
  '=>': 2,
  ':': 1,
  '::': 1,
};

/** Right-associative operators. The right operand of any other operator needs a higher precedence. */
const RIGHT_ASSOCIATIVE: ReadonlySet<string> = new Set(['!', '**']);
const PREFIX: Readonly<Record<string, number>> = { '!': 7, '+': 7, '-': 7, '...': 6 };
const POSTFIX: Readonly<Record<string, number>> = { '->': 11, asc: 11, desc: 11 };

const WORDS: ReadonlySet<string> = new Set(['asc', 'desc', 'in', 'match']);
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', '**']);

export const HIGHEST_PRECEDENCE = 12;

export function isPrefix(operator: string): boolean {
  return Object.hasOwn(PREFIX, operator);
}

export function isInfix(operator: string): boolean {
  return Object.hasOwn(INFIX, operator);
}

export function isPostfix(operator: string): boolean {
  return Object.hasOwn(POSTFIX, operator);
}

/** Whether an identifier between or after operands is an operator. */
export function isOperatorWord(word: string): boolean {
  return WORDS.has(word);
}

export function isArithmetic(operator: string): boolean {
  return ARITHMETIC.has(operator);
}

export function precedenceOf(operator: string): number {
  return INFIX[operator] ?? POSTFIX[operator] ?? PREFIX[operator] ?? -1;
}

/** The lowest precedence that the right side of an operator may have. */
export function precedenceOfRightSide(operator: string): number {
  return precedenceOf(operator) + (RIGHT_ASSOCIATIVE.has(operator) ? 0 : 1);
}
