import { useEffect, useState } from 'react';
import { getDraftId, useClient, useCurrentUser, useWorkspace, validateDocument } from 'sanity';
import { type CheckedPage, isFresh, storedNow } from './checked-page.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import type { Revisions } from './page-list-query.ts';
import { type PageState, pageStates } from './page-state.ts';
import { readDocuments, type StoredDocuments } from './read-documents.ts';

/** The states of pages by their published id; a page that is not checked yet is not in it. */
export type PageStates = ReadonlyMap<string, readonly PageState[]>;

/** What was checked in a workspace, so that coming back to the list checks only what changed meanwhile. */
const checkedIn = new WeakMap<object, Map<string, CheckedPage>>();

/** A form's rules ask the lake too: many pages at once would keep both it and the Studio busy. */
const AT_ONCE = 2;

/** Milliseconds after which a page is checked even though the Studio is busy. */
const LONGEST_PAUSE = 500;

/** Waits for a moment in which the editor needs nothing; where the browser cannot tell, for the next. */
function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_PAUSE });
  });
}

/** What was checked in a workspace, to be added to. */
function checkedOf(workspace: object): Map<string, CheckedPage> {
  const known = checkedIn.get(workspace) ?? new Map<string, CheckedPage>();
  checkedIn.set(workspace, known);
  return known;
}

function statesOf(checked: ReadonlyMap<string, CheckedPage>): PageStates {
  return new Map([...checked].map(([page, { states }]) => [page, states]));
}

/**
 * Checks pages in the background, in their order, a few at a time and each again when it changed or what blocks it may have
 * been mended elsewhere, with the rules that the form checks by.
 *
 * @param ids - the published ids of the pages, as they stand in the list
 * @param revisions - what is stored of each and of what they refer to; undefined until it is known
 */
export function usePageStates(
  ids: readonly string[],
  revisions: ReadonlyMap<string, Revisions> | undefined,
): PageStates {
  const client = useClient({ apiVersion: '2025-02-19' });
  const workspace = useWorkspace();
  const currentUser = useCurrentUser();
  const [states, setStates] = useState<PageStates>(() => statesOf(checkedOf(workspace)));
  useEffect(() => {
    if (!revisions) return;
    let isOver = false;
    const checked = checkedOf(workspace);
    const now = storedNow(revisions);
    const check = async (id: string, documents: StoredDocuments) => {
      const [published, draft] = [documents.byId.get(id) ?? null, documents.byId.get(getDraftId(id)) ?? null];
      const document = draft ?? published;
      const getDocumentExists = async (target: { id: string }) => documents.known.has(target.id);
      const options = { workspace, environment: 'studio' as const, currentUser, getDocumentExists };
      const markers = document ? await validateDocument({ document, ...options }) : [];
      if (isOver) return;
      const found = pageStates({ published, draft, markers });
      checked.set(id, { own: now.own(id), all: now.all, states: found });
      setStates(statesOf(checked));
    };
    const checkAll = async () => {
      const stale = ids.filter((id) => !isFresh(checked.get(id), id, now));
      if (stale.length === 0) return;
      const documents = await readDocuments(client, stale);
      const turns = { atOnce: AT_ONCE, pause: idleMoment, isOver: () => isOver };
      await forEachConcurrently(stale, (id) => check(id, documents), turns);
    };
    // What could not be read keeps its last state; the next change of any page tries again.
    checkAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [ids, revisions, client, workspace, currentUser]);
  return states;
}
