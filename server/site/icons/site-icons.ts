import { createHash } from 'node:crypto';
import { type CacheableResponse, createCacheable } from '../cacheable-response.ts';
import type { FetchLake } from '../server-build.ts';
import { drawIcon, iconPaths } from './draw-icon.ts';

/**
 * One of the site's icons, drawn from the picture that editors chose. Undefined for any other path, and for a picture that is not
 * to be had or cannot be read: then the icon that the site was built with is shown.
 */
export type SiteIcons = (path: string, address: string) => Promise<CacheableResponse | undefined>;

/** How long, in ms, a picture may be on its way. */
const TIMEOUT_MS = 10_000;

/** How long, in ms, a failed picture is not tried again: anybody may request icons as often as they like. */
const PAUSE = 30_000;

type Chosen = {
  address: string;
  picture?: Promise<Uint8Array> | undefined;
  icons: Map<string, Promise<CacheableResponse>>;
  /** Since something failed; in ms, as `Date.now()` has it. */
  isLeftUntil: number;
};

/** Icons are drawn once, when they are first asked for; those of one picture at a time are kept. */
export function createSiteIcons(fetchLake: FetchLake, onError: (error: unknown) => void): SiteIcons {
  const choose = (address: string): Chosen => ({ address, icons: new Map(), isLeftUntil: 0 });
  let chosen = choose('');

  const draw = async (of: Chosen, path: string): Promise<CacheableResponse> => {
    of.picture ??= readPicture(of.address, fetchLake);
    const content = await drawIcon(path, await of.picture);
    return createCacheable(content, path.endsWith('.ico') ? 'image/x-icon' : 'image/png');
  };

  return async (path, address) => {
    if (!iconPaths.includes(path)) return undefined;
    if (address !== chosen.address) chosen = choose(address);
    const from = chosen;
    const known = from.icons.get(path);
    if (!known && Date.now() < from.isLeftUntil) return undefined;
    const icon = known ?? draw(from, path);
    from.icons.set(path, icon);
    return icon.catch((cause) => {
      // Another request that waited for the same icon has handled the error already.
      if (from.icons.get(path) !== icon) return undefined;
      from.icons.delete(path);
      from.picture = undefined;
      from.isLeftUntil = Date.now() + PAUSE;
      onError(new Error(`The site's icon ${path} could not be drawn from ${address}.`, { cause }));
      return undefined;
    });
  };
}

/** A short text that changes with the picture, so that nobody keeps the icons of an old one. */
export function iconHash(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 6);
}

async function readPicture(address: string, fetchLake: FetchLake): Promise<Uint8Array> {
  const response = await fetchLake(new Request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok) throw new Error(`The lake answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
