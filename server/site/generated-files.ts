import { type CacheableResponse, createCacheable } from './cacheable-response.ts';
import { languageOf } from './document-html.ts';
import { iconHash } from './icons/site-icons.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { SiteProfile } from './server-build.ts';

/**
 * Crawlers that only make previews of shared links, by their documented user agents in robots.txt. Teams uses
 * SkypeUriPreview, and Apple's Messages those of Facebook and Twitter.
 */
const previewers = [
  'facebookexternalhit',
  'Facebot',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Slackbot-LinkExpanding',
  'Slack-ImgProxy',
  'WhatsApp',
  'Discordbot',
  'TelegramBot',
  'SkypeUriPreview',
];

/**
 * The robots.txt. With the gate on, it disallows search engines and allows crawlers of link previews to read what a locked
 * visitor may see. With the gate off, it allows everything and names the sitemap.
 */
export function robots(gate: 'on' | 'off', siteUrl: string): CacheableResponse {
  const lines =
    gate === 'on'
      ? [
          ...groupOf(previewers, ['Disallow: /_fragments/', 'Allow: /']),
          '',
          ...groupOf(['*'], ['Disallow: /']),
        ]
      : [...groupOf(['*'], ['Allow: /']), '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return createCacheable([...lines, ''].join('\n'), 'text/plain; charset=utf-8');
}

/** A group of robots.txt. A crawler follows only the group with its name (RFC 9309, section 2.2.1). */
function groupOf(names: readonly string[], rules: readonly string[]): string[] {
  return [...names.map((name) => `User-agent: ${name}`), ...rules];
}

/** The sitemap of all rendered pages with status 200. */
export function sitemap({ pages }: RenderedPages, siteUrl: string): CacheableResponse {
  const urls = [...pages]
    .filter(([, page]) => page.status === 200)
    .map(([path]) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return createCacheable(text, 'application/xml; charset=utf-8');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The web app manifest. It contains no gated text. */
export function manifest(profile: SiteProfile, color: string): CacheableResponse {
  const { productName, icon: picture } = profile;
  const version = picture ? `?v=${iconHash(picture)}` : '';
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    name: productName,
    short_name: productName,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: languageOf(profile),
    background_color: color,
    theme_color: color,
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
  return createCacheable(JSON.stringify(content), 'application/manifest+json');
}
