import { useEffect, useState } from 'react';
import type { Saving } from './publish-state.ts';

/** Milliseconds that a save usually takes. Shorter saves are not shown, or the line would flicker during typing. */
const USUAL = 1_500;
/** Milliseconds after which a save is reported as slow. */
const SLOW = 5_000;

/**
 * State of a running save, by the time since the latest change: during steady typing there is always something unsaved, and nothing
 * is slow.
 *
 * @param content the document with all changes, another object after each
 */
export function useSaving(isSyncing: boolean, content: unknown): Saving {
  const [saving, setSaving] = useState<Saving>('saved');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the timers again.
  useEffect(() => {
    setSaving('saved');
    if (!isSyncing) return;
    const timers = [
      setTimeout(() => setSaving('in a moment'), USUAL),
      setTimeout(() => setSaving('slow'), SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isSyncing, content]);
  return saving;
}
