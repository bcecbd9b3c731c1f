import { savesData } from '../../ui/saves-data.ts';

const PREFERENCES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/**
 * Whether nothing may start automatically: the visitor prefers less motion or less data, or the page is in the Studio's preview.
 */
export function preventsAutoplay(): boolean {
  // Set by `web/preview/preview.ts`.
  const isPreview = document.documentElement.dataset.preview !== undefined;
  return isPreview || savesData() || PREFERENCES.some(matchesMedia);
}

/** Calls back when the visitor's preferences change; returns a function that unsubscribes. */
export function onRestraintChange(callback: () => void): () => void {
  const lists = PREFERENCES.map((query) => window.matchMedia?.(query));
  for (const list of lists) list?.addEventListener('change', callback);
  return () => {
    for (const list of lists) list?.removeEventListener('change', callback);
  };
}

function matchesMedia(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
