import { getPublishedId, type Path, pathToString, type SanityDocument } from 'sanity';
import { picturesIn } from './picture-places.ts';

/** A place of the site that shows a picture. */
export interface PictureUse {
  /** A stored form of the document that has the picture there. */
  document: SanityDocument;
  path: Path;
  /** Whether visitors see it there; otherwise only a draft has it, or what is to be published later. */
  isPublished: boolean;
}

/** What shows a picture, in all its stored forms: asked in the perspective that leaves out none of them, `raw`. */
export function usesQuery(asset: string): string {
  return `*[references(${JSON.stringify(asset)})] | order(_type asc, _id asc)`;
}

/** The places that show a picture, each once, however many stored forms of its document have it there. */
export function findPictureUses(documents: readonly SanityDocument[], asset: string): PictureUse[] {
  const uses = new Map<string, PictureUse>();
  for (const document of documents) {
    const id = getPublishedId(document._id);
    for (const picture of picturesIn(document)) {
      if (picture.asset !== asset) continue;
      const place = `${id} ${pathToString(picture.path)}`;
      const known = uses.get(place) ?? { document, path: picture.path, isPublished: false };
      uses.set(place, { ...known, isPublished: known.isPublished || document._id === id });
    }
  }
  return [...uses.values()];
}
