import { useEffect, useMemo, useState } from 'react';
import { getPublishedId, type SanityDocument, useClient, useSchema } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useShownState } from '../use-shown-state.ts';
import type { createOutlook, Outlook } from './outlook.ts';

/** What is known of what publishing changes: nothing yet, nothing for lack of an answer, or what it is. */
export type OutlookState = 'working' | 'unknown' | Outlook;

/** How long an editor must pause before the site is compared again, in milliseconds. */
const PAUSE = 700;

/**
 * Compares the site with and without the draft of the pane whenever its editor pauses. What was found last stays
 * until there is something newer; undefined while there is no draft, or the pane shows something else.
 */
export function useOutlook(): OutlookState | undefined {
  const { editState, schemaType } = useDocumentPane();
  const lookAhead = useLookAhead();
  const [outlook, setOutlook] = useState<OutlookState>('working');
  const showsDraft = useShownState() === 'draft';
  const draft = (showsDraft && editState?.draft) || null;
  const published = editState?.published ?? null;
  const hasDraft = draft !== null;

  useEffect(() => {
    if (!hasDraft) setOutlook('working');
  }, [hasDraft]);

  useEffect(() => {
    if (draft === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const request = { type: schemaType, draft: asPublished(draft, published), published, signal };
      lookAhead(request).then(
        (found) => signal.aborted || setOutlook(found),
        () => signal.aborted || setOutlook('unknown'),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookAhead, draft, published, schemaType]);

  return hasDraft ? outlook : undefined;
}

/** The comparison, which is loaded when it is first needed: most visits to a document change nothing. */
function useLookAhead(): ReturnType<typeof createOutlook> {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  return useMemo(() => {
    let loaded: Promise<ReturnType<typeof createOutlook>> | undefined;
    return async (request) => {
      loaded ??= import('./outlook.ts').then((module) => module.createOutlook(client, schema));
      // A file that could not be loaded is asked for again with the next change.
      loaded.catch(() => {
        loaded = undefined;
      });
      return (await loaded)(request);
    };
  }, [client, schema]);
}

/** The draft as the lake would have it once published. */
function asPublished(draft: SanityDocument, published: SanityDocument | null): SanityDocument {
  const { _rev, _createdAt, _updatedAt } = published ?? draft;
  return { ...draft, _id: getPublishedId(draft._id), _rev, _createdAt, _updatedAt };
}
