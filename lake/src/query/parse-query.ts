import { GroqSyntaxError, parse } from 'groq-js';
import { LruCache } from '../lru-cache.ts';
import { UNSUPPORTED_GROQ } from '../unsupported.ts';
import { SIGNED_IN_LIMITS } from '../work-meter.ts';
import { checkParameters, checkTokens, checkTree, createCallError, findParameters } from './check-query.ts';
import type { QueryParams } from './dataset-filter.ts';
import type { GroqNode } from './groq-tree.ts';
import {
  QueryParseError,
  QueryTooLongError,
  refuseOutOfRange,
  UnsupportedQueryError,
} from './query-errors.ts';
import { type Token, tokenize } from './tokenize.ts';

const CACHED_TREES = 500;

/** The hosted lake's limit. */
const MAX_CHARACTERS = 300_000;

/** Facts about the text of a query that do not depend on its parameters. */
type PreparedQuery = {
  tokens: readonly Token[];
  /** The number of tokens to parse. */
  size: number;
  /** Where each required parameter is first read. */
  parameters: ReadonlyMap<string, Token>;
  /** The names of parameters whose values affect the syntax tree. */
  shaping: readonly string[];
};

const preparedCache = new LruCache<PreparedQuery>(CACHED_TREES);
const treeCache = new LruCache<GroqNode>(CACHED_TREES);

/**
 * Parses and checks a query. Trees are cached by the query and the parameters that affect its tree.
 *
 * @param maxTokens a limit, since parsing blocks the thread
 * @throws QueryParseError, or its subclass QueryTooLongError
 * @throws UnsupportedQueryError
 */
export function parseQuery(
  query: string,
  params: QueryParams,
  maxTokens = SIGNED_IN_LIMITS.tokens,
): GroqNode {
  const prepared = preparedCache.getOrCreate(query, (own) => prepareQuery(own, maxTokens));
  // The cached tree may have been parsed for a caller with a higher limit.
  if (prepared.size > maxTokens) throw new QueryTooLongError(query, maxTokens);
  checkParameters(query, prepared.parameters, params);
  const given = prepared.shaping.filter((name) => Object.hasOwn(params, name));
  const shaping = Object.fromEntries(given.map((name) => [name, params[name]]));
  const key = given.length === 0 ? query : JSON.stringify([query, shaping]);
  return treeCache.getOrCreate(key, () =>
    refuseOutOfRange(query, () => createTree(query, prepared.tokens, shaping)),
  );
}

function prepareQuery(query: string, maxTokens: number): PreparedQuery {
  if (query.length > MAX_CHARACTERS)
    throw new QueryParseError('query is too long (more than 300,000 characters)', query);
  const tokens = tokenize(query);
  const size = checkTokens(query, tokens, maxTokens);
  return { tokens, size, parameters: findParameters(tokens), shaping: listShapingParameters(tokens) };
}

function createTree(query: string, tokens: readonly Token[], params: QueryParams): GroqNode {
  const tree = parseTree(query, tokens, params);
  checkTree(query, tokens, tree);
  return tree;
}

function parseTree(query: string, tokens: readonly Token[], params: QueryParams): GroqNode {
  try {
    // groq-js recognises a comment only when a line break ends it.
    const tree = parse(`${query}\n`, { params });
    const spelled = withShortEscapes(query, tokens);
    return spelled === query ? tree : parse(`${spelled}\n`, { params });
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
    if (error instanceof GroqSyntaxError) throw describeSyntaxError(query, tokens, error);
    throw describeSemanticError(query, tokens, error.message);
  }
}

const TRAILING_TOKEN = 'Unexpected end of query';

/** The description of groq-js, at the token where it stopped. */
function describeSyntaxError(
  query: string,
  tokens: readonly Token[],
  { message, position }: GroqSyntaxError,
): QueryParseError {
  const description = message.replace(/^.*? at position \d+(?:: )?/, '');
  // groq-js has one description for a query that goes on and for one that ends, and its position is one before the token.
  const isTrailing = description === TRAILING_TOKEN;
  const token = tokens.find(({ end }) => end > position + (isTrailing ? 1 : 0));
  if (token) {
    return new QueryParseError(
      isTrailing ? `Unexpected ${JSON.stringify(token.text)}` : description,
      query,
      token,
    );
  }
  const end = tokens.at(-1)?.end ?? 0;
  const isNamed = !description.includes('undefined');
  return new QueryParseError(isNamed ? description : 'Unexpected end of query', query, { start: end, end });
}

const ESCAPES = /\\(?:u\{([0-9a-f]+)\}|[\s\S])/gi;

/** Rewrites `"\u{1F600}"` as `"\uD83D\uDE00"`, since groq-js uses only the last four digits of the former. */
function withShortEscapes(query: string, tokens: readonly Token[]): string {
  if (!query.includes('\\u{')) return query;
  let spelled = '';
  let end = 0;
  for (const token of tokens) {
    if (token.kind !== 'string') continue;
    const text = token.text.replace(ESCAPES, (whole: string, digits?: string) =>
      digits === undefined ? whole : shortenEscapes(String.fromCodePoint(Number.parseInt(digits, 16))),
    );
    spelled += query.slice(end, token.start) + text;
    end = token.end;
  }
  return spelled + query.slice(end);
}

function shortenEscapes(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** Errors for unknown functions and wrong numbers of arguments; groq-js reports the function but not the position. */
function describeSemanticError(query: string, tokens: readonly Token[], message: string): Error {
  const name = /(?:function:? )(\w+)/.exec(message)?.[1] ?? '';
  const isUnsupported = Object.hasOwn(UNSUPPORTED_GROQ, `${name}()`) && callsGlobalFunction(tokens, name);
  return isUnsupported
    ? new UnsupportedQueryError(`${name}()`)
    : createCallError(query, tokens, name, message);
}

function callsGlobalFunction(tokens: readonly Token[], name: string): boolean {
  return tokens.some(
    ({ text }, index) =>
      text === name &&
      tokens[index + 1]?.text === '(' &&
      (tokens[index - 1]?.text !== '::' || tokens[index - 2]?.text === 'global'),
  );
}

/**
 * The parameters in brackets with only constants, such as `[0...$limit]`: their values determine whether groq-js parses the
 * brackets as a slice, an element, an attribute or a filter.
 */
function listShapingParameters(tokens: readonly Token[]): string[] {
  const shaping = new Set<string>();
  const open: { names: string[]; isConstant: boolean }[] = [];
  for (const token of tokens) {
    if (token.text === '[') open.push({ names: [], isConstant: true });
    const bracket = open.at(-1);
    if (!bracket || token.text === '[') continue;
    if (token.text === ']') {
      if (bracket.isConstant) for (const name of bracket.names) shaping.add(name);
      open.pop();
      const outer = open.at(-1);
      if (outer) outer.isConstant = false;
    } else if (token.kind === 'parameter') bracket.names.push(token.text.slice(1));
    else if (token.kind === 'identifier') bracket.isConstant = false;
  }
  return [...shaping];
}
