import type { Edit } from './edit.ts';
import { smallerEdit } from './edit.ts';
import { OPCODE } from './opcodes.ts';

/**
 * Takes two unequal strings. Keeps what two strings share at both ends and writes the middle anew.
 *
 * Offsets count UTF-8 bytes. Only slices that begin at 0 or end at the end are written: mendoza's simple patcher
 * adds a code-unit index to a byte count (`utf8resolveIndex`), so a slice inside non-ASCII text would come out wrong.
 */
export function diffStrings(before: string, after: string): Edit {
  const prefix = commonPrefixLength(before, after);
  const suffix = commonSuffixLength(before, after, prefix);
  if (prefix + suffix === 0) return { start: 'replace', value: after };

  const operations: unknown[] = [];
  if (prefix > 0) operations.push(OPCODE.stringAppendSlice, 0, Buffer.byteLength(before.slice(0, prefix)));
  const middle = after.slice(prefix, after.length - suffix);
  if (middle !== '') operations.push(OPCODE.stringAppendString, middle);
  if (suffix > 0) {
    const end = Buffer.byteLength(before);
    operations.push(OPCODE.stringAppendSlice, Buffer.byteLength(before.slice(0, -suffix)), end);
  }
  return smallerEdit({ start: 'blank', operations }, after);
}

/** In code units, never ending inside a surrogate pair of either string. */
function commonPrefixLength(left: string, right: string): number {
  const longest = Math.min(left.length, right.length);
  let length = 0;
  while (length < longest && left.charCodeAt(length) === right.charCodeAt(length)) length++;
  return splitsPair(left, length) || splitsPair(right, length) ? length - 1 : length;
}

/** In code units, never overlapping the prefix nor beginning inside a surrogate pair of either string. */
function commonSuffixLength(left: string, right: string, prefix: number): number {
  const longest = Math.min(left.length, right.length) - prefix;
  let length = 0;
  while (
    length < longest &&
    left.charCodeAt(left.length - 1 - length) === right.charCodeAt(right.length - 1 - length)
  )
    length++;
  return splitsPair(left, left.length - length) || splitsPair(right, right.length - length)
    ? length - 1
    : length;
}

function splitsPair(text: string, index: number): boolean {
  // At the index of a low surrogate whose high half stands before it, codePointAt(index - 1) spans both.
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
