import type { LakeDocument } from './document.ts';
import type { Dataset } from './store/dataset.ts';

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'];

/**
 * An asset document holds its full address, as the hosted lake's do. When this lake has moved (another port, a
 * public address), queries and exports would still give out the old one, so it is corrected in one transaction.
 *
 * @param origin - without a slash at its end, as `http://localhost:3000`
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

/** An asset document with its address at `origin`; any other document as it is. */
export function withReachableAsset(document: LakeDocument, origin: string): LakeDocument {
  return ASSET_TYPES.includes(document._type) ? { ...document, url: addressOf(document, origin) } : document;
}

function addressOf({ path }: LakeDocument, origin: string): string {
  return `${origin}/${String(path)}`;
}
