import type { SanityClient } from 'sanity';
import { fixedPages } from '../../content/pages.ts';

/**
 * Finds the document type of a page by its id; undefined when the document is not a page.
 *
 * Never rejects, because the Studio would render no further panes. When the lake does not answer, a document
 * other than a singleton counts as an agent, and its form waits for the lake.
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
