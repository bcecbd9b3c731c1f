import type { OpenWindows } from './open-windows.ts';
import { removeSent, type UnsavedTexts } from './unsaved-texts.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** How long the changes of another window may take to arrive, in ms. */
const ARRIVAL_MS = 1000;

/** Stores unsaved texts of one user in the browser, one entry per document, shared by all windows. */
export interface UnsavedStore {
  /** The same array until something changes. */
  all: () => readonly UnsavedTexts[];
  find: (id: string) => UnsavedTexts | undefined;
  /** Replaces the entry of a document; removes it when there are no texts. */
  put: (texts: UnsavedTexts) => void;
  listen: (onChange: () => void) => () => void;
  /** The id of this window, which owns the pending changes that it puts. */
  ownWindow: string;
  /** Makes pending changes lost ones when the window that sends them is closed; returns the function that ends this. */
  followWindows: () => () => void;
}

/**
 * Opens the store of a user.
 *
 * @param owner project, dataset and user id
 * @param windows the windows of this browser
 * @param storage replaced in tests
 */
export function openUnsavedStore(
  owner: string,
  windows: OpenWindows,
  storage: Storage = localStorage,
): UnsavedStore {
  const prefix = `unsaved-texts:${owner}:`;
  const listeners = new Set<() => void>();
  let known: readonly UnsavedTexts[] | undefined;

  const notifyListeners = () => {
    known = undefined;
    for (const onChange of listeners) onChange();
  };
  const handleStorageEvent = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) notifyListeners();
  };

  const store: UnsavedStore = {
    all() {
      known ??= Array.from({ length: storage.length }, (_, index) => storage.key(index))
        .filter((key) => key?.startsWith(prefix))
        .flatMap((key) => read(storage.getItem(key ?? '')) ?? []);
      return known;
    },
    find: (id) => store.all().find((texts) => texts.id === id),
    put(texts) {
      const hasTexts = texts.pending.length > 0 || texts.lost.length > 0;
      if (!hasTexts && storage.getItem(prefix + texts.id) === null) return;
      try {
        if (hasTexts) storage.setItem(prefix + texts.id, JSON.stringify(texts));
        else storage.removeItem(prefix + texts.id);
      } catch {
        // The storage is full, and keeps the earlier entry; the warning before closing the window still works.
      }
      notifyListeners();
    },
    ownWindow: windows.own,
    followWindows() {
      const followed = new Set([windows.own]);
      const adopt = (id: string) => {
        for (const texts of store.all()) if (texts.window === id) store.put(removeSent(texts));
      };
      const follow = () => {
        for (const { pending, window: id } of store.all()) {
          if (pending.length === 0 || followed.has(id)) continue;
          followed.add(id);
          void windows.whenClosed(id).then(() => {
            adopt(id);
            // The last changes of a closed window may arrive after its lock is released.
            setTimeout(adopt, ARRIVAL_MS, id);
          });
        }
      };
      follow();
      return store.listen(follow);
    },
    listen(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', handleStorageEvent);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorageEvent);
      };
    },
  };
  return store;
}

/** Parses an entry; undefined when it is invalid, for example written by another version. */
function read(text: string | null): UnsavedTexts | undefined {
  try {
    const texts: Partial<UnsavedTexts> | null = JSON.parse(text ?? 'null');
    const { id, type, title, pending, lost, window } = texts ?? {};
    if (!id || !type || !Array.isArray(pending) || !Array.isArray(lost)) return undefined;
    return { id, type, title: title ?? type, pending, lost, window: window ?? '' };
  } catch {
    return undefined;
  }
}
