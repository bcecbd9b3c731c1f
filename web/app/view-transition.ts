import { flushSync } from 'react-dom';

/**
 * Changes what is shown, at once. From one page to another the browser fades, where it can and the visitor has
 * not asked for less motion.
 */
export function changeView(isNewPage: boolean, change: () => void): void {
  if (!isNewPage || !mayFade()) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(change));
  // A fade that is cut short, by the next page or in a hidden tab, is no fault: the page has changed all the same.
  for (const step of [ready, finished]) step.catch(() => {});
  updateCallbackDone.catch(reportError);
}

function mayFade(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
