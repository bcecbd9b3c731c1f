import { getPublishedId } from '@sanity/client/csm';

/** A search result that was opened. A new object each time, so that repeating the same search triggers effects. */
export interface SearchHit {
  /** Its published id. */
  id: string;
  /** The search text. */
  words: string;
}

/** A row of the Studio's search results. */
export interface Result extends SearchHit {
  /** The element with the document's title and subtitle. */
  line: Element;
}

/** Selector of the result lists. `couplings.test.ts` covers the test ids and URLs. */
const RESULTS = '[data-testid="search-results"]';

/** The search result that a click opens; undefined for other clicks. */
export function hitOf(target: EventTarget | null): SearchHit | undefined {
  const results = target instanceof Element ? target.closest(RESULTS) : null;
  const link = target instanceof Element ? target.closest('a') : null;
  return results && link ? hitIn(results, link) : undefined;
}

/** All rendered search results, with the search text. */
export function readResults(page: ParentNode): Result[] {
  return [...page.querySelectorAll(RESULTS)].flatMap((results) =>
    [...results.querySelectorAll('a')].flatMap((link) => {
      const hit = hitIn(results, link);
      const line = link.querySelector('[data-testid="default-preview__header"]');
      return hit && line ? [{ line, ...hit }] : [];
    }),
  );
}

function hitIn(results: Element, link: Element): SearchHit | undefined {
  const address = decodeURIComponent(link.getAttribute('href') ?? '');
  const id = /\/intent\/edit\/(?:.*;)?id=([^;/]+)/.exec(address)?.[1];
  const words = searchedFor(results);
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
