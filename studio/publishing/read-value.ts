import type { Path } from '@sanity/types';

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value below one segment of a path; undefined where there is none. */
export function readSegment(value: unknown, segment: Path[number]): unknown {
  if (typeof segment === 'string') return isObject(value) ? value[segment] : undefined;
  if (!Array.isArray(value)) return undefined;
  // A list is `any[]` to the compiler; its items are unknown.
  const items: unknown[] = value;
  return items[indexOf(items, segment)];
}

/** The value at a path of the Studio, keys of list items included; undefined where there is none. */
export function readPath(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(readSegment, value);
}

/** The place of a segment's item in its list, from 0; -1 when the list has no such item. */
export function indexOf(items: readonly unknown[], segment: Path[number]): number {
  if (typeof segment === 'number') return segment < items.length ? segment : -1;
  if (typeof segment === 'string' || Array.isArray(segment)) return -1;
  return items.findIndex((item) => isObject(item) && item._key === segment._key);
}
