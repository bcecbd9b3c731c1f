import { type CacheableResponse, createCacheable } from './cacheable-response.ts';
import { iconHash } from './icons/site-icons.ts';
import type { SiteProfile } from './server-build.ts';

/** What a phone says and shows of the site on its home screen. Nothing of it is gated copy. */
export function manifest({ productName, icon: picture }: SiteProfile, color: string): CacheableResponse {
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
    lang: 'en',
    background_color: color,
    theme_color: color,
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
  return createCacheable(JSON.stringify(content), 'application/manifest+json');
}
