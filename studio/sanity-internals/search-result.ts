import { getPublishedId } from '@sanity/client/csm';

/** A search result that was opened. A new object each time, so that repeating the same search triggers effects. */
export interface SearchHit {
  /** Its published id. */
  id: string;
  /** The search text. */
  words: string;
}

/** Selector of the result lists. `couplings.test.ts` covers the test ids and URLs. */
const RESULTS = '[data-testid="search-results"]';

/** The search result that a click opens; undefined for other clicks. */
export function findHit(target: EventTarget | null): SearchHit | undefined {
  if (!(target instanceof Element)) return undefined;
  const results = target.closest(RESULTS);
  const address = decodeURIComponent(target.closest('a')?.getAttribute('href') ?? '');
  const id = /\/intent\/edit\/(?:.*;)?id=([^;/]+)/.exec(address)?.[1];
  const words = results ? searchedFor(results) : '';
  return id && words ? { id: getPublishedId(id), words } : undefined;
}

/** Value of the search field, the only text field in the closest ancestor that contains one. */
function searchedFor(results: Element): string {
  for (let frame = results.parentElement; frame; frame = frame.parentElement) {
    const field = frame.querySelector<HTMLInputElement>('input[inputmode="search"], input[type="text"]');
    if (field) return field.value.trim();
  }
  return '';
}
