import type { BlobStore } from './blob-store.ts';
import { matchesEtag, requestedRange, setRangeHeaders } from './conditional-request.ts';

/** A stored file that a request asks for. */
export type ServedBlob = {
  name: string;
  /** Bytes. */
  size: number;
  /** The entity tag, in its quotes. */
  tag: string;
};

/** Answers with a stored file: all of it, the part that a `Range` header asks for, or that the asker has it already. */
export function serveBlob(
  request: Request,
  { name, size, tag }: ServedBlob,
  blobs: BlobStore,
  headers: Headers,
): Response {
  headers.set('accept-ranges', 'bytes');
  if (matchesEtag(request, tag)) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, tag, size);
  const status = setRangeHeaders(range, size, headers);
  if (range === 'unsatisfiable' || request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(blobs.stream(name, range), { status, headers });
}
