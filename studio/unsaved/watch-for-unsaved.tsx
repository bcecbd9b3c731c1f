import { useEffect, useRef } from 'react';
import { useEditState, useSyncState } from 'sanity';
import { nameOf } from '../structure/removal/removal.ts';
import type { UnsavedStore } from './unsaved-store.ts';
import { afterSaving, changedFields, type UnsavedTexts } from './unsaved-texts.ts';

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
  /**
   * Whether pending changes in the store are to be judged: those of a window that was closed, when the document is
   * opened, and later those of this window. Another window that has the document open judges its own.
   */
  const judgesPending = useRef(true);

  useEffect(() => {
    onChange(key, isSyncing);
    return () => onChange(key, false);
  }, [onChange, key, isSyncing]);

  useEffect(() => {
    // Scheduled versions are not stored: the entry would be offered in the draft.
    if (!now || release) return;
    const kept = store.find(id) ?? { id, type, title, pending: [], lost: [] };
    if (!isSyncing) saved.current = now;
    const next = isSyncing
      ? whileSaving(kept, saved.current, now)
      : afterSaving(kept, now, judgesPending.current);
    judgesPending.current = isSyncing;
    if (next !== kept) store.put({ ...next, title: (id === type ? undefined : nameOf(now)) ?? title });
  }, [store, id, type, title, release, now, isSyncing]);

  return null;
}

function whileSaving(kept: UnsavedTexts, saved: object | undefined, now: object): UnsavedTexts {
  return saved ? { ...kept, pending: changedFields(saved, now) } : kept;
}
