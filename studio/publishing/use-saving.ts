import { useEffect, useState } from 'react';
import type { Saving } from './publish-state.ts';

/** Milliseconds that a save usually takes. Shorter saves are not shown, or the line would flicker during typing. */
const USUAL = 1_500;
/** Milliseconds after which a save is reported as slow. */
const SLOW = 5_000;

/** State of a running save, by its duration. */
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
