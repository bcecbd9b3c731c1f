import type { Path } from '@sanity/types';
import { readField } from '../../web/content/read-field.ts';
import { hasAsset } from './picture-url.ts';

/** A picture in a document, and where it is. */
export interface PlacedPicture {
  path: Path;
  /** The id of its file in the library. */
  asset: string;
  alt: unknown;
  decorative: unknown;
  /** False for the site's icon, which is in no page. */
  takesWords: boolean;
}

/** A file of the library in a document: a picture, a video, captions. */
interface PlacedAsset {
  path: Path;
  /** The id of the file. */
  asset: string;
  /** The value that has it. */
  holder: unknown;
}

/** All files of the library inside a value, in the order of its fields. References to other documents are none. */
export function assetsIn(value: unknown, path: Path = []): PlacedAsset[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => assetsIn(item, [...path, keyOf(item) ?? index]))
    : Object.entries(value).flatMap(([name, part]) => assetsIn(part, [...path, name]));
  return hasAsset(value) ? [{ path, asset: value.asset._ref, holder: value }, ...inside] : inside;
}

/** All pictures inside a value, in the order of its fields. */
export function picturesIn(value: unknown): PlacedPicture[] {
  return assetsIn(value)
    .filter(({ asset }) => asset.startsWith('image-'))
    .map(({ path, asset, holder }) => ({
      path,
      asset,
      alt: readField(holder, 'alt'),
      decorative: readField(holder, 'decorative'),
      takesWords: readField(holder, '_type') !== 'image',
    }));
}

/** Whether people who cannot see the picture get nothing in its place, though it is not marked as decoration. */
export function lacksAltText({ alt, decorative, takesWords }: PlacedPicture): boolean {
  return takesWords && decorative !== true && !(typeof alt === 'string' && alt.trim());
}

function keyOf(item: unknown): { _key: string } | undefined {
  if (typeof item !== 'object' || item === null || !('_key' in item)) return undefined;
  return typeof item._key === 'string' ? { _key: item._key } : undefined;
}
