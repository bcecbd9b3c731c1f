import { getPublishedId } from '@sanity/client/csm';

/** A document that was opened from a search. An object for each time, so that the same search counts twice. */
export interface SearchHit {
  /** Its published id. */
  id: string;
  /** What was searched for. */
  words: string;
}

/** A line of the Studio's search. */
export interface Result extends SearchHit {
  /** What holds its name, with the line below that. */
  line: Element;
}

/** The lists of results. `couplings.test.ts` lists the test ids and addresses. */
const RESULTS = '[data-testid="search-results"]';

/** What a click opens from the Studio's search, undefined if nothing. */
export function hitOf(target: EventTarget | null): SearchHit | undefined {
  const results = target instanceof Element ? target.closest(RESULTS) : null;
  const link = target instanceof Element ? target.closest('a') : null;
  return results && link ? hitIn(results, link) : undefined;
}

/** All results that are on the screen, and what was searched for. */
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

/** What stands in the search field above the results: the one text field that shares a frame with them. */
function searchedFor(results: Element): string {
  for (let frame = results.parentElement; frame; frame = frame.parentElement) {
    const field = frame.querySelector<HTMLInputElement>('input[inputmode="search"], input[type="text"]');
    if (field) return field.value.trim();
  }
  return '';
}
