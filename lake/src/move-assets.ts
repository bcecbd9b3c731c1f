import type { LakeDocument } from './documents/document.ts';
import type { Dataset } from './store/dataset.ts';

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'];

/** Where a lake serves its assets. */
type AssetAddress = {
  projectId: string;
  /** Without a trailing slash, such as `http://localhost:3000`. */
  origin: string;
};

/**
 * Updates the `url` of asset documents in one transaction after the address of the lake has changed (another port, a public
 * address). As in the hosted lake, asset documents contain their full URL, so queries and exports would return the old one.
 */
export async function moveAssets(dataset: Dataset, address: AssetAddress): Promise<void> {
  const assets = ASSET_TYPES.flatMap((type) => dataset.index.getView('raw').listByType(type));
  const moved = assets.filter((document) => document.url !== getUrl(address, document));
  if (moved.length === 0) return;
  await dataset.transact({ author: 'lake' }, (pending) => {
    for (const document of moved) {
      const url = getUrl(address, document);
      pending.putPatched({ ...document, url, _updatedAt: pending.timestamp }, { set: { url } });
    }
  });
}

/** Returns an asset document with its URL at the address; other documents are returned unchanged. */
export function withReachableAsset(document: LakeDocument, address: AssetAddress): LakeDocument {
  return ASSET_TYPES.includes(document._type) ? { ...document, url: getUrl(address, document) } : document;
}

/** Unchanged for a file that this lake does not serve: the document was copied from another project. */
function getUrl({ projectId, origin }: AssetAddress, { path, url }: LakeDocument): unknown {
  const isOwn = ['images', 'files'].some((kind) => String(path).startsWith(`${kind}/${projectId}/`));
  return isOwn ? `${origin}/${path}` : url;
}
