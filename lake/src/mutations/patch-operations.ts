import type { InsertPatch } from '@sanity/types';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { createInvalidError } from '../errors.ts';
import { patchPath } from './patch-path.ts';

/** The validated operations of one patch; the keys of the objects are JSONMatch paths in the notation of `patchPath`. */
export type PatchOperations = {
  set?: JsonObject;
  setIfMissing?: JsonObject;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  diffMatchPatch?: Record<string, string>;
  insert?: InsertPatch;
};

const NAMES = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'diffMatchPatch', 'insert'];

const isAnything = (_value: unknown): _value is unknown => true;
const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';

/**
 * Parses the operations of a patch.
 *
 * @throws ItemError 400 with the name of the invalid operation
 */
export function parsePatchOperations(content: JsonObject): PatchOperations {
  const unknown = Object.keys(content).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw createInvalidError(`Unknown patch operation "${unknown}": use ${NAMES.join(', ')}`);
  }
  const operations: PatchOperations = {};
  if (content.set !== undefined) operations.set = parseByPath(content, 'set', isAnything, 'values');
  if (content.setIfMissing !== undefined)
    operations.setIfMissing = parseByPath(content, 'setIfMissing', isAnything, 'values');
  if (content.inc !== undefined) operations.inc = parseByPath(content, 'inc', isNumber, 'numbers');
  if (content.dec !== undefined) operations.dec = parseByPath(content, 'dec', isNumber, 'numbers');
  if (content.diffMatchPatch !== undefined)
    operations.diffMatchPatch = parseByPath(content, 'diffMatchPatch', isText, 'patch texts');
  if (content.unset !== undefined) operations.unset = parseUnset(content.unset);
  if (content.insert !== undefined) operations.insert = parseInsert(content.insert);
  return operations;
}

function parseByPath<Value>(
  content: JsonObject,
  name: string,
  isValid: (value: unknown) => value is Value,
  expected: string,
): Record<string, Value> {
  const targets = content[name];
  if (!isObject(targets)) throw createInvalidError(`"${name}" must be an object of paths and ${expected}`);
  const checked: Record<string, Value> = {};
  for (const [path, value] of Object.entries(targets)) {
    const spelled = patchPath(path);
    if (!isValid(value))
      throw createInvalidError(`"${name}" takes ${expected}, but "${path}" has something else`);
    checked[spelled] = value;
  }
  return checked;
}

function parseUnset(value: unknown): string[] {
  if (Array.isArray(value) && value.every(isText)) return value.map(patchPath);
  throw createInvalidError('"unset" must be a list of paths');
}

function parseInsert(value: unknown): InsertPatch {
  if (isObject(value) && Array.isArray(value.items)) {
    const { before, after, replace, items } = value;
    const places = [before, after, replace].filter(isText);
    if (places.length === 1) {
      if (isText(before)) return { before: patchPath(before), items };
      if (isText(after)) return { after: patchPath(after), items };
      if (isText(replace)) return { replace: patchPath(replace), items };
    }
  }
  throw createInvalidError(
    '"insert" needs one of "before", "after" or "replace" (a path), and "items" (a list)',
  );
}
