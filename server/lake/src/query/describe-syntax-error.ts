import { QueryParseError } from './query-errors.ts';
import { codePointOffset, type Token } from './tokenize.ts';

const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const CLOSERS: ReadonlySet<string> = new Set([')', ']', '}']);
const TRAVERSALS: ReadonlySet<string> = new Set(['[', '{', '.', '->', '|']);
const OPERAND_SYMBOLS: ReadonlySet<string> = new Set(['(', '[', '{', '*', '@', '^', '!', '-', '+', '...']);
const OPERATOR_WORDS: ReadonlySet<string> = new Set(['in', 'match']);

/**
 * Words a syntax error as Sanity's parser does (go-groq, internal/parserv2).
 *
 * @param position where groq-js gave up, as a string index; only the tokens around it decide the text.
 */
export function describeSyntaxError(
  query: string,
  tokens: readonly Token[],
  position: number,
): QueryParseError {
  const illegal = tokens.find((token) => token.kind === 'illegal');
  if (illegal) return unexpected(query, illegal);

  const index = Math.min(indexAt(tokens, position), firstFault(tokens));
  const token = tokens[index];
  const opener = openBracketsBefore(tokens, index).at(-1);
  if (awaitsOperand(tokens, index)) return unexpected(query, token);
  if (opener === undefined) {
    return errorAt(query, 'unable to parse entire expression', token?.start ?? query.length);
  }
  const end = token?.end ?? endOfFile(query, tokens);
  return errorAt(query, missingCloser(tokens, opener), tokens[opener]?.start ?? 0, end);
}

function errorAt(query: string, description: string, start: number, end = start): QueryParseError {
  return new QueryParseError(description, query, codePointOffset(query, start), codePointOffset(query, end));
}

function unexpected(query: string, token: Token | undefined): QueryParseError {
  if (!token) return errorAt(query, 'unexpected end-of-file, expected expression', query.length);
  const description = `unexpected token ${JSON.stringify(token.text)}, expected expression`;
  return errorAt(query, description, token.start, token.end);
}

/** The token where groq-js gave up. At the beginning of a traversal it did so for a fault further on. */
function indexAt(tokens: readonly Token[], position: number): number {
  const index = tokens.findIndex((token) => token.end > position);
  const isTraversal = TRAVERSALS.has(tokens[index]?.text ?? '') && !awaitsOperand(tokens, index);
  return index === -1 || isTraversal ? tokens.length : index;
}

/** The first closing bracket without an opening one, or operator without an operand. */
function firstFault(tokens: readonly Token[]): number {
  const open: string[] = [];
  const index = tokens.findIndex(({ kind, text }, position) => {
    if (kind !== 'symbol') return false;
    if (!OPERAND_SYMBOLS.has(text) && awaitsOperand(tokens, position)) return true;
    if (text in CLOSER) open.push(text);
    return CLOSERS.has(text) && CLOSER[open.pop() ?? ''] !== text;
  });
  return index === -1 ? tokens.length : index;
}

/** The indexes of the brackets still open in front of `index`, outermost first. */
function openBracketsBefore(tokens: readonly Token[], index: number): number[] {
  const open: number[] = [];
  for (const [position, { kind, text }] of tokens.slice(0, index).entries()) {
    if (kind !== 'symbol') continue;
    if (text in CLOSER) open.push(position);
    else if (CLOSERS.has(text)) open.pop();
  }
  return open;
}

/** Whether an expression must follow the token before `index`. Lists may be empty and may end in a comma. */
function awaitsOperand(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  if (!previous) return true;
  if (previous.kind === 'identifier') return OPERATOR_WORDS.has(previous.text);
  if (previous.kind !== 'symbol') return false;
  if (previous.text === '(') return !isCall(tokens, index - 1);
  return !['@', '^', '*', '[', '{', ',', '->', '...'].includes(previous.text) && !CLOSERS.has(previous.text);
}

function isCall(tokens: readonly Token[], parenthesis: number): boolean {
  const name = tokens[parenthesis - 1];
  return name?.kind === 'identifier' && name.end === tokens[parenthesis]?.start;
}

function missingCloser(tokens: readonly Token[], opener: number): string {
  const bracket = tokens[opener]?.text ?? '';
  return `expected '${CLOSER[bracket]}' following ${constructOf(tokens, opener, bracket)}`;
}

function constructOf(tokens: readonly Token[], opener: number, bracket: string): string {
  if (bracket === '{') return 'object body';
  if (bracket === '(') return isCall(tokens, opener) ? 'function arguments' : 'parenthesized expression';
  const before = tokens[opener - 1];
  const startsArray = !before || (awaitsOperand(tokens, opener) && !CLOSERS.has(before.text));
  return startsArray || before.text === ',' ? 'array body' : 'expression';
}

/** Sanity's tokenizer reads one past the end while it looks for the rest of a word or number. */
function endOfFile(query: string, tokens: readonly Token[]): number {
  const last = tokens.at(-1);
  const readsOn = last?.kind !== 'symbol' && last?.kind !== 'string' && last?.end === query.length;
  return query.length + (readsOn ? 1 : 0);
}
