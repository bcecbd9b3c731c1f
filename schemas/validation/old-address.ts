import type { ArrayRule, StringRule, ValidationContext } from '@sanity/types';
import { isNewPath, isOldPath, resolveHref, type SluggedType } from '../hrefs.ts';
import { singletonPages } from '../pages.ts';
import { sitePath } from './link-target.ts';

/** One line of the list, as far as somebody has filled it in. */
interface OldAddress {
  from?: string;
  to?: string;
}

function isOldAddress(value: unknown): value is OldAddress {
  return typeof value === 'object' && value !== null;
}

/** Addresses that the server answers before it looks for a page. */
const keptByServer = /^\/((files|images|studio|assets)(?![\w-])|agents$|_)/;

/** A path as the server compares it. */
function normalized(path: string): string {
  return path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '');
}

/** Says what is wrong with the letters of an old address; true when nothing is. */
export function describeOldPath(from: string | undefined): string | true {
  if (!from || isOldPath(from)) return true;
  return `“${from}” is not an address that can lead on. Write what stands behind the name of the site, starting with a slash and without spaces, ? and #, such as /donate-2024.`;
}

/** Says that a page cannot be led on to at this address; true when it can. */
export function describeNewPath(to: string | undefined): string | true {
  if (!to?.startsWith('/') || isNewPath(to)) return true;
  return `“${to}” cannot be led on to. Choose a page of this site, without anything behind a question mark.`;
}

/** A page whose address an editor gave it. */
interface AddressedPage {
  type: SluggedType;
  title: string | null;
  slug: string | null;
  formerSlugs: string[] | null;
}

/** Says which page is at an old address, or was and leads on from there by itself; true when none is. */
export function describeOccupant(from: string | undefined, pages: readonly AddressedPage[]): string | true {
  if (!from) return true;
  const wanted = normalized(from);
  const designed = singletonPages.find(({ path }) => path === wanted);
  if (designed) return occupied(from, designed.title);
  if (keptByServer.test(wanted))
    return `“${from}” is an address that the website keeps for itself, so it cannot lead anywhere else.`;
  for (const { type, title, slug, formerSlugs } of pages) {
    const name = title ?? 'without a name';
    if (slug && resolveHref(type, slug).toLowerCase() === wanted) return occupied(from, name);
    if (formerSlugs?.some((former) => resolveHref(type, former).toLowerCase() === wanted))
      return `“${from}” is an earlier address of the page “${name}”, and leads there already. Remove this line.`;
  }
  return true;
}

function occupied(from: string, name: string): string {
  return `The page “${name}” is at “${from}”, so visitors get that page. Give the page another address first, or remove this line.`;
}

/** Says that the list leads in a circle or in two steps, or says an address twice; true when it does not. */
export function describeOldAddresses(list: readonly unknown[] | undefined): string | true {
  const lines = (list ?? []).filter(isOldAddress).filter(({ from }) => from);
  const targets = new Map<string, string>();
  for (const { from = '', to = '' } of lines) {
    if (targets.has(normalized(from))) return `“${from}” is in this list twice. Remove one of the two.`;
    targets.set(normalized(from), normalized(to));
  }
  for (const { from = '', to = '' } of lines) {
    if (normalized(from) === normalized(to)) return `“${from}” leads to itself. Choose another page for it.`;
    const next = targets.get(normalized(to));
    if (next === normalized(from))
      return `“${from}” and “${to}” lead to each other. Choose another page for one of them.`;
    if (next !== undefined)
      return `“${from}” leads to “${to}”, which is an old address itself. Choose the page where that leads.`;
  }
  return true;
}

const PAGES = `*[_type in ["agent", "landingPage", "legalPage"] && !(_id in path("drafts.**"))]{
  "type": _type, "title": coalesce(name, title), "slug": slug.current, formerSlugs
}`;

/** An old address: it must be there, be a plain path, and be no page's. */
export function oldPath(rule: StringRule): StringRule[] {
  return [
    rule.required().error('The old address is missing. Write it, or remove this line.'),
    rule.custom<string>(describeOldPath),
    rule.custom<string>(async (from, context) => {
      const known = describeOccupant(from, []);
      return known === true && from ? describeOccupant(from, await findPages(context)) : known;
    }),
  ];
}

/** Where an old address leads: a page of this site that every host can lead on to. */
export function newPath(rule: StringRule): StringRule[] {
  return [...sitePath(rule), rule.custom<string>(describeNewPath)];
}

async function findPages(context: Pick<ValidationContext, 'getClient'>): Promise<AddressedPage[]> {
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' });
  return (await client.fetch<AddressedPage[] | null>(PAGES, {}, { tag: 'validation.old-address' })) ?? [];
}

/** The list as a whole. */
export function oldAddresses(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule.custom<unknown[]>(describeOldAddresses);
}
