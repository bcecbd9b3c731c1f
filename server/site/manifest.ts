import { createEntity, type Entity } from './entity.ts';
import type { SiteFace } from './server-build.ts';

/** What a phone says and shows of the site on its home screen. Nothing of it is gated copy. */
export function manifest({ productName }: SiteFace, color: string): Entity {
  const icon = (size: number, purpose: string) => ({
    src: purpose === 'maskable' ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
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
  return createEntity(JSON.stringify(content), 'application/manifest+json');
}
