import type { QueryParams } from '@sanity/client';
import { ContentError } from './content-error.ts';

/** Carries one request to the content lake: the network in a browser, the lake itself in the server's process. */
export type ContentTransport = (request: Request) => Promise<Response>;

/** Runs a GROQ query and resolves with its result. Rejects with a ContentError, or the transport's own error. */
export type ContentReader = (query: string, params: QueryParams) => Promise<unknown>;

export interface PublishedReaderConfig {
  /** 'local' is the embedded lake, which answers on `origin`; any other project is hosted. */
  projectId: string;
  dataset: string;
  /** The origin the embedded lake answers on, such as 'http://localhost:3000'. */
  origin: string;
  transport: ContentTransport;
}

/** How long, in ms, an answer may be on its way. The embedded lake works on a query for ten seconds at most. */
export const timeoutMs = 15_000;
/** From this many characters of address on, `@sanity/client` sends a query in a body. */
const addressLimit = 11_264;
const options: [string, string][] = [
  ['returnQuery', 'false'],
  ['perspective', 'published'],
];

/**
 * Reads published documents without a token: all that a visitor's browser asks a lake for. It sends what
 * `@sanity/client` would send, in a fiftieth of its size; a contract test holds the two side by side. It does not
 * retry, since react-query does.
 */
export function createPublishedReader(config: PublishedReaderConfig): ContentReader {
  return async (query, params) => {
    const request = queryRequest(config, query, params);
    const { method, url: address } = request;
    const [url = address] = address.split('?');
    const response = await config.transport(request);
    const text = await response.text();
    const body = parseBody(text, response);
    if (!response.ok) throw new ContentError({ method, url, response, body });
    if (typeof body !== 'object' || body === null || !('result' in body)) {
      throw new ContentError({ method, url, response, body, fault: 'not the result of a query' });
    }
    return body.result;
  };
}

function queryRequest(
  { projectId, dataset, origin }: PublishedReaderConfig,
  query: string,
  params: QueryParams,
): Request {
  const isHosted = projectId !== 'local';
  const host = isHosted ? `https://${projectId}.apicdn.sanity.io` : origin;
  const address = `${host}/v2025-02-19/data/query/${dataset}`;
  // A hosted project's host names it already.
  const project: HeadersInit = isHosted ? {} : { 'x-sanity-project-id': projectId };
  const signal = AbortSignal.timeout(timeoutMs);

  const asked = encodeQuery(query, params);
  if (`?${asked}`.length < addressLimit) {
    const all = new URLSearchParams([...asked, ...options]);
    return new Request(`${address}?${all}`, { headers: project, signal });
  }
  return new Request(`${address}?${new URLSearchParams(options)}`, {
    method: 'POST',
    signal,
    headers: { ...project, 'content-type': 'application/json' },
    body: JSON.stringify({ query, params }),
  });
}

/** A parameter is sent as JSON under its name with a dollar sign; one that is undefined is not sent. */
function encodeQuery(query: string, params: QueryParams): URLSearchParams {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => [`$${name}`, JSON.stringify(value)]);
  return new URLSearchParams([['query', query], ...pairs]);
}

/** The parsed JSON, or the text of anything else: a proxy's page, an answer cut in half. */
function parseBody(text: string, { headers }: Response): unknown {
  if (!headers.get('content-type')?.includes('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
