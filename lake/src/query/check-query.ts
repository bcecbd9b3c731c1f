import type { QueryParams } from './dataset-filter.ts';
import {
  type CallNode,
  type GroqNode,
  getCallArguments,
  getTextQueryArguments,
  walkNodes,
} from './groq-tree.ts';
import { QueryParseError, QueryTooLongError } from './query-errors.ts';
import type { Token } from './tokenize.ts';

/** Deeper than any real query, and not too deep for the recursive parser. */
const MAX_NESTING = 256;

/** Parsing an escape sequence in a string, such as `\u{1F600}`, takes as long as parsing this many tokens. */
const TOKENS_PER_ESCAPE = 8;

const PREFIXES: ReadonlySet<string> = new Set(['!', '-', '+']);

/**
 * Checks the tokens before parsing: refuses an empty, too long or too deeply nested query, and characters that are not GROQ.
 *
 * @returns the number of tokens to parse
 * @throws QueryParseError
 */
export function checkTokens(query: string, tokens: readonly Token[], maxTokens: number): number {
  if (tokens.length === 0) throw new QueryParseError('no query', query);
  const written = tokens.length + TOKENS_PER_ESCAPE * (query.split('\\').length - 1);
  if (written > maxTokens) throw new QueryTooLongError(query, maxTokens);
  checkNesting(query, tokens);
  // groq-js loops forever on an unterminated escape sequence.
  const illegal = tokens.find(({ kind }) => kind === 'illegal');
  if (illegal) throw new QueryParseError(describeIllegal(illegal), query, illegal);
  const parsed = written + measureFunctions(tokens);
  if (parsed > maxTokens) throw new QueryTooLongError(query, maxTokens);
  return parsed;
}

function describeIllegal({ text }: Token): string {
  if (!/^["']/.test(text)) return `Unexpected character ${JSON.stringify(text)}`;
  return 'A string has no closing quote, or an invalid escape sequence';
}

/** Where a query first reads each of its parameters, by their names. Those of its own functions are not among them. */
export function findParameters(tokens: readonly Token[]): Map<string, Token> {
  const parameters = new Map<string, Token>();
  let own: string | undefined;
  for (const [index, token] of tokens.entries()) {
    const { kind, text } = token;
    if (text === ';') own = undefined;
    if (kind !== 'parameter') continue;
    if (isDeclared(tokens, index)) own = text;
    const name = text.slice(1);
    if (text !== own && !parameters.has(name)) parameters.set(name, token);
  }
  return parameters;
}

/** Whether the parameter at an index declares the parameter of a function: `fn ns::name($x) = …;`. */
function isDeclared(tokens: readonly Token[], index: number): boolean {
  const [keyword, , separator, , parenthesis] = tokens.slice(Math.max(0, index - 5), index);
  return keyword?.text === 'fn' && separator?.text === '::' && parenthesis?.text === '(';
}

/** @throws QueryParseError for a missing parameter */
export function checkParameters(
  query: string,
  parameters: ReadonlyMap<string, Token>,
  params: QueryParams,
): void {
  for (const [name, token] of parameters) {
    if (Object.hasOwn(params, name)) continue;
    throw new QueryParseError(`param $${name} referenced, but not provided`, query, token);
  }
}

function checkNesting(query: string, tokens: readonly Token[]): void {
  let brackets = 0;
  let prefixes = 0;
  for (const token of tokens) {
    const { kind, text } = token;
    prefixes = PREFIXES.has(text) ? prefixes + 1 : 0;
    if (kind === 'symbol' && '([{'.includes(text)) brackets += 1;
    if (kind === 'symbol' && ')]}'.includes(text)) brackets -= 1;
    if (brackets + prefixes > MAX_NESTING) {
      throw new QueryParseError(`query is nested too deeply (more than ${MAX_NESTING} levels)`, query, token);
    }
  }
}

/**
 * The number of tokens that the query's own functions add: groq-js inlines the body of a function at each call, so functions that
 * call each other twice double the size at every level.
 */
function measureFunctions(tokens: readonly Token[]): number {
  if (!tokens.some(({ text }) => text === 'fn')) return 0;
  const declarations = listFunctionDeclarations(tokens);
  const sizes = new Map<string, number>();
  const measureExpanded = (body: readonly Token[]): number => {
    let size = body.length;
    for (const [index, token] of body.entries()) {
      if (token.text !== '::') continue;
      const name = `${body[index - 1]?.text}::${body[index + 1]?.text}`;
      const called = declarations.get(name);
      if (!called) continue;
      // Recursive functions count once here; the parser refuses them.
      if (!sizes.has(name)) sizes.set(name, 0).set(name, measureExpanded(called));
      size += sizes.get(name) ?? 0;
    }
    return size;
  };
  return measureExpanded(tokens) - tokens.length;
}

/** The tokens of each function declaration `fn ns::name($x) = …;` after `fn`, by name. */
function listFunctionDeclarations(tokens: readonly Token[]): Map<string, readonly Token[]> {
  const bodies = new Map<string, readonly Token[]>();
  let body: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const [namespace, separator, name] = tokens.slice(index + 1, index + 4);
    const isDeclaration = token.text === 'fn' && separator?.text === '::';
    if (isDeclaration || token.text === ';') body = [];
    else body.push(token);
    if (isDeclaration) bodies.set(`${namespace?.text}::${name?.text}`, body);
  }
  return bodies;
}

/** @throws QueryParseError for a function in an invalid position, or with a wrong number of arguments */
export function checkTree(query: string, tokens: readonly Token[], tree: GroqNode): void {
  let calls = 0;
  let matches = 0;
  for (const node of walkNodes(tree)) {
    if (node.type === 'OpCall' && node.op === 'match' && getTextQueryArguments(node.right)) matches += 1;
    if (getCallArguments(node, 'text', 'query')) calls += 1;
    if (node.type === 'FuncCall') checkDocumentsFunction(query, tokens, node);
  }
  if (calls > matches) {
    throw createCallError(query, tokens, 'query', 'text::query() can only stand on the right side of match');
  }
}

/** Checks the number of arguments of the namespace `documents`, which groq-js does not check. */
function checkDocumentsFunction(query: string, tokens: readonly Token[], node: CallNode): void {
  if (node.namespace !== 'documents') return;
  const expected = node.name === 'get' ? 1 : 0;
  if (node.args.length === expected) return;
  const description = `Incorrect number of arguments to function ${node.name}(). Expected ${expected}, got ${node.args.length}.`;
  throw createCallError(query, tokens, node.name, description);
}

/** An error at the first call of a function, or at the beginning of the query when there is none. */
export function createCallError(
  query: string,
  tokens: readonly Token[],
  name: string,
  description: string,
): QueryParseError {
  const call = tokens.find(({ text }, index) => text === name && tokens[index + 1]?.text === '(');
  return new QueryParseError(description, query, call);
}
