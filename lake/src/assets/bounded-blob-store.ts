import type { BlobStore } from './blob-store.ts';

/** The minimum size counted for a blob: the block size of most disks. */
const MIN_BLOB_BYTES = 4096;

/**
 * Limits a store to `maxBytes` by evicting the least recently used blobs. For caches, since clients can request images in any
 * size.
 */
export function boundBlobStore(store: BlobStore, maxBytes: number): BlobStore {
  /** Sizes by name, least recently used first. Set once the store has been listed. */
  let known: Promise<Map<string, number>> | undefined;
  let total = 0;

  async function lookThrough(): Promise<Map<string, number>> {
    const blobs = await store.list();
    total = blobs.reduce((sum, { size }) => sum + Math.max(size, MIN_BLOB_BYTES), 0);
    return new Map(blobs.map(({ name, size }) => [name, Math.max(size, MIN_BLOB_BYTES)]));
  }

  function getSizes(): Promise<Map<string, number>> {
    known ??= lookThrough().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  function forget(blobs: Map<string, number>, name: string): void {
    total -= blobs.get(name) ?? 0;
    blobs.delete(name);
  }

  async function makeRoom(blobs: Map<string, number>): Promise<void> {
    for (const name of blobs.keys()) {
      if (total <= maxBytes) return;
      forget(blobs, name);
      await store.remove(name);
    }
  }

  return {
    ...store,
    async put(name, bytes) {
      const blobs = await getSizes();
      await store.put(name, bytes);
      forget(blobs, name);
      const size = Math.max(bytes.length, MIN_BLOB_BYTES);
      blobs.set(name, size);
      total += size;
      await makeRoom(blobs);
    },
    async read(name) {
      const blobs = await getSizes();
      const size = blobs.get(name);
      if (size !== undefined) {
        blobs.delete(name);
        blobs.set(name, size);
      }
      return store.read(name);
    },
    async remove(name) {
      forget(await getSizes(), name);
      await store.remove(name);
    },
  };
}
