import { useEffect, useRef } from 'react';
import { useEditState, useSyncState } from 'sanity';
import { nameOf } from '../structure/removal/removal.ts';
import type { KeptStore } from './kept-store.ts';
import { changedFields, hasArrived, type KeptField, type KeptTexts } from './kept-texts.ts';

/** A document that is open, or was until a moment ago. */
export interface WatchedDocument {
  key: string;
  /** Its published id. */
  id: string;
  type: string;
  title: string;
  /** The version that is written, such as one that goes live at a set time; undefined for the draft. */
  release: string | undefined;
}

interface WatchForUnsavedProps {
  document: WatchedDocument;
  store: KeptStore;
  onChange: (key: string, isUnsaved: boolean) => void;
}

/** Keeps what is typed into a document until the lake has it. While this is there, the Studio goes on sending it. */
export function WatchForUnsaved({ document, store, onChange }: WatchForUnsavedProps) {
  const { key, id, type, title, release } = document;
  const { isSyncing } = useSyncState(id, type, release);
  const state = useEditState(id, type, 'default', release);
  const now: object | undefined = state.ready
    ? (state.version ?? state.draft ?? state.published ?? {})
    : undefined;
  /** The document as the lake had it, before what is on its way. */
  const saved = useRef<object>(undefined);

  useEffect(() => {
    onChange(key, isSyncing);
    return () => onChange(key, false);
  }, [onChange, key, isSyncing]);

  useEffect(() => {
    // Of a version that goes live later the browser keeps nothing: the entry would be offered in the draft.
    if (!now || release) return;
    const kept = store.find(id) ?? { id, type, title, pending: [], lost: [] };
    if (!isSyncing) saved.current = now;
    const next = isSyncing ? whileSaving(kept, saved.current, now) : onceSaved(kept, now);
    if (next !== kept) store.put({ ...next, title: (id === type ? undefined : nameOf(now)) ?? title });
  }, [store, id, type, title, release, now, isSyncing]);

  return null;
}

function whileSaving(kept: KeptTexts, saved: object | undefined, now: object): KeptTexts {
  return saved ? { ...kept, pending: changedFields(saved, now) } : kept;
}

/** What is still on its way when nothing is: it was not sent before the window was closed, or was refused. */
function onceSaved(kept: KeptTexts, now: object): KeptTexts {
  const all = [
    ...kept.lost.filter(({ name }) => !kept.pending.some((field) => field.name === name)),
    ...kept.pending,
  ];
  if (all.length === 0) return kept;
  const lost: KeptField[] = all.filter((field) => !hasArrived(field, now));
  if (kept.pending.length === 0 && lost.length === kept.lost.length) return kept;
  return { ...kept, pending: [], lost };
}
