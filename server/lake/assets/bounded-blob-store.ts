import type { BlobStore } from './blob-store.ts';

/**
 * The same store, which lets go of what was used longest ago when it holds more than `maxBytes`. For caches:
 * anybody may ask for one more size of an image, and the disk must not fill with them.
 */
export function boundBlobStore(store: BlobStore, maxBytes: number): BlobStore {
  /** Sizes by name, in the order of use, once the store has been looked through. */
  let known: Promise<Map<string, number>> | undefined;
  let total = 0;

  async function lookThrough(): Promise<Map<string, number>> {
    const blobs = await store.list();
    total = blobs.reduce((sum, { size }) => sum + size, 0);
    return new Map(blobs.map(({ name, size }) => [name, size]));
  }

  function sizes(): Promise<Map<string, number>> {
    known ??= lookThrough();
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
      const blobs = await sizes();
      await store.put(name, bytes);
      forget(blobs, name);
      blobs.set(name, bytes.length);
      total += bytes.length;
      await makeRoom(blobs);
    },
    async read(name) {
      const blobs = await sizes();
      const size = blobs.get(name);
      if (size !== undefined) {
        blobs.delete(name);
        blobs.set(name, size);
      }
      return store.read(name);
    },
    async remove(name) {
      forget(await sizes(), name);
      await store.remove(name);
    },
  };
}
