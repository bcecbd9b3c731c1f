import type { Bytes } from '../requests/request-body.ts';

/** A byte range with both ends included, as in HTTP's `Range`; `end` is optional. */
export type ByteRange = { start: number; end?: number };

/**
 * Stores bytes by name. Names such as `images/<sha1>-<w>x<h>.<ext>` contain a hash of the content, so the bytes of a name never
 * change. For a name that could leave the store's folder, readers return undefined and `put` throws.
 */
export type BlobStore = {
  /** Resolves once the bytes survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Bytes | undefined>;
  stat(name: string): Promise<{ size: number } | undefined>;
  /** Opens the blob at the first read, so that an unread stream keeps no file open. Fails when there is no such blob. */
  stream(name: string, range?: ByteRange): ReadableStream<Bytes>;
  /** Does nothing when there is no such blob. */
  remove(name: string): Promise<void>;
  /** Lists all blobs, oldest first; `size` in bytes, `written` in milliseconds since 1970. */
  list(): Promise<ListedBlob[]>;
};

export type ListedBlob = { name: string; size: number; written: number };

const SAFE_NAME = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)*$/i;

/** Whether a name stays inside the store: segments must start with a letter or digit, so `..` is invalid. */
export function isBlobName(name: string): boolean {
  return name.length <= 200 && SAFE_NAME.test(name);
}

export class UnsafeBlobNameError extends Error {
  override name = 'UnsafeBlobNameError';

  constructor(name: string) {
    super(`'${name}' is not a blob name: use letters, digits, '-' and '_' in folders, and one file name`);
  }
}
