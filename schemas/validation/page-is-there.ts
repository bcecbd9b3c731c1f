import type { CustomValidatorResult, ValidationContext } from '@sanity/types';
import { pageRoutes } from '../hrefs.ts';

/** Paths with a fixed page, and the spec's '/agents', which leads to the agents on the home page. */
const fixedPaths: ReadonlySet<string> = new Set([...Object.values(pageRoutes), '/agents']);

/** What a path without its query and place asks the lake for. */
export interface SluggedPath {
  type: 'agent' | 'legalPage';
  slug: string;
}

/**
 * The document that a path of the site shows when it is none of the fixed pages: an agent or a legal page. Undefined
 * for a fixed page, for a file, and for what is no path of the site.
 */
function sluggedPath(address: string): SluggedPath | undefined {
  const path = address.replace(/[?#].*$/, '').toLowerCase();
  if (!path.startsWith('/') || path.startsWith('//') || fixedPaths.has(path)) return undefined;
  const [first = '', second, ...more] = path.slice(1).split('/');
  if (first === 'agent' && second && more.length === 0) return { type: 'agent', slug: second };
  // A file, such as /report.pdf or /files/…, is no page.
  if (second !== undefined || first.includes('.')) return undefined;
  return { type: 'legalPage', slug: first };
}

/** An address that the page had earlier leads on to it. */
const IS_MISSING =
  '!defined(*[_type == $type && (lower(slug.current) == $slug || $slug in formerSlugs)][0]._id)';

/** Says that a link leads to a page that the published site does not have; true when it has, or it is no such link. */
export async function pageIsThere(
  address: string | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<CustomValidatorResult> {
  const wanted = address ? sluggedPath(address) : undefined;
  if (!wanted) return true;
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
  const isMissing = await client.fetch<boolean>(IS_MISSING, { ...wanted }, { tag: 'validation.link' });
  return (
    !isMissing ||
    `The site has no page at “${address}”, so visitors would get “Page not found”. Choose the page again, or publish it if that is still to come.`
  );
}
