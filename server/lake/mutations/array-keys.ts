import { randomBytes } from 'node:crypto';
import { isObject } from './mutation-input.ts';

/** The value with a random `_key` (12 hex digits) on every object in an array that has none, at any depth. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]));
}

function withKey(item: unknown): unknown {
  return isObject(item) && !('_key' in item) ? { _key: randomBytes(6).toString('hex'), ...item } : item;
}

/** The same for the values that a patch writes; the items of an insert are array members themselves. */
export function withArrayKeysInPatch(operations: Record<string, unknown>): Record<string, unknown> {
  const { set, setIfMissing, insert, ...rest } = operations;
  const keyed: Record<string, unknown> = { ...rest };
  if (set !== undefined) keyed.set = withArrayKeys(set);
  if (setIfMissing !== undefined) keyed.setIfMissing = withArrayKeys(setIfMissing);
  if (isObject(insert)) keyed.insert = { ...insert, items: withArrayKeys(insert.items) };
  return keyed;
}
