import type { PageCopy } from '../page-copies.ts';
import type { StaticFiles } from '../static-files.ts';
import type { SiteFile } from './site-files.ts';
import { versionOf } from './version.ts';

/** One thing that a browser may keep, as `web/offline/copy-list.ts` reads it. */
export type Copy = {
  /** Where it is fetched, from the root. */
  address: string;
  /** Another when it says something else. */
  version: string;
  /** Only for visitors who know the password, or while there is no gate. */
  isGated: boolean;
};

/** What the browser shows in the place of a picture that does not come. */
const PLACEHOLDER = '/placeholder.svg';

/** What a browser keeps at most, in bytes as they are kept: not compressed. */
const MOST_BYTES = 8_000_000;

/**
 * What a browser has to keep to show the site without a connection: first what all pages need, then page by page its
 * fragment and its document, so that whoever stops halfway has nothing that lacks a part. Pages that would be too much
 * are left out from the end. Pictures and videos are not in it: see docs/service-worker.md.
 */
export function copyList(
  pages: readonly PageCopy[],
  files: Pick<StaticFiles, 'sizeOf' | 'tagOf'>,
  siteFiles: readonly SiteFile[],
  mostBytes = MOST_BYTES,
): Copy[] {
  const list: Copy[] = [...siteFiles, { path: PLACEHOLDER, isForAnybody: true }]
    .filter(({ path }) => files.sizeOf(path) !== undefined)
    .map(({ path, isForAnybody }) => ({
      address: path,
      version: versionOf(files.tagOf(path) ?? ''),
      isGated: !isForAnybody,
    }));
  let bytes = list.reduce((sum, { address }) => sum + (files.sizeOf(address) ?? 0), 0);
  for (const page of pages) {
    bytes += page.bytes;
    if (bytes > mostBytes) break;
    list.push(
      { address: page.fragment, version: '', isGated: true },
      { address: page.path, version: page.version, isGated: false },
    );
  }
  return list;
}
