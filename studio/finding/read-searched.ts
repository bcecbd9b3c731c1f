import type { SanityClient } from 'sanity';
import { SITE_WORDS_QUERY, type SiteWords } from './readings.ts';

/** Milliseconds for which a search goes on with what was read: somebody types a word in that time. */
const KEPT = 20_000;

/** All that can be searched, as it is on its drafts. */
export interface Searched {
  /** By their published ids. */
  documents: ReadonlyMap<string, unknown>;
  site: SiteWords;
}

const QUERY = `{"documents": *[!(_type match "sanity.*" || _type match "system.*") && !(_id in path("_.**"))], "site": ${SITE_WORDS_QUERY}}`;

let kept: { reading: Promise<Searched>; until: number } | undefined;

/** Reads what a search goes through, once for all that is typed in a while. Rejects with what the client rejects with. */
export function readSearched(client: Pick<SanityClient, 'fetch'>): Promise<Searched> {
  if (kept && Date.now() < kept.until) return kept.reading;
  const reading = client
    .fetch<{ documents: { _id: string }[]; site: SiteWords }>(
      QUERY,
      {},
      { perspective: 'drafts', tag: 'search-as-read' },
    )
    .then(({ documents, site }) => ({
      documents: new Map(documents.map((found) => [found._id, found])),
      site,
    }));
  kept = { reading, until: Date.now() + KEPT };
  reading.catch(() => {
    kept = undefined;
  });
  return reading;
}
