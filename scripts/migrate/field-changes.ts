import { isDeepStrictEqual } from 'node:util';
import { studioPath } from '@sanity/client/csm';
import type { Path } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';

/** A stored document with all fields that the lake adds. */
export type StoredDocument = { _id: string; _type: string; _rev: string; [field: string]: unknown };

/** The change of the value at a path; `undefined` for no value. */
export type FieldChange = { path: string; before?: unknown; after?: unknown };

/** Fields that the lake sets. */
const LAKE_FIELDS = new Set(['_id', '_rev', '_createdAt', '_updatedAt']);

/** The smallest set of field changes that leads from one state of a document to another. */
export function listFieldChanges(before: object, after: object): FieldChange[] {
  return listDifferences(before, after, []).filter(({ path }) => !LAKE_FIELDS.has(path));
}

function listDifferences(before: unknown, after: unknown, path: Path): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => listDifferences(before[name], after[name], [...path, name]));
  }
  const keys = findSharedKeys(before, after);
  if (keys) {
    return keys.flatMap((_key, index) =>
      listDifferences((before as unknown[])[index], (after as unknown[])[index], [...path, { _key }]),
    ); // `sharedKeys` has checked that both are lists
  }
  return [{ path: studioPath.toString(path), before, after }];
}

/** The keys of the items, when both lists have items with the same unique keys in the same order. */
function findSharedKeys(before: unknown, after: unknown): string[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const getKeys = (items: unknown[]) => items.map((item) => (isObject(item) ? item._key : undefined));
  const keys = getKeys(before).filter((key) => typeof key === 'string');
  const isKeyed = keys.length === before.length && new Set(keys).size === keys.length;
  return isKeyed && isDeepStrictEqual(keys, getKeys(after)) ? keys : undefined;
}

/** The patch operations for the changes. */
export function makePatch(changes: readonly FieldChange[]): {
  set?: Record<string, unknown>;
  unset?: string[];
} {
  const gone = changes.filter(({ after }) => after === undefined).map(({ path }) => path);
  const kept = changes.filter(({ after }) => after !== undefined);
  return {
    ...(kept.length > 0 && { set: Object.fromEntries(kept.map(({ path, after }) => [path, after])) }),
    ...(gone.length > 0 && { unset: gone }),
  };
}
