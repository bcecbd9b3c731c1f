import type { BlobStore } from './blob-store.ts';
import { matchesEtag, parseRequestedRange, setRangeHeaders } from './conditional-request.ts';

/** The requested blob. */
type ServedBlob = {
  name: string;
  /** In bytes. */
  size: number;
  /** The ETag, with quotes. */
  tag: string;
};

/** Responds with the whole blob, the range of a `Range` header, or 304 when the client has it. */
export function serveBlob(
  request: Request,
  { name, size, tag }: ServedBlob,
  blobs: BlobStore,
  headers: Headers,
): Response {
  headers.set('accept-ranges', 'bytes');
  if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers });
  const range = parseRequestedRange(request, tag, size);
  const status = setRangeHeaders(range, size, headers);
  if (range === 'unsatisfiable' || request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(blobs.stream(name, range), { status, headers });
}
