import type { Revisions } from './page-list-query.ts';
import type { PageState } from './page-state.ts';

/** Result of checking a page, with the revisions at that time. */
export interface CheckedPage {
  /** Revisions of the page itself. */
  own: string;
  /** Revisions of all documents that the list reads. */
  all: string;
  states: readonly PageState[];
}

/** Current revisions, in the format of `CheckedPage`. */
interface StoredRevisions {
  own: (page: string) => string;
  all: string;
}

export function storedRevisions(revisions: ReadonlyMap<string, Revisions>): StoredRevisions {
  return { own: (page) => JSON.stringify(revisions.get(page) ?? {}), all: JSON.stringify([...revisions]) };
}

/**
 * Whether a check is still valid. A blocked page may be fixed by a change of another document, such as the page
 * with the same slug or a referenced document, so any change invalidates it.
 */
export function isFresh(checked: CheckedPage | undefined, page: string, now: StoredRevisions): boolean {
  if (checked?.own !== now.own(page)) return false;
  return checked.all === now.all || checked.states.every(({ kind }) => kind !== 'blocked');
}
