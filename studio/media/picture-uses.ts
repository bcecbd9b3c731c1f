import { getPublishedId, type Path, pathToString, type SanityDocument } from 'sanity';
import { findAssets } from './find-assets.ts';

/** A field that refers to a file. */
interface AssetUse {
  /** One stored version (draft, published, scheduled) of the document that refers to the file. */
  document: SanityDocument;
  path: Path;
  /** Whether the published document has it; otherwise only a draft or a scheduled version. */
  isPublished: boolean;
}

/** Queries the documents that refer to a file. To be used with the `raw` perspective, which includes all versions. */
export function assetUsesQuery(asset: string): string {
  return `*[references(${JSON.stringify(asset)})] | order(_type asc, _id asc)`;
}

/** Finds the fields that refer to a file, each once for all versions of its document. */
export function findAssetUses(documents: readonly SanityDocument[], asset: string): AssetUse[] {
  const uses = new Map<string, AssetUse>();
  for (const document of documents) {
    const id = getPublishedId(document._id);
    for (const placed of findAssets(document)) {
      if (placed.asset !== asset) continue;
      const place = `${id} ${pathToString(placed.path)}`;
      const known = uses.get(place) ?? { document, path: placed.path, isPublished: false };
      uses.set(place, { ...known, isPublished: known.isPublished || document._id === id });
    }
  }
  return [...uses.values()];
}
