import { imageUrl } from '../content/images.ts';
import { readField, readText } from '../content/read-field.ts';
import type { SiteSettings } from '../content/site-settings-query.ts';
import type { PageHandle } from './page-route.tsx';

/** What a browser tab, a search engine and a shared link say about a page. */
export interface Head {
  title: string;
  description?: string;
  /** An absolute URL, or a path when the site has no public address yet. */
  canonical?: string;
  /** An absolute URL, or a path when the site has no public address yet. */
  image?: string;
}

interface HeadInput {
  /** The page's content as its query returned it. */
  content: unknown;
  settings: SiteSettings | undefined;
  page: Pick<PageHandle, 'missingTitle' | 'hasAddress'> | undefined;
  path: string;
  /** The public address without a trailing slash, or ''. */
  siteUrl: string;
}

/** The page's own seo texts, else its heading, else the site's defaults. */
export function headOf({ content, settings, page, path, siteUrl }: HeadInput): Head {
  const productName = settings?.productName ?? '';
  // A query that reads several documents has the page's own under one of these names.
  const own = readField(content, 'page') ?? readField(content, 'agent') ?? content;
  const isMissing = own === null;
  const name = isMissing
    ? page?.missingTitle
    : (pageName(own) ?? (path === '/' ? settings?.seo.title : undefined));
  const image = readField(own, 'seo', 'image') ?? settings?.seo.image;
  return {
    title: withProductName(name, productName),
    description: readText(own, 'seo', 'description') ?? settings?.seo.description,
    // Routes and names of agents are found in any case; one of the spellings is the page's address.
    canonical: isMissing || page?.hasAddress === false ? undefined : `${siteUrl}${path.toLowerCase()}`,
    image: shareImage(image, siteUrl),
  };
}

/** A title that names the product already does not name it twice. */
function withProductName(name: string | undefined, productName: string): string {
  if (!name || name.includes(productName)) return name || productName;
  return `${name} | ${productName}`;
}

function pageName(content: unknown): string | undefined {
  // An agent's title is what it does: it says little without the name.
  const nameAndTitle = [readText(content, 'name'), readText(content, 'title')].filter(Boolean).join(': ');
  return readText(content, 'seo', 'title') ?? readText(content, 'heading') ?? (nameAndTitle || undefined);
}

function shareImage(image: unknown, siteUrl: string): string | undefined {
  const reference = readText(image, 'asset', '_ref');
  if (!reference) return undefined;
  const url = imageUrl({ asset: { _ref: reference } })
    .size(1200, 630)
    .fit('crop')
    .url();
  return url.startsWith('/') ? `${siteUrl}${url}` : url;
}

/** The tags of a head, without the title, as name and content pairs in the attributes a browser expects. */
export function headTags({ title, description, canonical, image }: Head): HeadTag[] {
  const tags: (HeadTag | undefined)[] = [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    canonical ? { tag: 'link', attributes: { rel: 'canonical', href: canonical } } : undefined,
  ];
  return tags.filter((tag) => tag !== undefined);
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

function meta(attribute: 'name' | 'property', key: string, content: string | undefined): HeadTag | undefined {
  return content ? { tag: 'meta', attributes: { [attribute]: key, content } } : undefined;
}
