import type { JsonObject } from '../documents/json-object.ts';
import type { DiffValues, Edit } from './edit.ts';
import { smallerEdit } from './edit.ts';
import { OPCODE } from './opcodes.ts';

/** Encodes the difference of two unequal objects field by field, so that unchanged fields keep their author. */
export function diffObjects(before: JsonObject, after: JsonObject, diffValues: DiffValues): Edit {
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
  return smallerEdit({ start: 'copy', operations }, after);
}

function writeField(index: number, key: string, edit: Edit): unknown[] {
  if (edit.start === 'replace') return [OPCODE.objectSetFieldValue, edit.value, key];
  const push = edit.start === 'copy' ? OPCODE.pushFieldCopy : OPCODE.pushFieldBlank;
  return [push, index, ...edit.operations, OPCODE.returnIntoObjectSameKeyPop];
}
