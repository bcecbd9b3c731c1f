import type { ClientReturn, QueryParams } from '@sanity/client';
import { queryWithFacts, type SiteFacts, withSiteFacts } from '../../content/site-facts.ts';
import type { ContentReader, ContentSource } from './content-source.ts';

let read: ContentReader | undefined;

/** Connects every later `fetchContent` of this process to a lake; used by server rendering and tests. */
export function connectContent(source: ContentSource): void {
  read = readFrom(source);
}

/** The client is loaded when content is first asked for, since a rendered page comes with its content. */
function readFrom(source: ContentSource): ContentReader {
  let reader: ContentReader | undefined;
  return async (query, params) => {
    const { createPublishedReader } = await import('./published-client.ts');
    reader ??= createPublishedReader(source);
    return reader(query, params);
  };
}

function readFromOrigin(): ContentReader {
  // `fetch` is looked up on each call, so that tests can replace it.
  return readFrom({ origin: window.location.origin, transport: (request) => fetch(request) });
}

/** Replaces the lake as the source of every later `fetchContent` on this page; used by the Studio's preview. */
export function readContentFrom(reader: ContentReader): void {
  read = reader;
}

/**
 * Runs a GROQ query against the published content. In the result, `{product}` and the other placeholders are replaced by the
 * facts of Site settings, which come in the same response, so that they always match. The type is the one that TypeGen registered
 * for the query text, or `unknown`.
 *
 * Rejects with the errors of `@sanity/client`, or one about a result of another shape, such as a proxy's page of status 200.
 */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query, unknown>> {
  read ??= readFromOrigin();
  const result = await read(queryWithFacts(query), params);
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

/** Whether a result has the shape that `queryWithFacts` queries. The type of the content is the one that TypeGen generated. */
function isResult<Content>(result: unknown): result is Result<Content> {
  return typeof result === 'object' && result !== null && 'content' in result && 'facts' in result;
}
