import type { ArrayRule, StringRule, ValidationContext } from '@sanity/types';
import { isNewPath, isOldPath, resolveHref, type SluggedType } from '../../content/hrefs.ts';
import { singletonPages } from '../../content/pages.ts';
import { requireSitePath } from './link-target.ts';

/** A line of the list, possibly incomplete. */
interface OldAddress {
  from?: string;
  to?: string;
}

function isOldAddress(value: unknown): value is OldAddress {
  return typeof value === 'object' && value !== null;
}

/** Paths that the server handles before it looks for a page. */
const keptByServer = /^\/((files|images|studio|assets)(?![\w-])|agents$|_)/;

/** The path in the normalized form that the server compares. */
function normalizePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '');
}

/** Reports characters that an old address may not have; true when it is valid. */
export function describeOldPath(from: string | undefined): string | true {
  if (!from || isOldPath(from)) return true;
  return `“${from}” is not an address that can lead on. Write what stands behind the name of the site, starting with a slash and without spaces, ? and #, such as /donate-2024.`;
}

/** Reports an address that cannot be the target of a redirect; true when it can. */
function describeNewPath(to: string | undefined): string | true {
  if (!to?.startsWith('/') || isNewPath(to)) return true;
  return `“${to}” cannot be led on to. Choose a page of this site, without anything behind a question mark.`;
}

/** A page with an editable slug. */
interface AddressedPage {
  type: SluggedType;
  title: string | null;
  slug: string | null;
  formerSlugs: string[] | null;
}

/** Reports a page that has the old address, or had it and already redirects from it; true when there is none. */
export function describeOccupant(from: string | undefined, pages: readonly AddressedPage[]): string | true {
  if (!from) return true;
  const wanted = normalizePath(from);
  const designed = singletonPages.find(({ path }) => path === wanted);
  if (designed) return describeOccupiedPath(from, designed.title);
  if (keptByServer.test(wanted))
    return `“${from}” is an address that the website keeps for itself, so it cannot lead anywhere else.`;
  for (const { type, title, slug, formerSlugs } of pages) {
    const name = title ?? 'without a name';
    if (slug && resolveHref(type, slug).toLowerCase() === wanted) return describeOccupiedPath(from, name);
    if (formerSlugs?.some((former) => resolveHref(type, former).toLowerCase() === wanted))
      return `“${from}” is an earlier address of the page “${name}”, and leads there already. Remove this line.`;
  }
  return true;
}

function describeOccupiedPath(from: string, name: string): string {
  return `The page “${name}” is at “${from}”, so visitors get that page. Give the page another address first, or remove this line.`;
}

/** Reports redirect loops, chains of redirects and duplicates in the list; true when there are none. */
export function describeOldAddresses(list: readonly unknown[] | undefined): string | true {
  const lines = (list ?? []).filter(isOldAddress).filter(({ from }) => from);
  const targets = new Map<string, string>();
  for (const { from = '', to = '' } of lines) {
    if (targets.has(normalizePath(from))) return `“${from}” is in this list twice. Remove one of the two.`;
    targets.set(normalizePath(from), normalizePath(to));
  }
  for (const { from = '', to = '' } of lines) {
    if (normalizePath(from) === normalizePath(to))
      return `“${from}” leads to itself. Choose another page for it.`;
    const next = targets.get(normalizePath(to));
    if (next === normalizePath(from))
      return `“${from}” and “${to}” lead to each other. Choose another page for one of them.`;
    if (next !== undefined)
      return `“${from}” leads to “${to}”, which is an old address itself. Choose the page where that leads.`;
  }
  return true;
}

const PAGES_QUERY = `*[_type in ["agent", "landingPage", "legalPage"] && !(_id in path("drafts.**"))]{
  "type": _type, "title": coalesce(name, title), "slug": slug.current, formerSlugs
}`;

/** An old address: required, a plain path, and not used by a page. */
export function requireOldPath(rule: StringRule): StringRule[] {
  return [
    rule.required().error('The old address is missing. Write it, or remove this line.'),
    rule.custom<string>(describeOldPath),
    rule.custom<string>(async (from, context) => {
      const known = describeOccupant(from, []);
      return known === true && from ? describeOccupant(from, await findPages(context)) : known;
    }),
  ];
}

/** The target of an old address: a page of this site that every host can redirect to. */
export function requireNewPath(rule: StringRule): StringRule[] {
  return [...requireSitePath(rule), rule.custom<string>(describeNewPath)];
}

async function findPages(context: Pick<ValidationContext, 'getClient'>): Promise<AddressedPage[]> {
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
  return (
    (await client.fetch<AddressedPage[] | null>(PAGES_QUERY, {}, { tag: 'validation.old-address' })) ?? []
  );
}

/** Rules for the list as a whole. */
export function checkOldAddresses(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.custom<unknown[]>(describeOldAddresses);
}
