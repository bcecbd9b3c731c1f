/** A token of GROQ; whitespace and comments are skipped. Offsets are string indexes. */
export type Token = {
  kind: 'identifier' | 'parameter' | 'number' | 'string' | 'symbol' | 'illegal';
  text: string;
  start: number;
  end: number;
};

const SPACE = /(?:[\t\n\v\f\r \u0085\u00A0]|\/\/[^\n]*(?:\n|$))*/y;

const ESCAPE = String.raw`\\(?:["'\\/bfnrt]|u[0-9A-Fa-f]{4}|u\{0*(?:10|[0-9A-Fa-f])?[0-9A-Fa-f]{1,4}\})`;

/** The alternatives are disjoint, so that an unterminated string fails without backtracking. */
function matchQuoted(quote: string): string {
  const plain = String.raw`[^${quote}\\]*`;
  return `${quote}${plain}(?:${ESCAPE}${plain})*${quote}`;
}

const RULES: readonly (readonly [Token['kind'], RegExp])[] = [
  ['parameter', /\$[A-Za-z_][A-Za-z_0-9]*/y],
  ['identifier', /[A-Za-z_][A-Za-z_0-9]*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['string', new RegExp(`${matchQuoted('"')}|${matchQuoted("'")}`, 'y')],
  ['symbol', /\.\.\.|\.\.|::|==|!=|<=|>=|=>|->|\*\*|\|\||&&|[-+*/%<>!=.,:;|@^(){}[\]]/y],
  // An unterminated string includes the rest of the query.
  ['illegal', /["'].*|./sy],
];

/** Splits a query into tokens. Never throws: invalid characters become `illegal` tokens. */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  let position = endOfMatch(SPACE, query, 0) ?? 0;
  while (position < query.length) {
    const token = readToken(query, position);
    tokens.push(token);
    position = endOfMatch(SPACE, query, token.end) ?? token.end;
  }
  return tokens;
}

function readToken(query: string, start: number): Token {
  for (const [kind, rule] of RULES) {
    const end = endOfMatch(rule, query, start);
    if (end !== undefined) return { kind, text: query.slice(start, end), start, end };
  }
  return { kind: 'illegal', text: query.slice(start), start, end: query.length };
}

function endOfMatch(rule: RegExp, query: string, start: number): number | undefined {
  rule.lastIndex = start;
  return rule.test(query) ? rule.lastIndex : undefined;
}
