import { agentPage, landingPages, type PageType, singletonPages } from './pages.ts';

/** The path of every page that one document of its own fills, by the document's type. */
const pagePaths: ReadonlyMap<string, string> = new Map(singletonPages.map(({ type, path }) => [type, path]));

/** The document types of which each document has a page at an address that an editor gave it. */
export const addressedTypes = ['agent', 'landingPage'] as const;

export type AddressedType = (typeof addressedTypes)[number];

/** Whether each document of this type has a page at an address that an editor gave it. */
export function isAddressedType(type: string): type is AddressedType {
  return addressedTypes.some((addressed) => addressed === type);
}

/** A document type whose path contains its slug. */
export type SluggedType = AddressedType | 'legalPage';

/** Whether documents of this type have one fixed path on the site. */
export function isPageType(type: string): type is PageType {
  return pagePaths.has(type);
}

/**
 * Where a document is found on the site, as a path from the root, such as '/agent/tara'.
 *
 * Undefined when the document has no page of its own (a pillar, the settings) or its slug is not written yet.
 * The Studio's preview and the site's links both ask here (spec section 2, routes).
 */
export function resolveHref(type: PageType): string;
export function resolveHref(type: SluggedType, slug: string): string;
export function resolveHref(type: string, slug?: string): string | undefined;
export function resolveHref(type: string, slug?: string): string | undefined {
  const path = pagePaths.get(type);
  if (path || !slug) return path;
  if (type === 'agent') return agentPage.path.replace(':slug', encodeURIComponent(slug));
  if (type === 'landingPage') return landingPages.path.replace(':slug', encodeURIComponent(slug));
  if (type === 'legalPage') return `/${encodeURIComponent(slug)}`;
  return undefined;
}

/**
 * Whether a path can be led on from: letters, digits and what paths usually have between them. It is written into the rules of
 * hosts of files, where other characters have meanings of their own.
 */
export function isOldPath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\p{N}\-._~%/]*$/u.test(path);
}

/** Whether a page of this site, and a place on it, can be led on to, by the same rules. */
export function isNewPath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\p{N}\-._~%/]*(#[\p{L}\p{N}\-._~%]*)?$/u.test(path);
}

const serversOwn = /^\/((files|images|studio)(?![\w-])|_|[^?#]*\.[^/?#]*([?#]|$))/;

/** Whether a path is answered by the server rather than by a page of the site: a file, an upload, the Studio. */
export function isServersOwn(path: string): boolean {
  return serversOwn.test(path);
}
