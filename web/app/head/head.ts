import { summarizePage, withProductName } from '../../../content/page-summary.ts';
import { readField } from '../../../content/read-field.ts';
import type { SiteSettings } from '../../data/site-settings-query.ts';
import type { Page } from '../../pages/define-page.ts';

/** What browser tabs and search engines show of a page. */
export interface Head {
  title: string;
  description?: string;
  /** An absolute URL, or a path while the site has no public address. */
  canonical?: string;
}

/** The head with the additional values that the server needs for link previews. */
export interface PageHead extends Head {
  /** The title without the product name at its end. */
  name: string;
  /** The image that an editor chose for link previews. */
  image?: unknown;
}

/** The properties of a page that its head depends on, apart from content. */
export type TitledPage = Pick<Page, 'missingTitle' | 'hasDocument' | 'status'>;

interface HeadInput {
  /** The page's content as its query returned it. */
  content: unknown;
  settings: Pick<SiteSettings, 'productName' | 'seo'> | undefined;
  page: TitledPage;
  path: string;
  /** The public address without a trailing slash, or ''. */
  siteUrl: string;
}

/** Uses the page's own `seo` fields, then its heading, then the site's defaults. */
export function getHead({ content, settings, page, path, siteUrl }: HeadInput): PageHead {
  const productName = settings?.productName ?? '';
  // A query that reads several documents returns the page's own document as `page` or `agent`.
  const own = !page.hasDocument
    ? null
    : (readField(content, 'page') ?? readField(content, 'agent') ?? content);
  const isMissing = own === null;
  const summary = summarizePage(own, settings, path);
  const name = isMissing ? page.missingTitle : summary.name;
  return {
    name: name || productName,
    title: withProductName(name, productName),
    description: summary.description,
    // Routes and slugs match in any case; the lowercase path is canonical. The not-found page has no canonical URL, since it is
    // shown at any path.
    canonical: isMissing || page.status === 404 ? undefined : `${siteUrl}${canonicalizePath(path)}`,
    image: summary.image,
  };
}

/** A path as the server looks it up: in lower case, with only those characters encoded that must be. */
function canonicalizePath(path: string): string {
  try {
    return encodeURI(decodeURI(path)).toLowerCase();
  } catch {
    // Invalid URI encoding stays as it is.
    return path.toLowerCase();
  }
}

/**
 * The tags of a head, without the title, that are updated in the browser on navigation. Tags that only link previews need are
 * added by the server.
 */
export function listHeadTags({ description, canonical }: Head): HeadTag[] {
  return [
    ...(description
      ? [{ tag: 'meta' as const, attributes: { name: 'description', content: description } }]
      : []),
    ...(canonical ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
  ];
}

interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}
