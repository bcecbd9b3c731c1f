import { createEntity, type Entity } from './entity.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** Gate on: nothing for search engines. Gate off: everything, and where the list of pages is. */
export function robots(gate: 'on' | 'off', siteUrl: string): Entity {
  const rules = gate === 'on' ? ['Disallow: /'] : ['Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return createEntity(['User-agent: *', ...rules, ''].join('\n'), 'text/plain; charset=utf-8');
}

/** Every rendered page that exists, as a sitemap. */
export function sitemap({ pages }: RenderedPages, siteUrl: string): Entity {
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
  return createEntity(text, 'application/xml; charset=utf-8');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
