import type { SanityClient } from 'sanity';
import { isAddressedType, resolveHref } from '../../content/hrefs.ts';
import { fixedPages } from '../../content/pages.ts';

interface Page {
  /** Published id of its document. */
  id: string;
  type: string;
}

/** Path of a document's page, such as `/agent/tara`; undefined when it has none. */
export function getPagePath({ id, type, slug }: Page & { slug?: string }): string | undefined {
  const fixed = fixedPages.find((page) => page.type === type && page.documentId === id);
  if (fixed) return fixed.path;
  return isAddressedType(type) && slug ? resolveHref(type, slug) : undefined;
}

/** Like `getPagePath`, with the slug queried from the lake. */
export async function findSitePath(client: SanityClient, page: Page): Promise<string | undefined> {
  if (!isAddressedType(page.type)) return getPagePath(page);
  const slug = await client.fetch<string | null>(
    'coalesce(*[_id == $id][0].slug.current, *[_id == "drafts." + $id][0].slug.current)',
    { id: page.id },
    { perspective: 'raw', tag: 'structure.slug' },
  );
  return getPagePath({ ...page, slug: slug ?? undefined });
}
