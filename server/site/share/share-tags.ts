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
export function writeShareTags(card: PageCard, { path, picturePath, siteUrl }: Place): string {
  const picture = card.image ?? siteUrl + picturePath;
  const tags = [
    writeProperty('og:type', 'website'),
    writeProperty('og:site_name', card.productName),
    writeProperty('og:title', card.name),
    writeProperty('og:description', card.description),
    writeProperty('og:url', path === undefined ? undefined : siteUrl + path),
    writeProperty('og:image', picture),
    writeProperty('og:image:type', card.image ? 'image/jpeg' : 'image/png'),
    writeProperty('og:image:width', '1200'),
    writeProperty('og:image:height', '630'),
    writeProperty('og:image:alt', (card.image && card.imageText) || card.title),
    writeMetaTag('name', 'twitter:card', 'summary_large_image'),
    writeMetaTag('name', 'twitter:title', card.name),
    writeMetaTag('name', 'twitter:description', card.description),
    writeMetaTag('name', 'twitter:image', picture),
  ];
  return tags.join('');
}

function writeProperty(name: string, content: string | undefined): string {
  return writeMetaTag('property', name, content);
}

function writeMetaTag(attribute: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';
}
