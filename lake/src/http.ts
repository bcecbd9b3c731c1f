/// <reference types="node" preserve="true" />
/**
 * For a server around the lake, so that its own routes behave like the lake's: sockets, the sign-in page, errors in Sanity's shape,
 * limits for request bodies, allowed origins, requests by way of a reverse proxy, request ids, conditional and range requests, stored
 * files, and resized pictures.
 */

export { type BlobStore, isBlobName } from './assets/blob-store.ts';
export { boundBlobStore } from './assets/bounded-blob-store.ts';
export { matchesEtag, parseRequestedRange, setRangeHeaders } from './assets/conditional-request.ts';
export { removeHalfWritten } from './assets/disk-blob-store.ts';
export { createServingHeaders } from './assets/download-headers.ts';
export { toImageError } from './assets/images/image-errors.ts';
export { getImageExtension } from './assets/images/image-format.ts';
export { createPictureQueue, type PictureQueue } from './assets/images/picture-queue.ts';
export { createImageTransformer, type ImageTransformer } from './assets/images/transform-cache.ts';
export { getMediaType, getServedType } from './assets/media-types.ts';
export { openBlobStore } from './assets/open-blob-store.ts';
export { serveBlob } from './assets/serve-blob.ts';
export { createHttpError } from './errors.ts';
export { type BucketSize, TokenBucket } from './limits/token-bucket.ts';
export { type LakeAddress, parseAddress, splitUrl } from './requests/address.ts';
export { isAllowedOrigin } from './requests/cors.ts';
export { createErrorResponse } from './requests/error-response.ts';
export type { Bytes } from './requests/request-body.ts';
export { ANONYMOUS_BODY_TIMEOUT_MS, BodyTooLargeError, readBody } from './requests/request-body.ts';
export { getRequestId, readRequestId, runWithinRequest } from './requests/request-id.ts';
export { asAddressed, getCallerAddress, isForwarded, isLoopbackAddress } from './requests/reverse-proxy.ts';
export { handleLogin, type LoginOptions } from './server/login-page.ts';
export { attachSockets } from './server/sockets.ts';
