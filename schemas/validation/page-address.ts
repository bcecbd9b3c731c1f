import type { SlugRule, SlugValue, ValidationContext } from '@sanity/types';
import { singletonPages } from '../pages.ts';
import { publishedId } from './published-id.ts';
import { describeSlug } from './slug.ts';

/** First parts of paths that the server or the router answers themselves; `index` and `404` are files of a static site. */
const serversOwn = ['agent', 'agents', 'studio', 'images', 'files', 'assets', 'metrics', 'index', '404'];

/** Who has an address besides the designed pages, as the query below finds it. */
export interface AddressOwners {
  /** Another page that editors made, or a legal page. */
  page: { title: string | null } | null;
  /** A page that had the address before. */
  former: { title: string | null } | null;
  /** Where the list of old addresses leads it. */
  oldTarget: string | null;
}

const OWNERS = `{
  "page": *[
    _type in ["landingPage", "legalPage"] && slug.current == $slug && !sanity::versionOf($published)
  ][0]{title},
  "former": *[_type == "landingPage" && $slug in formerSlugs && !sanity::versionOf($published)][0]{title},
  "oldTarget": *[_id == "siteSettings"][0].oldAddresses[lower(from) == "/" + $slug][0].to
}`;

/** Says whose an address is that the site has already; true when nobody has it. */
export function describeOwner(slug: string, { page, former, oldTarget }: AddressOwners): string | true {
  const designed = singletonPages.find(({ path }) => path === `/${slug}`);
  if (designed) return taken(slug, `the page “${designed.title}”`);
  if (serversOwn.includes(slug))
    return `“${slug}” is an address that the website keeps for itself. Choose another one.`;
  if (page) return taken(slug, page.title ? `the page “${page.title}”` : 'another page');
  if (former)
    return `“${slug}” is an earlier address of ${former.title ? `the page “${former.title}”` : 'another page'}, and leads there. Choose another one.`;
  if (oldTarget)
    return `“/${slug}” is in the list “Old addresses” of Site settings, which leads it to ${oldTarget}. Choose another one, or remove it there first.`;
  return true;
}

function taken(slug: string, owner: string): string {
  return `“${slug}” is the address of ${owner} already. Choose another one.`;
}

const nobody: AddressOwners = { page: null, former: null, oldTarget: null };

/** A web address at the root of the site that is well formed and nobody else's. Without `required()`, as `slugAddress`. */
export function pageAddress(rule: SlugRule): SlugRule {
  return rule.custom<SlugValue>(async (value, context) => {
    const slug = value?.current;
    const fault = describeSlug(slug);
    if (fault !== true || slug === undefined) return fault;
    const known = describeOwner(slug, nobody);
    return known === true ? describeOwner(slug, await findOwners(slug, context)) : known;
  });
}

async function findOwners(slug: string, context: ValidationContext): Promise<AddressOwners> {
  if (!context.document) return nobody;
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' });
  const params = { slug, published: publishedId(context.document._id) };
  return client.fetch<AddressOwners>(OWNERS, params, { tag: 'validation.address' });
}
