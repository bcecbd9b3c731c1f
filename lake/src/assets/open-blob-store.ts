import type { Bytes } from '../requests/request-body.ts';
import { type BlobStore, isBlobName, UnsafeBlobNameError } from './blob-store.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';

/** Opens the blob store in `directory`, which is created if necessary. Without a directory, blobs are kept in memory. */
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
