import { getPublishedId, type Path, pathToString, type SanityDocument } from 'sanity';
import { assetsIn } from './picture-places.ts';

/** A place of the site that shows a picture, or plays or offers another file. */
export interface AssetUse {
  /** A stored form of the document that has the file there. */
  document: SanityDocument;
  path: Path;
  /** Whether visitors see it there; otherwise only a draft has it, or what is to be published later. */
  isPublished: boolean;
}

/** What uses a file of the library, in all its stored forms: asked in the perspective that leaves out none of them, `raw`. */
export function usesQuery(asset: string): string {
  return `*[references(${JSON.stringify(asset)})] | order(_type asc, _id asc)`;
}

/** The places that use a file, each once, however many stored forms of its document have it there. */
export function findUses(documents: readonly SanityDocument[], asset: string): AssetUse[] {
  const uses = new Map<string, AssetUse>();
  for (const document of documents) {
    const id = getPublishedId(document._id);
    for (const placed of assetsIn(document)) {
      if (placed.asset !== asset) continue;
      const place = `${id} ${pathToString(placed.path)}`;
      const known = uses.get(place) ?? { document, path: placed.path, isPublished: false };
      uses.set(place, { ...known, isPublished: known.isPublished || document._id === id });
    }
  }
  return [...uses.values()];
}
