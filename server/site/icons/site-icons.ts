import { createHash } from 'node:crypto';
import { type CacheableResponse, createCacheable } from '../cacheable-response.ts';
import type { FetchLake } from '../server-build.ts';
import { drawIcon, iconPaths } from './draw-icon.ts';

/**
 * Returns one of the site's icons, drawn from the picture that editors chose. Returns undefined for other paths, and when the
 * picture cannot be fetched or read; then the icon of the build is used.
 */
export type SiteIcons = (path: string, address: string) => Promise<CacheableResponse | undefined>;

/** The timeout for fetching the picture. */
const TIMEOUT_MS = 10_000;

/** How long a failed picture is not retried, since clients can request icons as often as they like. */
const RETRY_AFTER_MS = 30_000;

type Chosen = {
  address: string;
  picture?: Promise<Uint8Array> | undefined;
  icons: Map<string, Promise<CacheableResponse>>;
  /** After a failure, the time of the next try, in milliseconds since 1970. */
  retryAt: number;
};

/** Icons are drawn once, at the first request. Only those of the current picture are cached. */
export function createSiteIcons(fetchLake: FetchLake, onError: (error: unknown) => void): SiteIcons {
  const choose = (address: string): Chosen => ({ address, icons: new Map(), retryAt: 0 });
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
    if (!known && Date.now() < from.retryAt) return undefined;
    const icon = known ?? draw(from, path);
    from.icons.set(path, icon);
    return icon.catch((cause) => {
      // Another request that waited for the same icon has handled the error already.
      if (from.icons.get(path) !== icon) return undefined;
      from.icons.delete(path);
      from.picture = undefined;
      from.retryAt = Date.now() + RETRY_AFTER_MS;
      onError(new Error(`The site's icon ${path} could not be drawn from ${address}.`, { cause }));
      return undefined;
    });
  };
}

/** A short hash of the picture's URL. It is part of the icons' URLs, so that browsers do not use cached icons of an old picture. */
export function iconHash(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 6);
}

async function readPicture(address: string, fetchLake: FetchLake): Promise<Uint8Array> {
  const response = await fetchLake(new Request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  if (!response.ok) throw new Error(`The lake answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
