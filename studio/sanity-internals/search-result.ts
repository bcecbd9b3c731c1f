import { getPublishedId } from '@sanity/client/csm';

/** A document that was opened from a search. An object for each time, so that the same search counts twice. */
export interface Found {
  /** Its published id. */
  id: string;
  /** What was searched for. */
  words: string;
}

/** What a click opens from the Studio's search, undefined if nothing. `couplings.test.ts` lists the test ids and addresses. */
export function foundBy(target: EventTarget | null): Found | undefined {
  const results = target instanceof Element ? target.closest('[data-testid="search-results"]') : null;
  const link = target instanceof Element ? target.closest('a') : null;
  const address = decodeURIComponent(link?.getAttribute('href') ?? '');
  const id = /\/intent\/edit\/(?:.*;)?id=([^;/]+)/.exec(address)?.[1];
  const words = results && searchedFor(results);
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
