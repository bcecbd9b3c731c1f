import { type SiteFacts, siteFactsProjection } from '../../web/content/site-facts.ts';
import { useSharedQuery } from './use-shared-query.ts';

const QUERY = `*[_id == "siteSettings"][0]${siteFactsProjection}`;

/** What the published Site settings put in the place of `{product}` and the like; undefined until it is known. */
export function useSiteFacts(): SiteFacts | undefined {
  const facts = useSharedQuery(QUERY, 'published');
  if (facts === undefined) return undefined;
  // The shape of the projection above; null while Site settings were never published.
  return (facts ?? {}) as SiteFacts;
}
