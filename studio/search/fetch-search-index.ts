import type { SanityClient } from 'sanity';
import { SITE_WORDS_QUERY, type SiteWords } from './displayed-texts.ts';

/** How long fetched documents serve further searches, in milliseconds: somebody types a word in that time. */
const CACHE_MS = 20_000;

/** All that can be searched, as it is on its drafts. */
export interface SearchIndex {
  /** By their published ids. */
  documents: ReadonlyMap<string, unknown>;
  site: SiteWords;
}

const QUERY = `{"documents": *[!(_type match "sanity.*" || _type match "system.*") && !(_id in path("_.**"))], "site": ${SITE_WORDS_QUERY}}`;

let cached: { reading: Promise<SearchIndex>; until: number } | undefined;

/** Reads what a search goes through, once for all that is typed in a while. Rejects with what the client rejects with. */
export function fetchSearchIndex(client: Pick<SanityClient, 'fetch'>): Promise<SearchIndex> {
  if (cached && Date.now() < cached.until) return cached.reading;
  const reading = client
    .fetch<{ documents: { _id: string }[]; site: SiteWords }>(
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
