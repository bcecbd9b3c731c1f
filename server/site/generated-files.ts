import { type CacheableResponse, createCacheable } from './cacheable-response.ts';
import { languageOf } from './document-html.ts';
import { iconHash } from './icons/site-icons.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { SiteProfile } from './server-build.ts';

/**
 * The robots.txt. With the gate on, everybody may read the documents, whose `noindex` keeps them out of search results: a
 * crawler that may not read a document does not see it. The fragments and the lake have the gated copy.
 */
export function robots(gate: 'on' | 'off', siteUrl: string): CacheableResponse {
  const lines =
    gate === 'on'
      ? ['User-agent: *', ...gatedPaths.map((path) => `Disallow: ${path}`)]
      : ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return createCacheable([...lines, ''].join('\n'), 'text/plain; charset=utf-8');
}

/**
 * The beginnings of the paths of fragments, of the lake's API (`/v2025-02-19/…`, `/v1/…`, `/vX/…`) and assets, of the offline
 * avatars, and of captions.
 */
const gatedPaths = ['/_fragments/', '/v1', '/v2', '/vX', '/images/', '/files/', '/_providers/', '/*.vtt'];

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
