import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasCopy } from '../lake/assets/entity-tag.ts';

/** A body that is served as it is until it is replaced: its compressed forms are made once, when first asked for. */
export type Entity = {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
  etag: string;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};

type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/;
/** Below this the answer fits one packet either way. */
const leastBytes = 1000;

export function createEntity(content: string | Uint8Array, contentType: string): Entity {
  const body = new Uint8Array(Buffer.from(content));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // Weak: the compressed forms share the tag.
  return { body, contentType, etag: `W/"${hash}"`, encoded: new Map() };
}

/** Answers a GET or HEAD with an entity: 304 when the asker has it, in the best encoding it accepts. */
export async function answerWith(
  request: Request,
  entity: Entity,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const all = new Headers({ ...headers, etag: entity.etag, 'content-type': entity.contentType });
  const mayCompress = compressible.test(entity.contentType) && entity.body.length >= leastBytes;
  if (mayCompress) all.set('vary', 'Accept-Encoding');
  if (status === 200 && hasCopy(request, entity.etag))
    return new Response(null, { status: 304, headers: all });

  const encoding = mayCompress ? preferredEncoding(request.headers.get('accept-encoding')) : undefined;
  const body = encoding ? await encode(entity, encoding) : entity.body;
  if (encoding) all.set('content-encoding', encoding);
  all.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: all });
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

function encode(entity: Entity, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = entity.encoded.get(encoding);
  if (known) return known;
  const compressed =
    encoding === 'br'
      ? brotli(entity.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
      : deflate(entity.body);
  const result = compressed.then((buffer) => new Uint8Array(buffer));
  entity.encoded.set(encoding, result);
  return result;
}
