import type { CustomValidatorResult, ValidationContext } from '@sanity/types';
import { isServersOwn, resolveHref, type SluggedType } from '../../content/hrefs.ts';
import { singletonPages } from '../../content/pages.ts';

/** The paths of all fixed pages that a link may lead to. */
export const shownPaths: readonly string[] = singletonPages
  .filter(({ type }) => type !== 'notFoundPage')
  .map(({ path }) => path);

/** Paths of fixed pages, and '/agents', which leads to the agents on the home page. */
const fixedPaths: ReadonlySet<string> = new Set([...shownPaths, '/agents']);

/** A page with a slug, and its former addresses, which redirect to it. */
export interface SluggedPage {
  type: SluggedType;
  slug: string | null;
  formerSlugs: string[] | null;
}

/**
 * The path of a page that depends on the content (an agent, a landing page or a legal page), as the router compares it; undefined
 * for fixed pages, files and other paths that the server handles, and for addresses outside the site.
 */
function getSluggedPath(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const wanted = path.toLowerCase();
  return isServersOwn(path) || fixedPaths.has(wanted) ? undefined : wanted;
}

/**
 * Whether a link has a valid target: one of these pages, a fixed page, a file, or an address outside the site. Used by the Studio
 * and by `npm run check:content`.
 */
export function matchesPage(address: string, pages: readonly SluggedPage[]): boolean {
  const wanted = getSluggedPath(address);
  return (
    wanted === undefined ||
    pages.some(({ type, slug, formerSlugs }) =>
      [slug, ...(formerSlugs ?? [])].some(
        (known) => known && resolveHref(type, known).toLowerCase() === wanted,
      ),
    )
  );
}

const PAGES_QUERY =
  '*[_type in ["agent", "landingPage", "legalPage"]]{"type": _type, "slug": slug.current, formerSlugs}';

type Client = Pick<ReturnType<ValidationContext['getClient']>, 'config' | 'withConfig'>;

/**
 * How long a query result is reused, in milliseconds. A form validates its dozens of links whenever one changes: they share one
 * request.
 */
const CACHE_MS = 2_000;

const answers = new Map<string, Promise<SluggedPage[] | null>>();

/**
 * The published pages of the client's dataset; null when they are not known. Rejects with the client's errors, which are not
 * cached.
 */
function fetchPublishedPages(client: Client): Promise<SluggedPage[] | null> {
  const { projectId, dataset } = client.config();
  const key = `${projectId}.${dataset}`;
  const known = answers.get(key);
  if (known) return known;
  const forget = () => void answers.delete(key);
  const asked = client
    .withConfig({ perspective: 'published' })
    .fetch<SluggedPage[] | null>(PAGES_QUERY, {}, { tag: 'validation.link' });
  answers.set(key, asked);
  asked.then(() => setTimeout(forget, CACHE_MS), forget);
  return asked;
}

/** Reports a link to a page that is not published; true otherwise, also for links outside the site. */
export async function checkPageExists(
  address: string | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<CustomValidatorResult> {
  if (!address || getSluggedPath(address) === undefined) return true;
  const pages = await fetchPublishedPages(context.getClient({ apiVersion: '2025-02-19' }));
  return (
    pages === null ||
    matchesPage(address, pages) ||
    `The site has no page at “${address}”, so visitors would get “Page not found”. Choose another page, or publish that one first.`
  );
}
