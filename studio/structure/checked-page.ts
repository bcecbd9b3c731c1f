import type { Revisions } from './page-list-query.ts';
import type { PageState } from './page-state.ts';

/** What was found about a page, and what was stored then. */
export interface CheckedPage {
  /** What was stored of the page itself. */
  own: string;
  /** What was stored of all that the list reads. */
  all: string;
  states: readonly PageState[];
}

/** What is stored now, as `CheckedPage` keeps it. */
export interface StoredNow {
  own: (page: string) => string;
  all: string;
}

export function storedNow(revisions: ReadonlyMap<string, Revisions>): StoredNow {
  return { own: (page) => JSON.stringify(revisions.get(page) ?? {}), all: JSON.stringify([...revisions]) };
}

/**
 * Whether a page need not be checked again. What blocks it may be mended elsewhere, such as in the other page that has
 * its address or in the entry that it refers to: then any change may be the one.
 */
export function isFresh(checked: CheckedPage | undefined, page: string, now: StoredNow): boolean {
  if (checked?.own !== now.own(page)) return false;
  return checked.all === now.all || checked.states.every(({ kind }) => kind !== 'blocked');
}
