import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { diffArrays } from './array.ts';
import { chooseSmallerEdit, type DiffValues, type Edit } from './edit.ts';
import { OPCODE } from './opcodes.ts';
import { diffStrings } from './string.ts';

/**
 * Encodes a mendoza patch: `applyPatch(before, patch)` of npm `mendoza` returns `after`. Listener events contain it as
 * `effects.apply` and, with swapped arguments, as `effects.revert`. The Studio derives authorship from it, so unchanged parts
 * are copied and not written again.
 *
 * Source: sanity-io/mendoza docs/format.adoc; opcode numbers from mendoza 3.0.8.
 *
 * @param before - JSON value, a document without `_rev`; null before its creation.
 * @param after - JSON value of the same kind; null after its deletion.
 * @returns flat list of opcodes and operands; empty without changes.
 */
export function encodeMendoza(before: unknown, after: unknown): unknown[] {
  const edit = diffValues(before, after);
  if (!edit) return [];
  if (edit.start === 'replace') return [OPCODE.value, edit.value];
  // The patcher's first output is already a copy of the root.
  return edit.start === 'copy' ? edit.operations : [OPCODE.blank, ...edit.operations];
}

function diffValues(before: unknown, after: unknown): Edit | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (typeof before === 'string' && typeof after === 'string') return diffStrings(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after, diffValues);
  if (isObject(before) && isObject(after)) return diffObjects(before, after, diffValues);
  return { start: 'replace', value: after };
}

/** Encodes the difference of two unequal objects field by field, so that unchanged fields keep their author. */
function diffObjects(before: JsonObject, after: JsonObject, diffValues: DiffValues): Edit {
  // The patcher assigns fields of plain objects, where assigning this name sets the prototype.
  if (Object.hasOwn(before, '__proto__') || Object.hasOwn(after, '__proto__')) {
    return { start: 'replace', value: after };
  }

  const operations: unknown[] = [];
  // Opcodes refer to a field of the input by its index in the sorted keys.
  for (const [index, key] of Object.keys(before).sort().entries()) {
    if (!Object.hasOwn(after, key)) {
      operations.push(OPCODE.objectDeleteField, index);
      continue;
    }
    const edit = diffValues(before[key], after[key]);
    if (edit) operations.push(...writeField(index, key, edit));
  }
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) operations.push(OPCODE.objectSetFieldValue, value, key);
  }
  return chooseSmallerEdit({ start: 'copy', operations }, after);
}

function writeField(index: number, key: string, edit: Edit): unknown[] {
  if (edit.start === 'replace') return [OPCODE.objectSetFieldValue, edit.value, key];
  const push = edit.start === 'copy' ? OPCODE.pushFieldCopy : OPCODE.pushFieldBlank;
  return [push, index, ...edit.operations, OPCODE.returnIntoObjectSameKeyPop];
}
