import type { Path } from '@sanity/types';
import { readField } from '../../content/read-field.ts';
import { hasAsset } from '../shared/picture-url.ts';
import { getSegment } from '../shared/read-value.ts';

/** A picture in a document, and its path. */
interface FoundPicture {
  path: Path;
  /** Id of the asset document. */
  asset: string;
  alt: unknown;
  decorative: unknown;
  /** Whether it needs alt text. False for the site's icon, which is in no page. */
  takesWords: boolean;
}

/** A reference to a file in a document: a picture, a video, captions. */
interface FoundAsset {
  path: Path;
  /** Id of the asset document. */
  asset: string;
  /** The object that contains the reference. */
  holder: unknown;
}

/** Finds all file references inside a value, in document order. References to other documents are ignored. */
export function findAssets(value: unknown, path: Path = []): FoundAsset[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => findAssets(item, [...path, getSegment(item, index)]))
    : Object.entries(value).flatMap(([name, part]) => findAssets(part, [...path, name]));
  return hasAsset(value) ? [{ path, asset: value.asset._ref, holder: value }, ...inside] : inside;
}

/** Finds all pictures inside a value, in document order. */
export function findPictures(value: unknown): FoundPicture[] {
  return findAssets(value)
    .filter(({ asset }) => asset.startsWith('image-'))
    .map(({ path, asset, holder }) => ({
      path,
      asset,
      alt: readField(holder, 'alt'),
      decorative: readField(holder, 'decorative'),
      takesWords: readField(holder, '_type') !== 'image',
    }));
}

/** Whether a picture has no alt text and is not marked as decorative. */
export function lacksAltText({ alt, decorative, takesWords }: FoundPicture): boolean {
  return takesWords && decorative !== true && !(typeof alt === 'string' && alt.trim());
}
