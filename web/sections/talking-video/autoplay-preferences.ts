const PREFERENCES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether the visitor wants to save data: nothing is loaded that they have not asked for. */
export function savesData(): boolean {
  // Chromium's Network Information API, which the DOM's types do not know.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matches('(prefers-reduced-data: reduce)');
}

/** Whether nothing may start by itself: the visitor prefers less motion or less data, or an editor is at work around the page. */
export function preventsAutoplay(): boolean {
  // `web/preview/preview.ts` says so.
  const isPreview = document.documentElement.dataset.preview !== undefined;
  return isPreview || savesData() || PREFERENCES.some(matches);
}

/** Calls back when the visitor's preferences change; returns what ends that. */
export function onRestraintChange(callback: () => void): () => void {
  const lists = PREFERENCES.map((query) => window.matchMedia?.(query));
  for (const list of lists) list?.addEventListener('change', callback);
  return () => {
    for (const list of lists) list?.removeEventListener('change', callback);
  };
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
