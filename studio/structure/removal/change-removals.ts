import type { KeyValueStore } from 'sanity';
import { type Removal, readRemovals } from './removal.ts';

/**
 * Changes the list of removals in the Studio's store, which is read anew for it.
 *
 * @throws what the store throws; a list that cannot be read is never written over
 */
export async function changeRemovals(
  store: KeyValueStore,
  key: string,
  next: (last: readonly Removal[]) => readonly Removal[],
): Promise<void> {
  const list = next(await readNow(store, key));
  // The store takes any JSON; its type does not know that texts in a list of objects are JSON.
  await store.setKey(key, JSON.parse(JSON.stringify(list)));
}

/** What the store has now. */
function readNow(store: KeyValueStore, key: string): Promise<Removal[]> {
  return new Promise((resolve, reject) => {
    const subscription = store.getKey(key).subscribe({
      next: (stored) => {
        resolve(readRemovals(stored));
        // The store may answer before `subscribe` returns.
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
