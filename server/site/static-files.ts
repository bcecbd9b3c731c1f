import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { matchesEtag, requestedRange, setRangeHeaders } from 'embedded-content-lake/http';
import { getMimeType } from 'hono/utils/mime';
import { type CacheableResponse, createCacheable, type Encoding, respondWith } from './cacheable-response.ts';
import { headersByKind } from './security-headers.ts';

/** The files of a build folder, which must not change while it is served. */
export type StaticFiles = {
  /** Undefined when there is no such file. */
  fetch: (request: Request, path: string) => Promise<Response | undefined>;
};

type StaticFile = { path: string; size: number; etag: string; contentType: string };

const compressedForms: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
/** Larger files are streamed from disk, smaller ones are cached in memory. */
const memoryLimit = 2_000_000;

/** Serves the files of the client build, except its HTML and manifest. The folder is listed once, when it is opened. */
export async function openStaticFiles(clientDir: string): Promise<StaticFiles> {
  const files = await listFiles(clientDir);
  const entities = new Map<string, Promise<CacheableResponse>>();
  const readOnce = (path: string, file: StaticFile) => {
    const entity = readEntity(file);
    entities.set(path, entity);
    // After an error, the next request tries again.
    entity.catch(() => entities.delete(path));
    return entity;
  };

  return {
    fetch: async (request, path) => {
      const file = files.get(path);
      if (!file) return undefined;
      const headers = path.startsWith('/assets/') ? headersByKind.asset : headersByKind.file;
      if (file.size > memoryLimit) return streamed(request, file, headers);
      const entity = entities.get(path) ?? readOnce(path, file);
      return respondWith(request, await entity, { headers });
    },
  };
}

/** Reads a file together with its precompressed variants from the build. */
async function readEntity({ path, contentType }: StaticFile): Promise<CacheableResponse> {
  const entity = createCacheable(await readFile(path), contentType);
  for (const [encoding, extension] of Object.entries(compressedForms)) {
    const compressed = await readFile(path + extension).catch(() => undefined);
    // The assertion is safe: the keys are encodings, but `Object.entries` returns strings.
    if (compressed) entity.encoded.set(encoding as Encoding, Promise.resolve(new Uint8Array(compressed)));
  }
  return entity;
}

async function listFiles(clientDir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(clientDir, path).split(sep).join('/');
    if (!entry.isFile() || name === 'index.html' || /^\.vite\/|\.(br|gz)$/.test(name)) continue;
    const { size, mtimeMs } = await stat(path);
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
    files.set(encodeURI(`/${name}`), { path, size, etag, contentType: contentTypeOf(name) });
  }
  return files;
}

/** Media types that are missing or outdated in Hono's table. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

function contentTypeOf(name: string): string {
  return contentTypes[extname(name)] ?? getMimeType(name) ?? 'application/octet-stream';
}

/** Responds with the whole file or the requested range, as video players need it (RFC 9110, section 14). */
function streamed(request: Request, file: StaticFile, fixed: Record<string, string>): Response {
  const headers = new Headers({
    ...fixed,
    etag: file.etag,
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
  });
  if (matchesEtag(request, file.etag)) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, file.etag, file.size);
  const status = setRangeHeaders(range, file.size, headers);
  if (range === 'unsatisfiable' || request.method === 'HEAD') return new Response(null, { status, headers });
  const stream = createReadStream(file.path, range);
  // Node's types for web streams differ from the DOM's, but the class is the same.
  return new Response(Readable.toWeb(stream) as unknown as ReadableStream, { status, headers });
}
