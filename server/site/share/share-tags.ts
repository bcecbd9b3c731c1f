import { escapeHtml } from '../html.ts';
import type { PageCard } from './page-card.ts';

type Place = {
  /** The public address of the site without a trailing slash. */
  siteUrl: string;
  /** Undefined when the page has no URL of its own, as the not-found page. */
  path: string | undefined;
  /** The path of the generated picture. */
  picturePath: string;
};

/** The meta tags for previews of shared links: Open Graph and Twitter cards. */
export function shareTags(card: PageCard, { path, picturePath, siteUrl }: Place): string {
  const picture = card.image ?? siteUrl + picturePath;
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', card.productName),
    property('og:title', card.name),
    property('og:description', card.description),
    property('og:url', path === undefined ? undefined : siteUrl + path),
    property('og:image', picture),
    property('og:image:type', card.image ? 'image/jpeg' : 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', (card.image && card.imageText) || card.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', card.name),
    meta('name', 'twitter:description', card.description),
    meta('name', 'twitter:image', picture),
  ];
  return tags.join('');
}

function property(name: string, content: string | undefined): string {
  return meta('property', name, content);
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';
}
