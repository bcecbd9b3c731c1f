/** Both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * The part that a `Range` header asks of `size` bytes. Undefined means all of it: no header, a unit or a list that
 * we do not answer in parts (RFC 9110, 14.2 allows that). 'unsatisfiable' is a 416.
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
