import { Hono } from 'hono';
import type { LakeDocument } from '../documents/document.ts';
import { createDatasetNotFound, createHttpError } from '../errors.ts';
import { createErrorResponse } from '../requests/error-response.ts';
import type { Bytes } from '../requests/request-body.ts';
import { BodyTooLargeError, readBody } from '../requests/request-body.ts';
import { type AssetDescription, getBlobName, type NewAssetDocument } from './asset-document.ts';
import type { BlobStore } from './blob-store.ts';
import { describeFile } from './file-asset.ts';
import { PictureTooLargeError, UnreadableImageError } from './images/image-errors.ts';
import { loadImageTools } from './images/image-tools.ts';
import type { PictureQueue } from './images/picture-queue.ts';

export type UploadOptions<Identity> = {
  /** The store of originals, under `images/` and `files/`. */
  blobs: BlobStore;
  projectId: string;
  hasDataset(name: string): boolean;
  /** The origin of asset URLs, without a trailing slash. */
  baseUrl(request: Request): string;
  /** Returns the uploader; undefined results in 401. */
  authorize(request: Request): Identity | undefined | Promise<Identity | undefined>;
  /**
   * Commits the document if its id is new, and returns the stored one. Called once the bytes are durable. May throw hono's
   * `HTTPException`.
   */
  saveDocument(dataset: string, document: NewAssetDocument, identity: Identity): Promise<LakeDocument>;
  /** The largest upload. */
  maxBytes: number;
  /** The memory limit of one image, in bytes. */
  memory?: number | undefined;
  /** Limits how many images are processed at the same time. */
  queue: PictureQueue;
};

type Kind = 'images' | 'files';

/** `POST /assets/{images,files}/:dataset`: the body is the file, the response `{document}` (protocol section 13). */
export function createUploadRoutes<Identity>(options: UploadOptions<Identity>): Hono {
  const app = new Hono();
  for (const kind of ['images', 'files'] as const) {
    app.post(`/assets/${kind}/:dataset`, (context) =>
      upload(context.req.raw, context.req.param('dataset'), kind, options),
    );
  }
  return app;
}

async function upload<Identity>(
  request: Request,
  dataset: string,
  kind: Kind,
  options: UploadOptions<Identity>,
): Promise<Response> {
  const identity = await options.authorize(request);
  if (identity === undefined)
    return createErrorResponse(createHttpError(401, 'You must be signed in to upload assets'));
  if (!options.hasDataset(dataset)) return createErrorResponse(createDatasetNotFound(dataset));
  try {
    const bytes = await readBody(request, { bytes: options.maxBytes });
    const document = await describe(request, dataset, kind, bytes, options);
    // The bytes first: a crash in between leaves a blob without a document, which is harmless.
    await options.blobs.put(getBlobName(document), bytes);
    return Response.json({ document: await options.saveDocument(dataset, document, identity) });
  } catch (error) {
    if (error instanceof UnreadableImageError)
      return createErrorResponse(createHttpError(400, error.message));
    if (error instanceof PictureTooLargeError)
      return createErrorResponse(createHttpError(413, error.message));
    if (error instanceof BodyTooLargeError) return createErrorResponse(createHttpError(413, error.message));
    throw error;
  }
}

async function describe<Identity>(
  request: Request,
  dataset: string,
  kind: Kind,
  bytes: Bytes,
  { projectId, baseUrl, queue, memory }: UploadOptions<Identity>,
): Promise<NewAssetDocument> {
  const query = new URL(request.url).searchParams;
  const about = { projectId, dataset, baseUrl: baseUrl(request), bytes, ...readDescription(query) };
  if (kind === 'files')
    return describeFile({ ...about, mimeType: request.headers.get('content-type') ?? undefined });
  const { describeImage } = await loadImageTools();
  return queue.run(() => describeImage({ ...about, memory, meta: query.getAll('meta') }));
}

function readDescription(query: URLSearchParams): AssetDescription {
  const readText = (name: string) => query.get(name) || undefined;
  const sourceId = readText('sourceId');
  const sourceName = readText('sourceName');
  return {
    filename: readText('filename'),
    label: readText('label'),
    title: readText('title'),
    description: readText('description'),
    creditLine: readText('creditLine'),
    source:
      sourceId && sourceName ? withoutAbsentUrl(sourceId, sourceName, readText('sourceUrl')) : undefined,
  };
}

function withoutAbsentUrl(id: string, name: string, url: string | undefined): AssetDescription['source'] {
  return url === undefined ? { id, name } : { id, name, url };
}
