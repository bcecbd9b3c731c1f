import type { CustomValidatorResult, ValidationContext } from '@sanity/types';
import { isServersOwn, resolveHref, type SluggedType } from '../hrefs.ts';
import { singletonPages } from '../pages.ts';

/** The paths of all pages that a link may lead to, but for those that only the content knows. */
export const shownPaths: readonly string[] = singletonPages
  .filter(({ type }) => type !== 'notFoundPage')
  .map(({ path }) => path);

/** Paths with a fixed page, and the spec's '/agents', which leads to the agents on the home page. */
const fixedPaths: ReadonlySet<string> = new Set([...shownPaths, '/agents']);

/** A page with an address of its own, and the addresses that it had earlier: they lead on to it. */
export interface SluggedPage {
  type: SluggedType;
  slug: string | null;
  formerSlugs: string[] | null;
}

/**
 * The path whose page only the content knows, an agent or a legal page, as the router compares it; undefined for a fixed
 * page, for a file and what else the server answers, and for what is no path of the site.
 */
function sluggedPath(address: string): string | undefined {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const wanted = path.toLowerCase();
  return isServersOwn(path) || fixedPaths.has(wanted) ? undefined : wanted;
}

/**
 * Whether a link leads somewhere: to one of these pages, to one that the site always has, to a file, or away from the site.
 * The Studio and `npm run check:content` both ask here.
 */
export function leadsSomewhere(address: string, pages: readonly SluggedPage[]): boolean {
  const wanted = sluggedPath(address);
  return (
    wanted === undefined ||
    pages.some(({ type, slug, formerSlugs }) =>
      [slug, ...(formerSlugs ?? [])].some(
        (known) => known && resolveHref(type, known).toLowerCase() === wanted,
      ),
    )
  );
}

const PAGES =
  '*[_type in ["agent", "landingPage", "legalPage"]]{"type": _type, "slug": slug.current, formerSlugs}';

type Client = Pick<ReturnType<ValidationContext['getClient']>, 'config' | 'withConfig'>;

/**
 * How long an answer serves further checks, in milliseconds. A form has dozens of links and checks each whenever one
 * changes: they share one request.
 */
const ANSWER_SERVES_FOR = 2_000;

const answers = new Map<string, Promise<SluggedPage[] | null>>();

/**
 * The pages of the client's dataset that visitors see; null when nobody knows. Rejects with the client's errors,
 * which are not kept.
 */
function publishedPages(client: Client): Promise<SluggedPage[] | null> {
  const { projectId, dataset } = client.config();
  const key = `${projectId}.${dataset}`;
  const known = answers.get(key);
  if (known) return known;
  const forget = () => void answers.delete(key);
  const asked = client
    .withConfig({ perspective: 'published' })
    .fetch<SluggedPage[] | null>(PAGES, {}, { tag: 'validation.link' });
  answers.set(key, asked);
  asked.then(() => setTimeout(forget, ANSWER_SERVES_FOR), forget);
  return asked;
}

/** Says that a link leads to a page that the published site does not have; true when it has, or it is no such link. */
export async function pageIsThere(
  address: string | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<CustomValidatorResult> {
  if (!address || sluggedPath(address) === undefined) return true;
  const pages = await publishedPages(context.getClient({ apiVersion: '2025-02-19' }));
  return (
    pages === null ||
    leadsSomewhere(address, pages) ||
    `The site has no page at “${address}”, so visitors would get “Page not found”. Choose another page, or publish that one first.`
  );
}
