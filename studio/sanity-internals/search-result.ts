import { getPublishedId } from '@sanity/client/csm';

/** A search result that was opened. A new object each time, so that repeating the same search triggers effects. */
export interface SearchHit {
  /** Its published id. */
  id: string;
  /** The search text. */
  words: string;
  /** The field of the search, which stays until the search is closed; its list of results may be cleared before. */
  field: Element;
}

/** Selector of the result lists. `couplings.test.ts` covers the test ids and URLs. */
const RESULTS = '[data-testid="search-results"]';

/** The search result that a click opens; undefined for other clicks. */
export function findHit(target: EventTarget | null): SearchHit | undefined {
  if (!(target instanceof Element)) return undefined;
  const results = target.closest(RESULTS);
  const address = decodeURIComponent(target.closest('a')?.getAttribute('href') ?? '');
  const id = /\/intent\/edit\/(?:.*;)?id=([^;/]+)/.exec(address)?.[1];
  const field = results && findField(results);
  const words = field?.value.trim();
  return id && field && words ? { id: getPublishedId(id), words, field } : undefined;
}

/** The search field: the only text field in the closest ancestor that contains one. */
function findField(results: Element): HTMLInputElement | undefined {
  for (let frame = results.parentElement; frame; frame = frame.parentElement) {
    const field = frame.querySelector<HTMLInputElement>('input[inputmode="search"], input[type="text"]');
    if (field) return field;
  }
  return undefined;
}
