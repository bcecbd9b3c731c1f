/// <reference types="node" preserve="true" />
/**
 * For a server around the lake, so that its own routes behave like the lake's: sockets, the sign-in page, errors in Sanity's shape,
 * limits for request bodies, allowed origins, requests by way of a reverse proxy, request ids, conditional and range requests, stored
 * files, and resized pictures.
 */
export { type LakeAddress, parseAddress, splitUrl } from './address.ts';
export { type BlobStore, type Bytes, isBlobName } from './assets/blob-store.ts';
export { boundBlobStore } from './assets/bounded-blob-store.ts';
export { matchesEtag, requestedRange, setRangeHeaders } from './assets/conditional-request.ts';
export { removeHalfWritten } from './assets/disk-blob-store.ts';
export { servingHeaders } from './assets/download-headers.ts';
export { pictureRefusal } from './assets/image-errors.ts';
export { extensionOfImage } from './assets/image-format.ts';
export { mediaTypeOf, servedTypeOf } from './assets/media-types.ts';
export { openBlobStore } from './assets/open-blob-store.ts';
export { createPictureQueue, type PictureQueue } from './assets/picture-queue.ts';
export { serveBlob } from './assets/serve-blob.ts';
export { createImageTransformer, type ImageTransformer } from './assets/transform-cache.ts';
export { isAllowedOrigin } from './cors.ts';
export { errorResponse } from './error-response.ts';
export { boom } from './errors.ts';
export { type BucketSize, TokenBucket } from './limits/token-bucket.ts';
export { type LoginOptions, loginPage } from './login-page.ts';
export { ANONYMOUS_BODY_TIMEOUT_MS, BodyTooLargeError, readBody } from './request-body.ts';
export { currentRequestId, requestIdOf, withinRequest } from './request-id.ts';
export { asAddressed, callerAddress, isForwarded, isLoopbackAddress } from './reverse-proxy.ts';
export { attachSockets } from './sockets.ts';
