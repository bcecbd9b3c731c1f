import { agentPage, landingPages, type PageType, singletonPages } from './pages.ts';

/** The path of every singleton page, by its document type. */
const pagePaths: ReadonlyMap<string, string> = new Map(singletonPages.map(({ type, path }) => [type, path]));

/** Document types whose documents each have a page with an editable slug. */
export const addressedTypes = ['agent', 'landingPage'] as const;

export type AddressedType = (typeof addressedTypes)[number];

/** Whether each document of this type has a page with an editable slug. */
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
 * The path of a document's page from the root of the site, such as '/agent/tara'.
 *
 * Undefined when the document has no page (a pillar, the settings) or no slug yet. Used by both the Studio's preview and the
 * site's links.
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
 * Whether a path can be the source of a redirect: letters, digits and common path characters. It is written into the
 * configuration of static hosts, where other characters have a special meaning.
 */
export function isOldPath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\p{N}\-._~%/]*$/u.test(path);
}

/** Whether a path, with an optional fragment, can be the target of a redirect, by the same rules. */
export function isNewPath(path: string): boolean {
  return /^\/(?!\/)[\p{L}\p{N}\-._~%/]*(#[\p{L}\p{N}\-._~%]*)?$/u.test(path);
}

const serversOwn = /^\/((files|images|studio)(?![\w-])|_|[^?#]*\.[^/?#]*([?#]|$))/;

/** Whether the server handles a path, not a page of the site: a file, an upload, the Studio. */
export function isServersOwn(path: string): boolean {
  return serversOwn.test(path);
}
