import type { SanityClient } from 'sanity';
import { fixedPages } from '../../schemas/pages.ts';

/**
 * The type of a page's document that is one of many; undefined for what is not a page.
 *
 * Never rejects: the Studio shows nothing at all beside a pane that rejects. When the lake does not answer, what is not
 * known here counts as an agent, and the form waits for the lake by itself.
 */
export async function typeOfPage(
  client: Pick<SanityClient, 'fetch'>,
  id: string,
): Promise<string | undefined> {
  const fixed = fixedPages.find(({ documentId }) => documentId === id);
  if (fixed) return fixed.type;
  const found = client.fetch<string | null>(
    '*[_id in [$id, "drafts." + $id] && _type in ["agent", "landingPage", "legalPage"]][0]._type',
    { id },
    { perspective: 'raw', tag: 'structure.page-type' },
  );
  return (await found.catch(() => 'agent')) ?? undefined;
}
