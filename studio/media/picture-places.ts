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

/** All pictures inside a value, in the order of its fields. Files and references to other documents are none. */
export function picturesIn(value: unknown, path: Path = []): PlacedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => picturesIn(item, [...path, keyOf(item) ?? index]))
    : Object.entries(value).flatMap(([name, part]) => picturesIn(part, [...path, name]));
  if (!hasAsset(value) || !value.asset._ref.startsWith('image-')) return inside;
  const [alt, decorative] = [readField(value, 'alt'), readField(value, 'decorative')];
  const takesWords = readField(value, '_type') !== 'image';
  return [{ path, asset: value.asset._ref, alt, decorative, takesWords }, ...inside];
}

/** Whether people who cannot see the picture get nothing in its place, though it is not marked as decoration. */
export function needsWords({ alt, decorative, takesWords }: PlacedPicture): boolean {
  return takesWords && decorative !== true && !(typeof alt === 'string' && alt.trim());
}

function keyOf(item: unknown): { _key: string } | undefined {
  if (typeof item !== 'object' || item === null || !('_key' in item)) return undefined;
  return typeof item._key === 'string' ? { _key: item._key } : undefined;
}
