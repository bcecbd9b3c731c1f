/**
 * The change from one value to another.
 * - `replace`: a new value replaces the old one.
 * - `copy`: the output starts as a copy of the input, which `operations` change (objects).
 * - `blank`: the output starts empty, and `operations` append to it (arrays, strings).
 */
export type Edit = { start: 'replace'; value: unknown } | { start: 'copy' | 'blank'; operations: unknown[] };

/** Returns the edit between two values; undefined when they are equal. */
export type DiffValues = (before: unknown, after: unknown) => Edit | undefined;

/** Replaces the value only when that makes a smaller patch, since a replaced value loses the authorship of its parts. */
export function chooseSmallerEdit(
  edit: { start: 'copy' | 'blank'; operations: unknown[] },
  after: unknown,
): Edit {
  const replaceSize = JSON.stringify(after).length;
  return JSON.stringify(edit.operations).length > replaceSize ? { start: 'replace', value: after } : edit;
}
