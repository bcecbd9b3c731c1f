import { type ClientReturn, createClient, type QueryParams, type SanityClient } from '@sanity/client';
import { siteConfig } from './env.ts';
import { type SiteFacts, withFactsOf, withSiteFacts } from './site-facts.ts';

/** Carries one request to the content lake: the network in a browser, the lake itself in the server's process. */
export type ContentTransport = (request: Request) => Promise<Response>;

export interface ContentClientConfig {
  /** 'local' is the embedded lake, which answers on `origin`; any other project is hosted. */
  projectId: string;
  dataset: string;
  /** The origin the embedded lake answers on, such as 'http://localhost:3000'. */
  origin: string;
  transport: ContentTransport;
}

/**
 * A client that reads published documents. Its own retries are off, since react-query retries: both together
 * would multiply.
 */
export function createContentClient({
  projectId,
  dataset,
  origin,
  transport,
}: ContentClientConfig): SanityClient {
  const hosted = projectId !== 'local';
  return createClient({
    projectId,
    dataset,
    apiVersion: '2025-02-19',
    perspective: 'published',
    useCdn: hosted,
    maxRetries: 0,
    ...(hosted ? {} : { apiHost: origin, useProjectHostname: false }),
    resolveFetch: () => (url, init) => transport(new Request(url, init)),
  });
}

let connection: SanityClient | undefined;

/** Points every later `fetchContent` of this process at a lake: the server's render and the tests call it. */
export function connectContent(options: { origin: string; transport: ContentTransport }): void {
  connection = createContentClient({ ...siteConfig(), ...options });
}

function connectToOrigin(): SanityClient {
  const config = siteConfig();
  const origin = config.apiHost || window.location.origin;
  // Late bound: whoever replaces the global fetch (a test, a debugger) is heard.
  return createContentClient({ ...config, origin, transport: (request) => fetch(request) });
}

/**
 * Runs a GROQ query against the published content and resolves with its result, in which `{product}` and the
 * other placeholders are replaced by the facts of Site settings. The facts travel with the result in one request, so
 * that both always belong together. The type is the one TypeGen registered for the query's text; without one it is
 * `unknown`.
 *
 * Rejects with `@sanity/client`'s ClientError or ServerError, or the transport's own error.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query, unknown>> {
  connection ??= connectToOrigin();
  const answer = await connection.fetch<Answer<ClientReturn<Query, unknown>>>(withFactsOf(query), params);
  return withSiteFacts(answer.content, answer.facts ?? {});
}

interface Answer<Content> {
  content: Content;
  /** Null while the lake has no Site settings. */
  facts: SiteFacts | null;
}
