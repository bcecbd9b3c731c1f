import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createEntity, type Entity } from '../entity.ts';
import type { DrawSharePicture, SharePicture } from '../server-build.ts';
import { createOutlineText, type OutlineText } from './outline-text.ts';

/** More than a site has pages; the ones that nobody asked for longest go first. */
const MOST_KEPT = 100;

/** Pictures of shared links, each drawn once, when it is first asked for. */
export type SharePictures = (picture: SharePicture) => Promise<Entity>;

/** `draw` is the site's own: it knows how the site looks. */
export function createSharePictures(draw: DrawSharePicture): SharePictures {
  const drawn = new Map<string, Promise<Entity>>();
  let outline: OutlineText | undefined;

  return (picture) => {
    const key = markOfPicture(picture);
    outline ??= createOutlineText();
    const entity = drawn.get(key) ?? rasterise(draw(picture, outline));
    // Moved to the end: what is first was not asked for longest.
    drawn.delete(key);
    drawn.set(key, entity);
    entity.catch(() => drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > MOST_KEPT && oldest !== undefined) drawn.delete(oldest);
    return entity;
  };
}

/** A short text that changes with what the picture says, so that nobody keeps an old one. */
export function markOfPicture({ productName, name, text }: SharePicture): string {
  const said = JSON.stringify([productName, name, text ?? '']);
  return createHash('sha256').update(said).digest('base64url').slice(0, 10);
}

async function rasterise(svg: string): Promise<Entity> {
  // Few colours: a palette makes the file a fraction as large, and no one sees it.
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
  return createEntity(png, 'image/png');
}
