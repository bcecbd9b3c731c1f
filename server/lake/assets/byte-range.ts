/** Both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * The part of a body of `size` bytes that a request asks for; `tag` is the body's ETag. A part of something else than
 * what the asker has begun (`If-Range`) is worth nothing to it, so it gets all of the new one: undefined. A weak tag
 * never stands for the same bytes (RFC 9110, 13.1.5).
 */
export function askedRange(
  request: Request,
  tag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const begun = request.headers.get('if-range');
  if (begun !== null && (begun !== tag || tag.startsWith('W/'))) return undefined;
  return parseRange(request.headers.get('range'), size);
}

/** The status of an answer that sends this part of `size` bytes, whose headers it completes. */
export function describeRange(
  range: ByteRange | 'unsatisfiable' | undefined,
  size: number,
  headers: Headers,
): 200 | 206 | 416 {
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return 416;
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  return range ? 206 : 200;
}

/**
 * The part that a `Range` header asks of `size` bytes. Undefined means all of it: no header, a unit or a list that
 * we do not answer in parts (RFC 9110, 14.2 allows that). 'unsatisfiable' is a 416.
 */
function parseRange(
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
