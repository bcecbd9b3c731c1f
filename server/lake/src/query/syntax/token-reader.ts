import { QueryParseError } from '../query-errors.ts';
import { codePointOffset, type Token } from '../tokenize.ts';

export type ReadToken = Omit<Token, 'kind'> & { kind: Token['kind'] | 'end' };

/** Reads the tokens of a query in sequence, and creates errors with the positions of Sanity's parser. */
export class TokenReader {
  readonly #query: string;
  readonly #tokens: readonly Token[];
  readonly #end: ReadToken;
  #position = 0;

  constructor(query: string, tokens: readonly Token[]) {
    this.#query = query;
    this.#tokens = tokens;
    const end = endOfFile(query, tokens);
    this.#end = { kind: 'end', text: '', start: end, end };
  }

  /** The next token, without consuming it. */
  get next(): ReadToken {
    return this.#tokens[this.#position] ?? this.#end;
  }

  take(): ReadToken {
    const token = this.next;
    this.#position += 1;
    return token;
  }

  /** Whether the next token is this symbol. */
  isNext(symbol: string): boolean {
    return this.next.kind === 'symbol' && this.next.text === symbol;
  }

  /** Whether this symbol follows the token without a space. */
  isRightBehind(token: ReadToken, symbol: string): boolean {
    return this.isNext(symbol) && this.next.start === token.end;
  }

  errorAt(token: ReadToken, description: string): QueryParseError {
    return this.errorFrom(token, token, description);
  }

  /** An error from the start of one token to the end of another. */
  errorFrom(first: ReadToken, last: ReadToken, description: string): QueryParseError {
    return this.#error(description, first, this.#offset(last) + literalOf(last).length);
  }

  /** An error at the position before a token. */
  errorBefore(token: ReadToken, description: string): QueryParseError {
    return this.#error(description, token, this.#offset(token));
  }

  /** An error from the start of a token to the position before another. */
  errorUpTo(first: ReadToken, token: ReadToken, description: string): QueryParseError {
    return this.#error(description, first, this.#offset(token));
  }

  #error(description: string, first: ReadToken, end: number): QueryParseError {
    return new QueryParseError(description, this.#query, this.#offset(first), end);
  }

  #offset(token: ReadToken): number {
    return codePointOffset(this.#query, token.start);
  }
}

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const ESCAPE = /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|(.))/gs;
/** The part of a string that Sanity's tokenizer has read when it fails. */
const READABLE = /^["'](?:[^\\]|\\["'\\/bfnrt]|\\u[0-9a-fA-F]{4})*/s;

/** A token as shown in messages, with string escapes resolved. Its length is in bytes, like the ends of spans. */
export function literalOf({ kind, text }: ReadToken): { text: string; length: number } {
  const isText = /^["']/.test(text);
  const read = isText && kind === 'illegal' ? (READABLE.exec(text)?.[0] ?? text) : text;
  const literal = isText ? unescaped(read) : read;
  return { text: literal, length: Buffer.byteLength(literal) };
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, codePoint?: string, unit?: string, character = '') => {
    const code = codePoint ?? unit;
    return code === undefined
      ? (ESCAPED[character] ?? character)
      : String.fromCodePoint(Number.parseInt(code, 16));
  });
}

/** Sanity's tokenizer reads one character past the end while it scans a word, a number, dots, whitespace or a comment. */
function endOfFile(query: string, tokens: readonly Token[]): number {
  const last = tokens.at(-1);
  const rest = query.slice(last?.end ?? 0);
  const isOpen = rest === '' ? readsOn(last) : !/\/\/[^\n]*\n$/.test(rest);
  return query.length + (isOpen ? 1 : 0);
}

function readsOn(last: Token | undefined): boolean {
  if (last?.kind === 'symbol') return last.text.startsWith('.');
  return last !== undefined && last.kind !== 'string' && last.kind !== 'illegal';
}
