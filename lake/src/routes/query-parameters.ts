import { createHttpError } from '../errors.ts';
import { LruCache } from '../lru-cache.ts';
import { splitUrl } from '../requests/address.ts';

/** The parsed query string of a request. */
export type Search = {
  query: string;
  /** The other parameters; they may include `query` when it was parsed from them. */
  others: URLSearchParams;
};

const QUERY = /(?:^\?|&)query=([^&]*)/;
const CACHE_SIZE = 200;

/** Caches decoded queries by encoded form: the same queries are frequent, and decoding a long one takes longer than responding. */
const decoded = new LruCache<string>(CACHE_SIZE);

/** Parses the query string of a request. */
export function readQueryParameters(url: string): Search {
  const { search } = splitUrl(url);
  const match = QUERY.exec(search);
  const encoded = match?.[1];
  if (!match || encoded === undefined) {
    const others = new URLSearchParams(search);
    return { query: others.get('query') ?? '', others };
  }
  const query = decoded.getOrCreate(encoded, decode);
  const rest = search.slice(0, match.index + 1) + search.slice(match.index + match[0].length);
  return { query, others: new URLSearchParams(rest) };
}

function decode(encoded: string): string {
  return new URLSearchParams(`query=${encoded}`).get('query') ?? '';
}

/** Parses the `$name=<JSON>` parameters of a query or listen URL. @throws LakeError 400 for a value that is not JSON */
export function queryParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw createHttpError(
        400,
        `Unable to parse the value of parameter ${name}: it must be JSON, so quote strings`,
      );
    }
  }
  return params;
}
