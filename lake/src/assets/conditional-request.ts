/** A byte range with both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * The requested range of a body of `size` bytes; `tag` is the body's ETag. Undefined means the whole body, also when `If-Range`
 * has another ETag. A weak ETag never matches (RFC 9110, section 13.1.5).
 */
export function parseRequestedRange(
  request: Request,
  tag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  // A range is for GET only (RFC 9110, section 14.2).
  if (request.method !== 'GET') return undefined;
  const begun = request.headers.get('if-range');
  if (begun !== null && (begun !== tag || tag.startsWith('W/'))) return undefined;
  return parseRange(request.headers.get('range'), size);
}

/** Sets the headers of a response with this range of `size` bytes, and returns its status. */
export function setRangeHeaders(
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
 * Parses a `Range` header. Undefined means the whole body: without a header, and for unsupported units and lists (which RFC
 * 9110, section 14.2 allows). 'unsatisfiable' means 416.
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

/** Whether `If-None-Match` contains this ETag, by the weak comparison of RFC 9110, section 13.1.2. */
export function matchesEtag(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((item) => item.trim() === '*' || stripWeakPrefix(item) === stripWeakPrefix(tag));
}

function stripWeakPrefix(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
