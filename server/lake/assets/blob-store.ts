import { openDiskBlobStore } from './disk-blob-store.ts';

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

/** Opens the blobs under `directory`, which is made when missing. Without one they live in memory, for tests. */
export function openBlobStore(directory: string | undefined): BlobStore {
  return guardNames(directory === undefined ? openMemoryBlobStore() : openDiskBlobStore(directory));
}

function guardNames(store: BlobStore): BlobStore {
  return {
    async put(name, bytes) {
      if (!isBlobName(name)) throw new UnsafeBlobNameError(name);
      await store.put(name, bytes);
    },
    read: async (name) => (isBlobName(name) ? store.read(name) : undefined),
    stat: async (name) => (isBlobName(name) ? store.stat(name) : undefined),
    stream(name, range) {
      if (!isBlobName(name)) throw new UnsafeBlobNameError(name);
      return store.stream(name, range);
    },
    async remove(name) {
      if (isBlobName(name)) await store.remove(name);
    },
    list: () => store.list(),
  };
}

function openMemoryBlobStore(): BlobStore {
  const blobs = new Map<string, { bytes: Bytes; written: number }>();
  return {
    async put(name, bytes) {
      blobs.delete(name);
      blobs.set(name, { bytes: Uint8Array.from(bytes), written: Date.now() });
    },
    read: async (name) => blobs.get(name)?.bytes,
    async stat(name) {
      const blob = blobs.get(name);
      return blob && { size: blob.bytes.length };
    },
    stream(name, range) {
      return new ReadableStream({
        pull(controller) {
          const bytes = blobs.get(name)?.bytes;
          if (!bytes) throw new Error(`no blob '${name}'`);
          const part = bytes.slice(range?.start ?? 0, range?.end === undefined ? undefined : range.end + 1);
          if (part.length > 0) controller.enqueue(part);
          controller.close();
        },
      });
    },
    async remove(name) {
      blobs.delete(name);
    },
    list: async () => [...blobs].map(([name, { bytes, written }]) => ({ name, size: bytes.length, written })),
  };
}
