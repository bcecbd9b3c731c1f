import { useEffect, useState } from 'react';
import type { Saving } from './publish-state.ts';

/** Milliseconds that a save usually takes; the line says nothing of it so long, or it would flicker as one types. */
const USUAL = 1_500;
/** Milliseconds from which on an editor is told that something is the matter. */
const SLOW = 5_000;

/** What is said of a save that is going on, by how long it has taken. */
export function useSaving(isSyncing: boolean): Saving {
  const [saving, setSaving] = useState<Saving>('saved');
  useEffect(() => {
    setSaving('saved');
    if (!isSyncing) return;
    const timers = [
      setTimeout(() => setSaving('in a moment'), USUAL),
      setTimeout(() => setSaving('slow'), SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isSyncing]);
  return saving;
}
