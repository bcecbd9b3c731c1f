import { splitUrl } from '../address.ts';
import { boom } from '../errors.ts';
import { LruCache } from '../query/lru-cache.ts';

/** What a request's address asks for. */
export type Search = {
  query: string;
  /** The others may be all there are, without `query`. */
  others: URLSearchParams;
};

const QUERY = /(?:^\?|&)query=([^&]*)/;
const REMEMBERED = 200;

/** Decoded queries by their encoded form. The same few queries come often, and decoding a long one takes longer than answering it. */
const decoded = new LruCache<string>(REMEMBERED);

/** The parameters of a request's address. */
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

/** The `$name=<JSON>` parameters of a query or listen URL. @throws LakeError 400 for a value that is not JSON */
export function queryParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw boom(400, `Unable to parse the value of parameter ${name}: it must be JSON, so quote strings`);
    }
  }
  return params;
}
