import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matchesEtag, requestedRange, setRangeHeaders } from 'embedded-content-lake/http';

/** A response body with its ETag. It is compressed once per encoding, at the first request. */
export type CacheableResponse = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/;
/** Smaller bodies are not compressed, since they would hardly shrink. */
const minBytes = 200;

export function createCacheable(content: string | Uint8Array, contentType: string): CacheableResponse {
  const body = new Uint8Array(Buffer.from(content));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const entity = { body, contentType, etag: `"${hash}"`, encoded: new Map() };
  // Weak for bodies that may be compressed, since all encodings share it. Range requests, as for videos, need a strong ETag.
  return mayCompress(entity) ? { ...entity, etag: `W/${entity.etag}` } : entity;
}

function mayCompress({ body, contentType }: Pick<CacheableResponse, 'body' | 'contentType'>): boolean {
  return compressible.test(contentType) && body.length >= minBytes;
}

type AnswerOptions = {
  status?: number;
  headers?: Record<string, string>;
  /** Makes the ETags different for responses with the same body but different headers. */
  variant?: string;
};

/**
 * Responds to GET or HEAD: with 304 when the client has the body, otherwise in the best encoding that it accepts, or with a
 * range of a body that is not compressed.
 */
export async function respondWith(
  request: Request,
  entity: CacheableResponse,
  { status = 200, headers: fixed = {}, variant }: AnswerOptions = {},
): Promise<Response> {
  const etag = variant ? entity.etag.replace(/"$/, `-${variant}"`) : entity.etag;
  const headers = new Headers({ ...fixed, etag, 'content-type': entity.contentType });
  const compresses = mayCompress(entity);
  if (compresses) headers.set('vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  if (!compresses) return answerInParts(request, entity, { status, headers });

  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  if (encoding) headers.set('content-encoding', encoding);
  const body = encoding ? await encode(entity, encoding) : entity.body;
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

type PartOptions = { status: number; headers: Headers };

/** Responds with the whole body or the requested range, as video players need it (RFC 9110, section 14). */
function answerInParts(
  request: Request,
  { body, etag }: CacheableResponse,
  { status, headers }: PartOptions,
): Response {
  headers.set('accept-ranges', 'bytes');
  const range = status === 200 ? requestedRange(request, etag, body.length) : undefined;
  const partial = setRangeHeaders(range, body.length, headers);
  const answer = { status: partial === 200 ? status : partial, headers };
  if (range === 'unsatisfiable' || request.method === 'HEAD') return new Response(null, answer);
  return new Response(range ? body.subarray(range.start, range.end + 1) : body, answer);
}

function preferredEncoding(accepted: string | null): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Brotli qualities: the quick one takes a few milliseconds, the best takes a hundred and is an eighth smaller. */
const quickQuality = 5;
const bestQuality = 11;

function encode(entity: CacheableResponse, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = entity.encoded.get(encoding);
  if (known) return known;
  const result = encoding === 'br' ? quickThenBest(entity) : deflate(entity.body).then(toBytes);
  entity.encoded.set(encoding, result);
  // After an error, the next request tries again.
  result.catch(() => entity.encoded.get(encoding) === result && entity.encoded.delete(encoding));
  return result;
}

/** The first request gets the quick compression; later ones get the best, which runs in the background. */
function quickThenBest(entity: CacheableResponse): Promise<Uint8Array<ArrayBuffer>> {
  const quick = compress(entity.body, quickQuality);
  quick
    .then(() => compress(entity.body, bestQuality))
    .then((best) => entity.encoded.set('br', Promise.resolve(best)))
    // The quick compression stays in use; the request that waits for it gets its errors.
    .catch(() => {});
  return quick;
}

async function compress(body: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return toBytes(await brotli(body, { params }));
}

function toBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
