import { type RefCallback, useCallback, useState } from 'react';

/**
 * Moves the focus when an element that contains it is removed. Otherwise browsers move it to the body, and
 * keyboard and screen reader users start again at the top of the page.
 *
 * @param handOver moves the focus; called after the element was removed and its replacement rendered. By
 *   default the element that was focused at the first render gets the focus, usually the one that opened this
 *   part
 * @returns the ref of the element; it may be used for several elements
 */
export function useFocusOnRemoval(moveFocus?: () => void): RefCallback<HTMLElement> {
  const [opener] = useState(() => document.activeElement);
  return useCallback(
    (part: HTMLElement | null) => () => {
      if (!part?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // A changed ref callback is also called for an element that stays, and new content may have taken the
        // focus already.
        if (document.activeElement !== document.body) return;
        if (moveFocus) moveFocus();
        else if (opener instanceof HTMLElement) opener.focus();
      });
    },
    [moveFocus, opener],
  );
}
