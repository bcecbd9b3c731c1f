import type { DiffValues, Edit } from './edit.ts';
import { chooseSmallerEdit } from './edit.ts';
import { OPCODE } from './opcodes.ts';
import { pairItems } from './pair-items.ts';

/**
 * Encodes the difference of two unequal arrays: the new array is built from slices of the old one, patched items and new values.
 *
 * It always starts from a blank array: in the incremental patcher a copied array shares its items with the original, so
 * appending to the copy would change the original.
 */
export function diffArrays(before: unknown[], after: unknown[], diffValues: DiffValues): Edit {
  // A blank output without appended items stays null, so an empty array has to be written as a value.
  if (after.length === 0) return { start: 'replace', value: after };

  const partners = pairItems(before, after);
  const operations: unknown[] = [];
  let slice: { from: number; to: number } | undefined;

  const closeSlice = () => {
    if (slice) operations.push(OPCODE.arrayAppendSlice, slice.from, slice.to);
    slice = undefined;
  };

  for (const [position, item] of after.entries()) {
    const partner = partners[position];
    const edit: Edit | undefined =
      partner === undefined ? { start: 'replace', value: item } : diffValues(before[partner], item);
    if (edit === undefined && partner !== undefined) {
      if (slice?.to === partner) slice.to++;
      else {
        closeSlice();
        slice = { from: partner, to: partner + 1 };
      }
    } else if (edit) {
      closeSlice();
      operations.push(...writeElement(partner, edit));
    }
  }
  closeSlice();
  return chooseSmallerEdit({ start: 'blank', operations }, after);
}

function writeElement(index: number | undefined, edit: Edit): unknown[] {
  if (edit.start === 'replace') return [OPCODE.arrayAppendValue, edit.value];
  const push = edit.start === 'copy' ? OPCODE.pushElementCopy : OPCODE.pushElementBlank;
  return [push, index, ...edit.operations, OPCODE.returnIntoArrayPop];
}
