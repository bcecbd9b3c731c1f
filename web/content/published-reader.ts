import type { QueryParams } from '@sanity/client';
import { ContentError } from './content-error.ts';

/** Sends one request to the content lake: over the network in a browser, or directly to the lake in the server's process. */
export type ContentTransport = (request: Request) => Promise<Response>;

/** Runs a GROQ query and resolves with its result. Rejects with a ContentError, or the transport's own error. */
export type ContentReader = (query: string, params: QueryParams) => Promise<unknown>;

interface PublishedReaderConfig {
  /** 'local' is the embedded lake at `origin`; any other id is a hosted project. */
  projectId: string;
  dataset: string;
  /** The origin of the embedded lake, such as 'http://localhost:3000'. */
  origin: string;
  transport: ContentTransport;
}

/** Request timeout in ms. The embedded lake limits a query to ten seconds. */
export const timeoutMs = 15_000;
/** The URL length in characters from which `@sanity/client` sends a query by POST. */
const addressLimit = 11_264;
const options: [string, string][] = [
  ['returnQuery', 'false'],
  ['perspective', 'published'],
];

/**
 * Reads published documents without a token, which is all that a visitor's browser needs. Sends the same requests as
 * `@sanity/client` at a fiftieth of its size; a contract test compares the two. Does not retry, since react-query does.
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
  // The host name of a hosted project already contains its id.
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

/** Encodes each parameter as JSON, with a dollar sign before its name, and leaves out undefined ones. */
function encodeQuery(query: string, params: QueryParams): URLSearchParams {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => [`$${name}`, JSON.stringify(value)]);
  return new URLSearchParams([['query', query], ...pairs]);
}

/** Parses JSON, and returns any other body as text: a proxy's error page, or an incomplete response. */
function parseBody(text: string, { headers }: Response): unknown {
  if (!headers.get('content-type')?.includes('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
