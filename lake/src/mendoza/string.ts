import type { Edit } from './edit.ts';
import { chooseSmallerEdit } from './edit.ts';
import { OPCODE } from './opcodes.ts';

/**
 * Encodes the difference of two unequal strings: keeps the common prefix and suffix, and writes the middle.
 *
 * Offsets are in UTF-8 bytes. Only slices from the start or to the end are written: mendoza's simple patcher adds a code-unit
 * index to a byte count (`utf8resolveIndex`), so slices inside non-ASCII text would be wrong.
 */
export function diffStrings(before: string, after: string): Edit {
  const prefix = measureCommonPrefix(before, after);
  const suffix = measureCommonSuffix(before, after, prefix);
  if (prefix + suffix === 0) return { start: 'replace', value: after };

  const operations: unknown[] = [];
  if (prefix > 0) operations.push(OPCODE.stringAppendSlice, 0, Buffer.byteLength(before.slice(0, prefix)));
  const middle = after.slice(prefix, after.length - suffix);
  if (middle !== '') operations.push(OPCODE.stringAppendString, middle);
  if (suffix > 0) {
    const end = Buffer.byteLength(before);
    operations.push(OPCODE.stringAppendSlice, Buffer.byteLength(before.slice(0, -suffix)), end);
  }
  return chooseSmallerEdit({ start: 'blank', operations }, after);
}

/** In code units; it never ends inside a surrogate pair. */
function measureCommonPrefix(left: string, right: string): number {
  const longest = Math.min(left.length, right.length);
  let length = 0;
  while (length < longest && left.charCodeAt(length) === right.charCodeAt(length)) length++;
  return splitsPair(left, length) || splitsPair(right, length) ? length - 1 : length;
}

/** In code units; it never overlaps the prefix, and never starts inside a surrogate pair. */
function measureCommonSuffix(left: string, right: string, prefix: number): number {
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
  // If index is between the halves of a surrogate pair, codePointAt(index - 1) returns the code point of both.
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff;
}
