import { useEffect, useMemo, useState } from 'react';
import { getPublishedId, type SanityDocument, useClient, useSchema } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { useShownState } from '../use-shown-state.ts';
import type { createPublishPreview, PublishPreview } from './publish-preview.ts';

/** What is known of what publishing changes: nothing yet, nothing for lack of an answer, or what it is. */
export type PublishPreviewState = 'working' | 'unknown' | PublishPreview;

/** How long an editor must pause before the site is compared again, in milliseconds. */
const PAUSE = 700;

/**
 * Compares the site with and without the draft of the pane whenever its editor pauses. What was found last stays
 * until there is something newer; undefined while there is no draft, or the pane shows something else.
 */
export function usePublishPreview(): PublishPreviewState | undefined {
  const { editState, schemaType } = useDocumentPane();
  const lookAhead = useLookAhead();
  const [publishPreview, setPublishPreview] = useState<PublishPreviewState>('working');
  const showsDraft = useShownState() === 'draft';
  const draft = (showsDraft && editState?.draft) || null;
  const published = editState?.published ?? null;
  const hasDraft = draft !== null;

  useEffect(() => {
    if (!hasDraft) setPublishPreview('working');
  }, [hasDraft]);

  useEffect(() => {
    if (draft === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const request = { type: schemaType, draft: asPublished(draft, published), published, signal };
      lookAhead(request).then(
        (found) => signal.aborted || setPublishPreview(found),
        () => signal.aborted || setPublishPreview('unknown'),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [lookAhead, draft, published, schemaType]);

  return hasDraft ? publishPreview : undefined;
}

/** The comparison, which is loaded when it is first needed: most visits to a document change nothing. */
function useLookAhead(): ReturnType<typeof createPublishPreview> {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  return useMemo(() => {
    let loaded: Promise<ReturnType<typeof createPublishPreview>> | undefined;
    return async (request) => {
      loaded ??= import('./publish-preview.ts').then((module) => module.createPublishPreview(client, schema));
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
