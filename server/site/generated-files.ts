import type { SiteProfile } from '../../web/app/site-profile.ts';
import { computeShortHash } from './hashes.ts';
import { escapeHtml } from './html.ts';

/** A page in lists for search engines and language models. Plain texts. */
export type ListedPage = { path: string; name: string; description?: string | undefined };

/**
 * The robots.txt. With the gate on, everybody may read the documents, whose `noindex` keeps them out of search results: a
 * crawler that may not read a document does not see it. The fragments and the lake have the gated copy.
 */
export function writeRobots(gate: 'on' | 'off', siteUrl: string): string {
  const lines =
    gate === 'on'
      ? ['User-agent: *', ...gatedPaths.map((path) => `Disallow: ${path}`)]
      : ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return [...lines, ''].join('\n');
}

/**
 * The beginnings of the paths of fragments, of the lake's API (`/v2025-02-19/…`, `/v1/…`, `/vX/…`) and assets, of the offline
 * avatars, and of captions.
 */
const gatedPaths = ['/_fragments/', '/v1', '/v2', '/vX', '/images/', '/files/', '/_providers/', '/*.vtt'];

/** The sitemap. */
export function writeSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The web app manifest. It contains no gated text. */
export function writeManifest(profile: SiteProfile, color: string): string {
  const { productName, language } = profile;
  const version = makeIconQuery(profile.icon);
  const describeIcon = (size: number, purpose: string) => ({
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
    lang: language,
    background_color: color,
    theme_color: color,
    icons: [192, 512].flatMap((size) => [describeIcon(size, 'any'), describeIcon(size, 'maskable')]),
  };
  return JSON.stringify(content);
}

/**
 * The query string of the icons' URLs, so that browsers use no cached icons of an earlier picture.
 *
 * @param picture the URL of the picture that editors chose; the icons of the build have no query string
 */
export function makeIconQuery(picture: string | undefined): string {
  return picture ? `?v=${computeShortHash(6, picture)}` : '';
}
