import { type RefCallback, useCallback, useState } from 'react';

/**
 * Hands the focus on when the part of the Studio that has it goes. Otherwise it falls to the page, and whoever works by the
 * keyboard or listens begins again at its top.
 *
 * @param handOver gives the focus to its heir; called once the part is gone and what takes its place is there. Without it,
 * what had the focus before gets it back: as a rule, what opened the part
 * @returns the ref of the part; several parts may have the same
 */
export function useFocusHandover(handOver?: () => void): RefCallback<HTMLElement> {
  const [opener] = useState(() => document.activeElement);
  return useCallback(
    (part: HTMLElement | null) => () => {
      if (!part?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // A ref that is new lets go of a part that stays; and what came may have taken the focus by itself.
        if (document.activeElement !== document.body) return;
        if (handOver) handOver();
        else if (opener instanceof HTMLElement) opener.focus();
      });
    },
    [handOver, opener],
  );
}
