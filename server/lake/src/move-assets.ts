import type { LakeDocument } from './document.ts';
import type { Dataset } from './store/dataset.ts';

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'];

/**
 * Updates the `url` of asset documents in one transaction after the address of the lake has changed (another port, a public
 * address). As in the hosted lake, asset documents contain their full URL, so queries and exports would return the old one.
 *
 * @param origin - without a trailing slash, such as `http://localhost:3000`
 */
export async function moveAssets(dataset: Dataset, origin: string): Promise<void> {
  const assets = ASSET_TYPES.flatMap((type) => dataset.index.view('raw').byType(type));
  const moved = assets.filter((document) => document.url !== addressOf(document, origin));
  if (moved.length === 0) return;
  await dataset.transact({ author: 'lake' }, (pending) => {
    for (const document of moved) {
      const url = addressOf(document, origin);
      pending.putPatched({ ...document, url, _updatedAt: pending.timestamp }, { set: { url } });
    }
  });
}

/** Returns an asset document with its URL at `origin`; other documents are returned unchanged. */
export function withReachableAsset(document: LakeDocument, origin: string): LakeDocument {
  return ASSET_TYPES.includes(document._type) ? { ...document, url: addressOf(document, origin) } : document;
}

function addressOf({ path }: LakeDocument, origin: string): string {
  return `${origin}/${String(path)}`;
}
