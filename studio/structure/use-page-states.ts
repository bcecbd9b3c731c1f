import { useEffect, useRef, useState } from 'react';
import { useClient, useCurrentUser, useWorkspace, validateDocument } from 'sanity';
import type { Revisions } from './page-list-query.ts';
import { type PageState, pageStates } from './page-state.ts';
import { readDocuments, type StoredDocuments } from './read-documents.ts';

interface Checked {
  /** What was checked, so that nothing is checked twice. */
  revisions: string;
  states: readonly PageState[];
}

/** The states of pages by their published id; a page that is not checked yet is not in it. */
export type PageStates = ReadonlyMap<string, readonly PageState[]>;

/**
 * Checks pages in the background, one after the other and each again when it changed, with the rules that the form
 * checks by.
 *
 * @param ids - the published ids of the pages
 * @param revisions - what is stored of each; undefined until it is known
 */
export function usePageStates(
  ids: readonly string[],
  revisions: ReadonlyMap<string, Revisions> | undefined,
): PageStates {
  const client = useClient({ apiVersion: '2025-02-19' });
  const workspace = useWorkspace();
  const currentUser = useCurrentUser();
  const checked = useRef(new Map<string, Checked>());
  const [states, setStates] = useState<PageStates>(new Map());
  useEffect(() => {
    if (!revisions) return;
    let isOver = false;
    const keyOf = (id: string) => JSON.stringify(revisions.get(id) ?? {});
    const check = async (id: string, documents: StoredDocuments) => {
      const [published, draft] = [documents.byId.get(id) ?? null, documents.byId.get(`drafts.${id}`) ?? null];
      const document = draft ?? published;
      const getDocumentExists = async (target: { id: string }) => documents.known.has(target.id);
      const options = { workspace, environment: 'studio' as const, currentUser, getDocumentExists };
      const markers = document ? await validateDocument({ document, ...options }) : [];
      if (isOver) return;
      checked.current.set(id, { revisions: keyOf(id), states: pageStates({ published, draft, markers }) });
      setStates(new Map([...checked.current].map(([page, last]) => [page, last.states])));
    };
    const checkAll = async () => {
      const stale = ids.filter((id) => checked.current.get(id)?.revisions !== keyOf(id));
      if (stale.length === 0) return;
      const documents = await readDocuments(client, stale);
      await Promise.all(stale.map((id) => check(id, documents)));
    };
    // What could not be read keeps its last state; the next change of any page tries again.
    checkAll().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [ids, revisions, client, workspace, currentUser]);
  return states;
}
