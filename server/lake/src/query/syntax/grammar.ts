import type { QueryParseError } from '../query-errors.ts';
import {
  HIGHEST_PRECEDENCE,
  isArithmetic,
  isInfix,
  isOperatorWord,
  isPostfix,
  isPrefix,
  precedenceOf,
  precedenceOfRightSide,
} from './operators.ts';
import { literalOf, type ReadToken, type TokenReader } from './token-reader.ts';

/** The properties of an expression that determine where it is valid, and its position. */
type Expression = { kind: Kind; first: ReadToken; last: ReadToken; parts: readonly Expression[] };
type Kind =
  | 'attribute'
  | 'call'
  | 'object'
  | 'parent'
  | 'this'
  | 'text'
  | 'number'
  | 'group'
  | 'arrow'
  | 'dot'
  | 'range'
  | 'arithmetic'
  | 'sign'
  | 'other';

type Place = {
  /** The lowest precedence of operators that belong to the expression. */
  precedence: number;
  /** After a dot or a pipe, brackets are not an array. */
  isAttached?: boolean;
  mayBeEmpty?: boolean;
};

/**
 * Parses a query by the grammar of Sanity's parser up to the first error, whose message and position follow go-groq
 * (`parser/internal/parserv2`). It builds no syntax tree, only what the rules need.
 */
export class Grammar {
  readonly #reader: TokenReader;
  /** The parameter of the function whose body is being parsed. */
  #parameter: string | undefined;

  readonly #isGiven: (parameter: string) => boolean;

  /** @param isGiven whether a request has a parameter, by its name without the `$` */
  constructor(reader: TokenReader, isGiven: (parameter: string) => boolean) {
    this.#reader = reader;
    this.#isGiven = isGiven;
  }

  /** @throws QueryParseError for the first syntax error */
  readQuery(): void {
    const reader = this.#reader;
    while (reader.next.kind === 'identifier' && reader.next.text === 'fn') this.#functionDefinition();
    this.#expression({ precedence: 1 });
    if (reader.next.kind !== 'end') {
      throw reader.errorBefore(reader.next, 'unable to parse entire expression');
    }
  }

  #functionDefinition(): void {
    const reader = this.#reader;
    reader.take();
    this.#expect(isName(reader.next), 'expected function namespace');
    this.#expect(reader.isNext('::'), "expected '::' followed by a function name");
    this.#expect(isName(reader.next), 'expected a function name');
    this.#expect(reader.isNext('('), "expected '(' following function name");
    const parameter = reader.next;
    this.#expect(parameter.kind === 'parameter', 'expected parameter name');
    this.#expect(reader.isNext(')'), "expected ')' following function arguments");
    this.#expect(reader.isNext('='), "expected '=' following ()");
    this.#parameter = parameter.text;
    this.#expression({ precedence: 1 });
    this.#parameter = undefined;
    this.#expect(reader.isNext(';'), "expected ';' at the end of function definition");
  }

  #expect(isThere: boolean, description: string): void {
    if (!isThere) throw this.#reader.errorBefore(this.#reader.next, description);
    this.#reader.take();
  }

  /** An operand with the operators that follow it. Undefined if it is empty where that is allowed. */
  #expression({ precedence, isAttached = false, mayBeEmpty = false }: Place): Expression | undefined {
    const { next: first } = this.#reader;
    const operand = this.#signed() ?? this.#operand(isAttached);
    if (operand) return this.#operators(operand, first, precedence);
    if (mayBeEmpty) return undefined;
    throw this.#unexpected();
  }

  #unexpected(): QueryParseError {
    const { next } = this.#reader;
    const seen = next.kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(literalOf(next).text)}`;
    return this.#reader.errorAt(next, `unexpected ${seen}, expected expression`);
  }

  /** An operand after `!`, `+`, `-` or `...`; `...` may also have no operand. */
  #signed(): Expression | undefined {
    const { next: sign } = this.#reader;
    if (sign.kind !== 'symbol' || !isPrefix(sign.text)) return undefined;
    this.#reader.take();
    const precedence = precedenceOfRightSide(sign.text);
    const operand = this.#expression({ precedence, mayBeEmpty: true });
    if (!operand) return sign.text === '...' ? expression('other', sign) : undefined;
    const isNumber = sign.text === '+' || sign.text === '-';
    return expression(isNumber ? 'sign' : 'other', sign, sign, [operand]);
  }

  #operand(isAttached: boolean): Expression | undefined {
    const reader = this.#reader;
    const { next } = reader;
    switch (next.kind) {
      case 'parameter':
        return this.#parameterRead();
      case 'identifier':
        return this.#name();
      case 'number':
        return expression('number', reader.take());
      case 'string':
        return expression('text', reader.take());
      case 'illegal':
      case 'end':
        return undefined;
      case 'symbol':
        return this.#symbol(next.text, isAttached);
    }
  }

  /** Whether the value may be a number, as an index must be. */
  #parameterRead(): Expression {
    const token = this.#reader.take();
    const name = token.text.slice(1);
    if (token.text === this.#parameter || this.#isGiven(name)) return expression('number', token);
    // As in Sanity's parser, the span has the length of the name alone.
    const bare = { ...token, text: name };
    throw this.#reader.errorAt(bare, `param ${token.text} referenced, but not provided`);
  }

  #name(): Expression {
    const token = this.#reader.take();
    const kind = ['true', 'false', 'null'].includes(token.text) ? 'other' : 'attribute';
    if (kind === 'other') return expression(kind, token);
    return this.#call(token, false) ?? expression(kind, token);
  }

  /** `name(…)` or `namespace::name(…)`; undefined if it is not the name of a function. */
  #call(name: ReadToken, hasNamespace: boolean): Expression | undefined {
    const reader = this.#reader;
    if (reader.isRightBehind(name, '::')) {
      if (hasNamespace) {
        throw reader.errorAt(reader.next, "expected valid namespace identifier before 'doubleColon'");
      }
      reader.take();
      const called = reader.take();
      const call = isName(called) ? this.#call(called, true) : undefined;
      if (call) return call;
      throw reader.errorAt(called, 'expected a function following namespace expression');
    }
    if (!reader.isRightBehind(name, '(')) return undefined;
    const open = reader.take();
    this.#list();
    this.#close(open, ')', 'function arguments');
    return expression('call', name);
  }

  #symbol(symbol: string, isAttached: boolean): Expression | undefined {
    const reader = this.#reader;
    switch (symbol) {
      case '*':
        return expression('other', reader.take());
      case '@':
        return expression('this', reader.take());
      case '^':
        return expression('parent', reader.take());
      case '(':
        return this.#parentheses();
      case '{': {
        const open = reader.take();
        this.#list();
        return expression('object', open, this.#close(open, '}', 'object body'));
      }
      case '[': {
        if (isAttached) return this.#brackets();
        const open = reader.take();
        this.#list();
        return expression('other', open, this.#close(open, ']', 'array body'));
      }
      default:
        return undefined;
    }
  }

  #parentheses(): Expression {
    const reader = this.#reader;
    const open = reader.take();
    const inner = this.#expression({ precedence: 1 });
    let isTuple = false;
    while (reader.isNext(',')) {
      reader.take();
      this.#expression({ precedence: 1 });
      isTuple = true;
    }
    if (!reader.isNext(')')) {
      throw reader.errorUpTo(open, reader.next, "expected ')' following parenthesized expression");
    }
    reader.take();
    return expression(isTuple || !inner ? 'other' : 'group', open, open, inner ? [inner] : []);
  }

  /** Expressions separated by commas, with an optional trailing comma. */
  #list(): void {
    const reader = this.#reader;
    if (!this.#expression({ precedence: 1, mayBeEmpty: true })) return;
    while (reader.isNext(',')) {
      reader.take();
      if (!this.#expression({ precedence: 1, mayBeEmpty: true })) return;
    }
  }

  #close(open: ReadToken, symbol: string, construct: string): ReadToken {
    const reader = this.#reader;
    if (reader.isNext(symbol)) return reader.take();
    throw reader.errorFrom(open, reader.next, `expected '${symbol}' following ${construct}`);
  }

  /** `[…]` after an expression: an element, a slice, an attribute, a filter, or all elements. */
  #brackets(): Expression {
    const open = this.#reader.take();
    const inner = this.#expression({ precedence: 1, mayBeEmpty: true });
    const close = this.#close(open, ']', 'expression');
    if (inner?.kind === 'range' && !inner.parts.every(isPosition)) {
      throw this.#reader.errorFrom(open, close, 'subscript ranges must have integer endpoints');
    }
    return expression(inner?.kind === 'text' ? 'attribute' : 'other', open, close);
  }

  #operators(operand: Expression, first: ReadToken, lowest: number): Expression {
    const reader = this.#reader;
    let left = operand;
    for (;;) {
      const { next } = reader;
      if (reader.isNext('[')) {
        if (HIGHEST_PRECEDENCE < lowest) return left;
        const brackets = this.#brackets();
        left = expression(brackets.kind === 'attribute' ? 'dot' : 'other', left.first, left.first, [
          left,
          brackets,
        ]);
        continue;
      }
      const operator = operatorAt(next, left);
      if (operator === undefined || precedenceOf(operator.text) < lowest) return left;
      if (!operator.isImplied) reader.take();
      left = isPostfix(operator.text)
        ? expression(operator.text === '->' ? 'arrow' : 'other', left.first)
        : this.#infix(operator.text, left, { first, token: next });
    }
  }

  #infix(
    operator: string,
    left: Expression,
    { first, token }: { first: ReadToken; token: ReadToken },
  ): Expression {
    const reader = this.#reader;
    if (!isInfix(operator)) {
      // As in Sanity's parser, the span has the length of the first token of the expression.
      const span = { ...token, kind: first.kind, text: first.text };
      throw reader.errorAt(span, `expected infix operator, but saw ${JSON.stringify(operator)}`);
    }
    const isAttached = operator === '.' || operator === '|';
    const right = this.#expression({ precedence: precedenceOfRightSide(operator), isAttached });
    const parts = right ? [left, right] : [left];
    if (right && operator === '.') this.#checkDot(left, right);
    if (right && operator === '|' && right.kind !== 'object' && right.kind !== 'call') {
      throw reader.errorFrom(right.first, right.last, 'object or function expected');
    }
    return expression(kindOf(operator), left.first, left.first, parts);
  }

  #checkDot(left: Expression, right: Expression): void {
    const isMisplaced = right.kind === 'this' || (right.kind === 'parent' && !leadsToParent(left));
    if (!isMisplaced) return;
    throw this.#reader.errorAt(right.first, `${right.first.text} is not allowed here`);
  }
}

function expression(
  kind: Kind,
  first: ReadToken,
  last: ReadToken = first,
  parts: readonly Expression[] = [],
): Expression {
  return { kind, first, last, parts };
}

function isName({ kind }: ReadToken): boolean {
  return kind === 'identifier' || kind === 'parameter';
}

/** The operator at a token. A projection needs no pipe before it, and a name needs no dot after `->`. */
function operatorAt(token: ReadToken, left: Expression): { text: string; isImplied: boolean } | undefined {
  const { kind, text } = token;
  const isWord = kind === 'identifier' && isOperatorWord(text);
  if (isWord || (kind === 'symbol' && (isInfix(text) || isPrefix(text) || isPostfix(text)))) {
    return { text, isImplied: false };
  }
  if (kind === 'symbol' && text === '{') return { text: '|', isImplied: true };
  const isAttribute = left.kind === 'arrow' && isName(token);
  return isAttribute ? { text: '.', isImplied: true } : undefined;
}

function kindOf(operator: string): Kind {
  if (operator === '.') return 'dot';
  if (operator === '..' || operator === '...') return 'range';
  return isArithmetic(operator) ? 'arithmetic' : 'other';
}

/** Whether an expression can be an index: a number, or arithmetic with numbers. */
function isPosition({ kind, parts }: Expression): boolean {
  if (kind === 'number') return true;
  return ['group', 'sign', 'arithmetic', 'range'].includes(kind) && parts.every(isPosition);
}

/** `^`, `^.^` and so on. */
function leadsToParent({ kind, parts }: Expression): boolean {
  return kind === 'parent' || (kind === 'dot' && parts.length === 2 && parts.every(leadsToParent));
}
