import type { Path } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';

/** The value at one segment of a path; undefined where there is none. */
export function readSegment(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === 'string') return isObject(value) ? value[segment] : undefined;
  if (!Array.isArray(value)) return undefined;
  // `Array.isArray` narrows to `any[]`.
  const items: unknown[] = value;
  return items[findIndexOfItem(items, segment)];
}

/** The value at a Sanity path, including `_key` segments; undefined where there is none. */
export function readPath(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(readSegment, value);
}

/** Index of the array item that a segment refers to; -1 when there is none. */
export function findIndexOfItem(items: readonly unknown[], segment: Path[number]): number {
  if (typeof segment === 'number') return segment < items.length ? segment : -1;
  if (typeof segment === 'string' || Array.isArray(segment)) return -1;
  return items.findIndex((item) => isObject(item) && item._key === segment._key);
}

/** The path segment of an array item: its key, or its index where it has none. */
export function getSegment(item: unknown, index: number): Path[number] {
  return isObject(item) && typeof item._key === 'string' ? { _key: item._key } : index;
}
