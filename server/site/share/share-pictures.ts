import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createEntity, type Entity } from '../entity.ts';
import type { DrawSharePicture, FetchLake, SharePicture } from '../server-build.ts';
import { createLettering, type Lettering } from './outline-text.ts';

/** A palette makes the file a fraction as large. Lines and letters need few colours, a face may be a photograph. */
const PLAIN_COLOURS = 64;
const MOST_COLOURS = 256;

/** More than a site has pages; the ones that nobody asked for longest go first. */
const MOST_KEPT = 100;

/** `isWhole` is false when its face could not be had. */
export type DrawnPicture = Entity & { isWhole: boolean };

/** Pictures of shared links, each drawn once, when it is first asked for. */
export type SharePictures = (picture: SharePicture) => Promise<DrawnPicture>;

/** `draw` is the site's own: it knows how the site looks. Faces come from the lake. */
export function createSharePictures(draw: DrawSharePicture, fetchLake: FetchLake): SharePictures {
  const drawn = new Map<string, Promise<DrawnPicture>>();
  let lettering: Lettering | undefined;

  async function make(picture: SharePicture, { outline, spell }: Lettering): Promise<DrawnPicture> {
    const { productName, name, text = '' } = picture;
    const said = { productName: spell(productName), name: spell(name), text: spell(text) };
    if (!picture.portrait) {
      return { ...(await rasterise(draw(said, outline), PLAIN_COLOURS)), isWhole: true };
    }
    const portrait = await readPortrait(picture.portrait, fetchLake);
    // Without the face it is still a picture, but not one to keep.
    if (!portrait) drawn.delete(markOfPicture(picture));
    const entity = await rasterise(draw({ ...said, portrait }, outline), MOST_COLOURS);
    return { ...entity, isWhole: portrait !== undefined };
  }

  return (picture) => {
    const key = markOfPicture(picture);
    lettering ??= createLettering();
    const entity = drawn.get(key) ?? make(picture, lettering);
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
export function markOfPicture({ productName, name, text, portrait }: SharePicture): string {
  const said = JSON.stringify([productName, name, text ?? '', portrait ?? '']);
  return createHash('sha256').update(said).digest('base64url').slice(0, 10);
}

/** The face as a `data:` URL; undefined when there is none to be had. */
async function readPortrait(address: string, fetchLake: FetchLake): Promise<string | undefined> {
  const response = await fetchLake(new Request(address)).catch(() => undefined);
  if (!response?.ok || response.headers.get('content-type') !== 'image/png') return undefined;
  return `data:image/png;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
}

async function rasterise(svg: string, colours: number): Promise<Entity> {
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours, compressionLevel: 9 }).toBuffer();
  return createEntity(png, 'image/png');
}
