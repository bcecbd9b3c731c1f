import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createHex } from '../documents/random-id.ts';
import type { PatchOperations } from './patch-operations.ts';

/** Adds a random `_key` (12 hex digits) to every object in an array without one, at any depth. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  return isObject(value) ? withArrayKeysInObject(value) : value;
}

/** Adds keys in the arrays of a document. */
export function withArrayKeysInObject(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, child]) => [name, withArrayKeys(child)]));
}

function withKey(item: unknown): unknown {
  return isObject(item) && !('_key' in item) ? { _key: createHex(6), ...item } : item;
}

/** Adds keys in the values that a patch writes, and to the items of an insert, which become array members. */
export function withArrayKeysInPatch(operations: PatchOperations): PatchOperations {
  const { set, setIfMissing, insert, ...rest } = operations;
  const keyed: PatchOperations = { ...rest };
  if (set) keyed.set = withKeysByPath(set);
  if (setIfMissing) keyed.setIfMissing = withKeysByPath(setIfMissing);
  if (insert) keyed.insert = { ...insert, items: insert.items.map((item) => withKey(withArrayKeys(item))) };
  return keyed;
}

/** Matches paths that end with an array member, such as `items[0]`, but not an attribute such as `['name']`. */
const MEMBER = /\[[^'[\]][^[\]]*\]$/;

function withKeysByPath(targets: JsonObject): JsonObject {
  const entries = Object.entries(targets).map(([path, value]) => {
    const keyed = withArrayKeys(value);
    return [path, MEMBER.test(path) ? withKey(keyed) : keyed];
  });
  return Object.fromEntries(entries);
}
