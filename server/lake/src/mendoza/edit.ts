/**
 * How one value becomes another.
 * - `replace`: a new value takes its place.
 * - `copy`: the output starts as a copy of the input and `operations` change it (objects).
 * - `blank`: the output starts empty and `operations` append to it (arrays, strings).
 */
export type Edit = { start: 'replace'; value: unknown } | { start: 'copy' | 'blank'; operations: unknown[] };

/** The edit of a pair of values, or undefined when they are equal. */
export type DiffValues = (before: unknown, after: unknown) => Edit | undefined;

/** Replacing is preferred only when it makes the smaller patch: a replaced value loses who wrote which part. */
export function smallerEdit(edit: { start: 'copy' | 'blank'; operations: unknown[] }, after: unknown): Edit {
  const replaceSize = JSON.stringify(after).length;
  return JSON.stringify(edit.operations).length > replaceSize ? { start: 'replace', value: after } : edit;
}
