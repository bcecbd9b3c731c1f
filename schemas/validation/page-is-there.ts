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

/** Every page that has an address of its own, with the addresses that it had earlier: they lead on to it. */
const PAGES = '*[_type in ["agent", "legalPage"]]{"type": _type, "slug": slug.current, formerSlugs}';

interface Page {
  type: SluggedPath['type'];
  slug: string | null;
  formerSlugs: string[] | null;
}

type Client = Pick<ReturnType<ValidationContext['getClient']>, 'config' | 'withConfig'>;

/**
 * How long an answer serves further checks, in milliseconds. A form has dozens of links and checks each whenever one
 * changes: they share one request.
 */
const ANSWER_SERVES_FOR = 2_000;

const answers = new Map<string, Promise<Page[] | null>>();

/**
 * The pages of the client's dataset that visitors see; null when nobody knows. Rejects with the client's errors,
 * which are not kept.
 */
function publishedPages(client: Client): Promise<Page[] | null> {
  const { projectId, dataset } = client.config();
  const key = `${projectId}.${dataset}`;
  const known = answers.get(key);
  if (known) return known;
  const forget = () => void answers.delete(key);
  const asked = client
    .withConfig({ perspective: 'published' })
    .fetch<Page[] | null>(PAGES, {}, { tag: 'validation.link' });
  answers.set(key, asked);
  asked.then(() => setTimeout(forget, ANSWER_SERVES_FOR), forget);
  return asked;
}

/** Says that a link leads to a page that the published site does not have; true when it has, or it is no such link. */
export async function pageIsThere(
  address: string | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<CustomValidatorResult> {
  const wanted = address ? sluggedPath(address) : undefined;
  if (!wanted) return true;
  const pages = await publishedPages(context.getClient({ apiVersion: '2025-02-19' }));
  const isThere = pages?.some(
    ({ type, slug, formerSlugs }) =>
      type === wanted.type &&
      [slug, ...(formerSlugs ?? [])].some((known) => known?.toLowerCase() === wanted.slug),
  );
  return (
    (isThere ?? true) ||
    `The site has no page at “${address}”, so visitors would get “Page not found”. Choose the page again, or publish it if that is still to come.`
  );
}
