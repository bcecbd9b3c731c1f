import { singletonPages } from '../../content/pages.ts';
import { getPublishedId } from './published-id.ts';
import { type AddressContext, describeSlug } from './slug.ts';

/** First path segments that the server or the router handles; `index` and `404` are files of a static site. */
const serversOwn = ['agent', 'agents', 'studio', 'images', 'files', 'assets', 'metrics', 'index', '404'];

/** The owners of an address, apart from designed pages, in the result of the query below. */
export interface AddressOwners {
  /** Another landing page, or a legal page. */
  page: { title: string | null } | null;
  /** A page that had the address formerly. */
  former: { title: string | null } | null;
  /** The target of the address in the list of old addresses. */
  oldTarget: string | null;
}

const OWNERS_QUERY = `{
  "page": *[
    _type in ["landingPage", "legalPage"] && slug.current == $slug && !sanity::versionOf($published)
  ][0]{title},
  "former": *[_type == "landingPage" && $slug in formerSlugs && !sanity::versionOf($published)][0]{title},
  "oldTarget": *[_id == "siteSettings"][0].oldAddresses[lower(from) == "/" + $slug][0].to
}`;

/** Reports the owner of an address; true when it is free. */
function describeOwner(slug: string, { page, former, oldTarget }: AddressOwners): string | true {
  const designed = singletonPages.find(({ path }) => path === `/${slug}`);
  if (designed) return describeTakenSlug(slug, `the page “${designed.title}”`);
  if (serversOwn.includes(slug))
    return `“${slug}” is an address that the website keeps for itself. Choose another one.`;
  if (page) return describeTakenSlug(slug, page.title ? `the page “${page.title}”` : 'another page');
  if (former)
    return `“${slug}” is an earlier address of ${former.title ? `the page “${former.title}”` : 'another page'}, and leads there. Choose another one.`;
  if (oldTarget)
    return `“/${slug}” is in the list “Old addresses” of Site settings, which leads it to ${oldTarget}. Choose another one, or remove it there first.`;
  return true;
}

function describeTakenSlug(slug: string, owner: string): string {
  return `“${slug}” is the address of ${owner} already. Choose another one.`;
}

const nobody: AddressOwners = { page: null, former: null, oldTarget: null };

/** Checks that an address at the root of the site is well-formed and unused. */
export async function checkPageAddress(
  slug: string | undefined,
  context: AddressContext,
): Promise<string | true> {
  const fault = describeSlug(slug);
  if (fault !== true || slug === undefined) return fault;
  const known = describeOwner(slug, nobody);
  return known === true ? describeOwner(slug, await findOwners(slug, context)) : known;
}

async function findOwners(slug: string, context: AddressContext): Promise<AddressOwners> {
  if (!context.document) return nobody;
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' });
  const params = { slug, published: getPublishedId(context.document._id) };
  return client.fetch<AddressOwners>(OWNERS_QUERY, params, { tag: 'validation.address' });
}
