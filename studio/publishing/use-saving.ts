import { useEffect, useState } from 'react';
import type { Saving } from './publish-state.ts';

/** Milliseconds that a save usually takes. Shorter saves are not shown, or the line would flicker during typing. */
const USUAL = 1_500;
/** Milliseconds after which a save is reported as slow. */
const SLOW = 5_000;

/**
 * State of a running save. Each change starts its time again, because during steady typing something is always unsaved; only a save
 * that was slow already stays slow.
 *
 * @param content the document with all changes, another object after each
 */
export function useSaving(isSyncing: boolean, content: unknown): Saving {
  const [saving, setSaving] = useState<Saving>('saved');
  const isSlow = isSyncing && saving === 'slow';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the timers again.
  useEffect(() => {
    if (isSlow) return;
    setSaving('saved');
    if (!isSyncing) return;
    const timers = [
      setTimeout(() => setSaving('in a moment'), USUAL),
      setTimeout(() => setSaving('slow'), SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isSyncing, isSlow, content]);
  return saving;
}
