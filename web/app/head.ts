import { summarizePage, withProductName } from '../content/page-summary.ts';
import { readField } from '../content/read-field.ts';
import type { SiteSettings } from '../content/site-settings-query.ts';
import type { Page } from '../pages/define-page.ts';

/** What a browser tab and a search engine say about a page. */
export interface Head {
  title: string;
  description?: string;
  /** An absolute URL, or a path when the site has no public address yet. */
  canonical?: string;
}

/** What the server knows of a page besides: what a shared link shows of it. */
export interface PageHead extends Head {
  /** The title without the product's name at its end. */
  name: string;
  /** The picture that an editor chose for shared links: an image of the lake. */
  image?: unknown;
}

/** What the head of a page depends on besides content. */
export type TitledPage = Pick<Page, 'missingTitle' | 'hasDocument' | 'status'>;

interface HeadInput {
  /** The page's content as its query returned it. */
  content: unknown;
  settings: SiteSettings | undefined;
  page: TitledPage;
  path: string;
  /** The public address without a trailing slash, or ''. */
  siteUrl: string;
}

/** The page's own seo texts, else its heading, else the site's defaults. */
export function headOf({ content, settings, page, path, siteUrl }: HeadInput): PageHead {
  const productName = settings?.productName ?? '';
  // A query that reads several documents has the page's own under one of these names.
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
    // Routes and names of agents are found in any case; one of the spellings is the page's address.
    // The not-found page stands at any address.
    canonical: isMissing || page.status === 404 ? undefined : `${siteUrl}${path.toLowerCase()}`,
    image: summary.image,
  };
}

/**
 * The tags of a head, without the title, that browsers read too: they change with the page. What only a reader of
 * shared links asks for, the server adds to the documents that ship.
 */
export function headTags({ description, canonical }: Head): HeadTag[] {
  return [
    ...(description
      ? [{ tag: 'meta' as const, attributes: { name: 'description', content: description } }]
      : []),
    ...(canonical ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
  ];
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}
