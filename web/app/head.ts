import { imageUrl } from '../content/images.ts';
import { readField, readText } from '../content/read-field.ts';
import type { SiteSettings } from '../content/site-settings-query.ts';

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
  path: string;
  /** The public address without a trailing slash, or ''. */
  siteUrl: string;
}

/** The page's own seo texts, else its heading, else the site's defaults. */
export function headOf({ content, settings, path, siteUrl }: HeadInput): Head {
  const productName = settings?.productName ?? '';
  // A query that reads several documents has the page's own under one of these names.
  const own = readField(content, 'page') ?? readField(content, 'agent') ?? content;
  const name = pageName(own) ?? (path === '/' ? settings?.seo.title : undefined);
  const image = readField(own, 'seo', 'image') ?? settings?.seo.image;
  return {
    title: [name, productName].filter(Boolean).join(' · '),
    description: readText(own, 'seo', 'description') ?? settings?.seo.description,
    canonical: own === null ? undefined : `${siteUrl}${path}`,
    image: shareImage(image, siteUrl),
  };
}

function pageName(content: unknown): string | undefined {
  return (
    readText(content, 'seo', 'title') ??
    readText(content, 'heading') ??
    readText(content, 'name') ??
    readText(content, 'title')
  );
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
