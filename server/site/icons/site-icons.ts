import { createHash } from 'node:crypto';
import { createEntity, type Entity } from '../entity.ts';
import type { FetchLake } from '../server-build.ts';
import { drawIcon, iconPaths } from './draw-icon.ts';

/**
 * One of the site's icons, drawn from the picture that editors chose. Undefined for any other path, and for a picture that is not
 * to be had or cannot be read: then the icon that the site was built with is shown.
 */
export type SiteIcons = (path: string, address: string) => Promise<Entity | undefined>;

/** Icons are drawn once, when they are first asked for; those of one picture at a time are kept. */
export function createSiteIcons(fetchLake: FetchLake, onError: (error: unknown) => void): SiteIcons {
  let current = '';
  let picture: Promise<Uint8Array> | undefined;
  const drawn = new Map<string, Promise<Entity>>();

  const draw = async (path: string, address: string): Promise<Entity> => {
    picture ??= readPicture(address, fetchLake);
    const content = await drawIcon(path, await picture);
    return createEntity(content, path.endsWith('.ico') ? 'image/x-icon' : 'image/png');
  };

  return async (path, address) => {
    if (!iconPaths.includes(path)) return undefined;
    if (address !== current) {
      [current, picture] = [address, undefined];
      drawn.clear();
    }
    const drawing = drawn.get(path) ?? draw(path, address);
    drawn.set(path, drawing);
    return drawing.catch((error) => {
      // It may come when it is asked for again.
      if (drawn.get(path) === drawing) {
        drawn.delete(path);
        picture = undefined;
      }
      onError(error);
      return undefined;
    });
  };
}

/** A short text that changes with the picture, so that nobody keeps the icons of an old one. */
export function markOfIcon(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 6);
}

async function readPicture(address: string, fetchLake: FetchLake): Promise<Uint8Array> {
  const response = await fetchLake(new Request(address));
  if (!response.ok) {
    throw new Error(`The picture of the site's icon, ${address}, could not be read: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
