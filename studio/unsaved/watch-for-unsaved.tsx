import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useEditState, useSyncState } from 'sanity';
import { getName } from '../structure/removal/removal.ts';
import type { UnsavedStore } from './unsaved-store.ts';
import { listChangedFields, removeSent, withoutSaved } from './unsaved-texts.ts';

/** A document that is open, or was closed with unsaved changes. */
export interface WatchedDocument {
  key: string;
  /** Published id. */
  id: string;
  type: string;
  title: string;
  /** Id of the release when a scheduled version is edited; undefined for the draft. */
  release: string | undefined;
}

interface WatchForUnsavedProps {
  document: WatchedDocument;
  store: UnsavedStore;
  onChange: (key: string, isUnsaved: boolean) => void;
}

/**
 * Stores the unsaved changes of a document in the browser until the lake has them. While it is mounted, the
 * Studio keeps sending them.
 */
export function WatchForUnsaved({ document, store, onChange }: WatchForUnsavedProps) {
  const { key, id, type, title, release } = document;
  const { isSyncing } = useSyncState(id, type, release);
  const state = useEditState(id, type, 'default', release);
  const now: object | undefined = state.ready
    ? (state.version ?? state.draft ?? state.published ?? {})
    : undefined;
  /** The stored document, without pending changes. */
  const saved = useRef<object>(undefined);
  const kept = useSyncExternalStore(store.listen, () => store.find(id));

  useEffect(() => {
    onChange(key, isSyncing);
    return () => onChange(key, false);
  }, [onChange, key, isSyncing]);

  useEffect(() => {
    // Scheduled versions are not stored: the entry would be offered in the draft.
    if (!now || release) return;
    if (!isSyncing) saved.current = now;
    if (!isSyncing || !saved.current) return;
    const pending = listChangedFields(saved.current, now);
    const name = (id === type ? undefined : getName(now)) ?? title;
    const lost = store.find(id)?.lost ?? [];
    store.put({ id, type, title: name, pending, lost, window: store.ownWindow });
  }, [store, id, type, title, release, now, isSyncing]);

  useEffect(() => {
    if (!now || release || isSyncing || !kept) return;
    // Another window that is sending has the document open too, and does this itself.
    const ended = kept.window === store.ownWindow ? removeSent(kept) : kept;
    const next = withoutSaved(ended, now);
    if (next !== kept) store.put(next);
  }, [store, kept, release, now, isSyncing]);

  return null;
}
