import type { SanityClient } from 'sanity';
import { isPageType, resolveHref } from '../../schemas/hrefs.ts';
import { fixedRouteQueries } from '../../web/app/route-queries.ts';

/** Where the site shows a document as a page of its own, as `/agent/tara`; undefined for all others. */
export async function sitePathOf(
  client: SanityClient,
  { id, type }: { id: string; type: string },
): Promise<string | undefined> {
  if (isPageType(type)) return resolveHref(type);
  if (type === 'legalPage') {
    return [...fixedRouteQueries].find(([, { params }]) => params.documentId === id)?.[0];
  }
  if (type !== 'agent') return undefined;
  const slug = await client.fetch<string | null>(
    'coalesce(*[_id == $id][0].slug.current, *[_id == "drafts." + $id][0].slug.current)',
    { id },
    { perspective: 'raw', tag: 'structure.slug' },
  );
  return slug ? resolveHref(type, slug) : undefined;
}
