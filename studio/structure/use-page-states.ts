import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import { getDraftId, useClient, useCurrentUser, useWorkspace, validateDocument } from 'sanity';
import type { Revisions } from './page-list-query.ts';
import { listPageStates, type PageState } from './page-state.ts';
import { readDocuments, type StoredDocuments } from './read-documents.ts';

/** States of pages by published id; pages that are not checked yet have no entry. */
export type PageStates = ReadonlyMap<string, readonly PageState[]>;

/** Check results by workspace, so that reopening the list checks only changed pages. */
const checkedIn = new WeakMap<object, Map<string, CheckedPage>>();

/** Validation rules send queries, so checking many pages at once would slow down the lake and the Studio. */
const AT_ONCE = 2;

/** Maximum wait for an idle moment, in milliseconds. */
const LONGEST_PAUSE = 500;

/** Waits until the browser is idle, or for the next macrotask where requestIdleCallback is not supported. */
function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_PAUSE });
  });
}

/** The check results of a workspace, created on first use. */
function getChecked(workspace: object): Map<string, CheckedPage> {
  const known = checkedIn.get(workspace) ?? new Map<string, CheckedPage>();
  checkedIn.set(workspace, known);
  return known;
}

function getStates(checked: ReadonlyMap<string, CheckedPage>): PageStates {
  return new Map([...checked].map(([page, { states }]) => [page, states]));
}

/**
 * Validates pages in the background, with the rules of their forms, in order and a few at a time. A page is
 * validated again when it changed, or when it is blocked and anything changed.
 *
 * @param ids published ids of the pages, in the order of the list
 * @param revisions stored revisions of the pages and of the documents that they refer to; undefined while
 *   loading
 */
export function usePageStates(
  ids: readonly string[],
  revisions: ReadonlyMap<string, Revisions> | undefined,
): PageStates {
  const client = useClient({ apiVersion: '2025-02-19' });
  const workspace = useWorkspace();
  const currentUser = useCurrentUser();
  const [states, setStates] = useState<PageStates>(() => getStates(getChecked(workspace)));
  useEffect(() => {
    if (!revisions) return;
    let isOver = false;
    const checked = getChecked(workspace);
    const now = indexRevisions(revisions);
    const check = async (id: string, documents: StoredDocuments) => {
      const [published, draft] = [documents.byId.get(id) ?? null, documents.byId.get(getDraftId(id)) ?? null];
      const document = draft ?? published;
      const getDocumentExists = async (target: { id: string }) => documents.known.has(target.id);
      const options = { workspace, environment: 'studio' as const, currentUser, getDocumentExists };
      const markers = document ? await validateDocument({ document, ...options }) : [];
      if (isOver) return;
      const found = listPageStates({ published, draft, markers });
      checked.set(id, { own: now.own(id), all: now.all, states: found });
      setStates(getStates(checked));
    };
    const checkAll = async () => {
      const stale = ids.filter((id) => !isFresh(checked.get(id), id, now));
      if (stale.length === 0) return;
      const documents = await readDocuments(client, stale);
      await pLimit(AT_ONCE).map(stale, async (id) => {
        await waitForIdle();
        if (!isOver) await check(id, documents);
      });
    };
    // On errors the last states stay; the next change of any page tries again.
    checkAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [ids, revisions, client, workspace, currentUser]);
  return states;
}

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

export function indexRevisions(revisions: ReadonlyMap<string, Revisions>): StoredRevisions {
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
