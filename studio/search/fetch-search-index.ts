import type { SanityClient } from 'sanity';
import { PLACEHOLDER_VALUES_QUERY, type PlaceholderValues } from './displayed-texts.ts';

/** Milliseconds for which the documents are cached, so that typing a search text needs a single request. */
const CACHE_MS = 20_000;

/** All searchable documents, in the drafts perspective. */
export interface SearchIndex {
  /** By published id. */
  documents: ReadonlyMap<string, unknown>;
  site: PlaceholderValues;
}

const QUERY = `{"documents": *[!(_type match "sanity.*" || _type match "system.*") && !(_id in path("_.**"))], "site": ${PLACEHOLDER_VALUES_QUERY}}`;

let cached: { reading: Promise<SearchIndex>; until: number } | undefined;

/** Fetches the searchable documents, cached for 20 seconds. Rejects with the client's error. */
export function fetchSearchIndex(client: Pick<SanityClient, 'fetch'>): Promise<SearchIndex> {
  if (cached && Date.now() < cached.until) return cached.reading;
  const reading = client
    .fetch<{ documents: { _id: string }[]; site: PlaceholderValues }>(
      QUERY,
      {},
      { perspective: 'drafts', tag: 'search-displayed-text' },
    )
    .then(({ documents, site }) => ({
      documents: new Map(documents.map((found) => [found._id, found])),
      site,
    }));
  cached = { reading, until: Date.now() + CACHE_MS };
  reading.catch(() => {
    cached = undefined;
  });
  return reading;
}
