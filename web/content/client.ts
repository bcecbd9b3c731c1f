import type { ClientReturn, QueryParams } from '@sanity/client';
import { siteConfig } from './env.ts';
import { type ContentReader, type ContentTransport, createPublishedReader } from './published-reader.ts';
import { type SiteFacts, withFactsOf, withSiteFacts } from './site-facts.ts';

let read: ContentReader | undefined;

/** Points every later `fetchContent` of this process at a lake: the server's render and the tests call it. */
export function connectContent(options: { origin: string; transport: ContentTransport }): void {
  read = createPublishedReader({ ...siteConfig(), ...options });
}

function connectToOrigin(): ContentReader {
  const { origin } = window.location;
  // Late bound: whoever replaces the global fetch (a test, a debugger) is heard.
  return createPublishedReader({ ...siteConfig(), origin, transport: (request) => fetch(request) });
}

/** Has every later `fetchContent` of this page answered by another than the lake: the Studio, in its preview. */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
}

/**
 * Runs a GROQ query against the published content and resolves with its result, in which `{product}` and the
 * other placeholders are replaced by the facts of Site settings. The facts travel with the result in one request, so
 * that both always belong together. The type is the one TypeGen registered for the query's text; without one it is
 * `unknown`.
 *
 * Rejects with a ContentError, the transport's own error, or an error about a result that is not the query's.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query, unknown>> {
  read ??= connectToOrigin();
  const result = await read(withFactsOf(query), params);
  if (!isResult<ClientReturn<Query, unknown>>(result)) {
    throw new Error(
      'The result of the content lake is not that of the query: it has no content or no facts.',
    );
  }
  return withSiteFacts(result.content, result.facts ?? {});
}

interface Result<Content> {
  content: Content;
  /** Null while the lake has no Site settings. */
  facts: SiteFacts | null;
}

/** Whether a result has the shape of `withFactsOf`. The type of the content itself is the one that TypeGen computed. */
function isResult<Content>(result: unknown): result is Result<Content> {
  return typeof result === 'object' && result !== null && 'content' in result && 'facts' in result;
}
