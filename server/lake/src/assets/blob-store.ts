/** Bytes that a `Response` accepts as its body: never over shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Both ends are included, as in HTTP's `Range`; `end` may be left out. */
export type ByteRange = { start: number; end?: number };

/**
 * Bytes kept by name. Names look like `images/<sha1>-<w>x<h>.<ext>`: they carry their content's hash, so a name
 * is written with the same bytes for ever. A name that could leave the store is unknown to every reader and
 * refused by `put`.
 */
export type BlobStore = {
  /** Resolves once the bytes survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Bytes | undefined>;
  stat(name: string): Promise<{ size: number } | undefined>;
  /** Opens the blob when it is first read from, so an unread stream holds nothing. Errors when there is none. */
  stream(name: string, range?: ByteRange): ReadableStream<Bytes>;
  /** Does nothing when there is no such blob. */
  remove(name: string): Promise<void>;
  /** Every blob, the one written longest ago first; `size` in bytes, `written` in milliseconds since 1970. */
  list(): Promise<ListedBlob[]>;
};

export type ListedBlob = { name: string; size: number; written: number };

const SAFE_NAME = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)*$/i;

/** True for names that stay inside the store: segments start with a letter or digit, so `..` is none. */
export function isBlobName(name: string): boolean {
  return name.length <= 200 && SAFE_NAME.test(name);
}

export class UnsafeBlobNameError extends Error {
  override name = 'UnsafeBlobNameError';

  constructor(name: string) {
    super(`'${name}' is not a blob name: use letters, digits, '-' and '_' in folders, and one file name`);
  }
}
