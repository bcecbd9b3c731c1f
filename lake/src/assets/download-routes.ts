import { type Context, Hono } from 'hono';
import type { LakeDocument } from '../documents/document.ts';
import { createErrorResponse } from '../requests/error-response.ts';
import type { BlobStore } from './blob-store.ts';
import { matchesEtag } from './conditional-request.ts';
import { addAttachmentHeader, createNotFoundResponse, createServingHeaders } from './download-headers.ts';
import { toImageError } from './images/image-errors.ts';
import { type ImageParameters, parseImageParameters } from './images/image-parameters.ts';
import { getEncodedExtension } from './images/output-format.ts';
import type { ImageTransformer } from './images/transform-cache.ts';
import { getMediaType, getServedType } from './media-types.ts';
import { serveBlob } from './serve-blob.ts';

type DownloadOptions = {
  blobs: BlobStore;
  transformer: ImageTransformer;
  projectId: string;
  getAsset(dataset: string, documentId: string): LakeDocument | undefined;
  /** Whether the site or the Studio requests images of this size. */
  isExpected(parameters: ImageParameters): boolean;
};

/** `address` is the IP address of the client, if clients are rate-limited. */
export type DownloadEnvironment = { Bindings: { address?: string | undefined } };
type DownloadContext = Context<DownloadEnvironment>;

const IMAGE_FILE = /^([0-9a-f]{40})-\d+x\d+\.([a-z0-9]+)$/;
const FILE_FILE = /^([0-9a-f]{40})\.([a-z0-9]+)$/;

/** The stored file of a URL. */
type Original = { blobName: string; sha1: string; mediaType: string };

/**
 * `GET|HEAD /images/…` and `/files/…` (protocol section 13). Assets are public: everybody with the URL has access as long as
 * the dataset has the asset's document.
 */
export function createDownloadRoutes(options: DownloadOptions): Hono<DownloadEnvironment> {
  const app = new Hono<DownloadEnvironment>();
  app.get('/images/:projectId/:dataset/:file/:vanity?', async (context) => {
    const original = find(context, 'images', IMAGE_FILE, options);
    return original ? serveImage(context, original, options) : createNotFoundResponse();
  });
  app.get('/files/:projectId/:dataset/:file/:vanity?', async (context) => {
    const original = find(context, 'files', FILE_FILE, options);
    return original
      ? serveOriginal(context, original, options.blobs, new Headers())
      : createNotFoundResponse();
  });
  return app;
}

function find(
  context: DownloadContext,
  kind: 'images' | 'files',
  pattern: RegExp,
  { projectId, getAsset }: DownloadOptions,
): Original | undefined {
  const { projectId: project, dataset = '', file = '' } = context.req.param();
  const [, sha1, extension] = pattern.exec(file) ?? [];
  if (project !== projectId || !sha1 || !extension) return undefined;
  // The blob is kept when the document is deleted, so that restoring the document also restores the asset.
  const asset = getAsset(dataset, getDocumentId(kind, file));
  if (!asset) return undefined;
  const mediaType = typeof asset.mimeType === 'string' ? asset.mimeType : getMediaType(extension);
  return { blobName: `${kind}/${file}`, sha1, mediaType };
}

function getDocumentId(kind: 'images' | 'files', file: string): string {
  return `${kind === 'images' ? 'image' : 'file'}-${file.replace('.', '-')}`;
}

async function serveImage(
  context: DownloadContext,
  original: Original,
  options: DownloadOptions,
): Promise<Response> {
  try {
    const parameters = parseImageParameters(new URL(context.req.url).searchParams);
    const extra = new Headers(parameters.autoFormat ? { vary: 'Accept' } : {});
    const accept = context.req.header('accept');
    const image = await options.transformer(original.blobName, parameters, accept, {
      address: context.env.address,
      urgency: options.isExpected(parameters) ? 'expected' : 'other',
      signal: context.req.raw.signal,
    });
    if (image === undefined) return createNotFoundResponse();
    if (image === 'original') return await serveOriginal(context, original, options.blobs, extra);
    const tag = `"${image.key}"`;
    const headers = createServingHeaders(tag, image.contentType, extra);
    if (matchesEtag(context.req.raw, tag)) return new Response(null, { status: 304, headers });
    headers.set('content-length', String(image.bytes.length));
    addAttachmentHeader(context, headers, getEncodedExtension(image.contentType));
    return new Response(context.req.method === 'HEAD' ? null : image.bytes, { headers });
  } catch (error) {
    // The client has closed the connection and gets no response. nginx uses the same status for this case.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const refusal = toImageError(error);
    if (refusal) return createErrorResponse(refusal);
    throw error;
  }
}

async function serveOriginal(
  context: DownloadContext,
  original: Original,
  blobs: BlobStore,
  extra: Headers,
): Promise<Response> {
  const { blobName, sha1, mediaType } = original;
  const found = await blobs.stat(blobName);
  if (!found) return createNotFoundResponse();
  const tag = `"${sha1}"`;
  const headers = createServingHeaders(tag, getServedType(mediaType), extra);
  headers.set('x-sanity-sha1', sha1);
  addAttachmentHeader(context, headers);
  return serveBlob(context.req.raw, { name: blobName, size: found.size, tag }, blobs, headers);
}
