import { useEffect, useMemo, useState } from 'react';
import { getPublishedId, type SanityDocument, useClient, useSchema } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { usePaneVersion } from '../use-pane-version.ts';
import type { createPublishPreview, PublishPreview } from './publish-preview.ts';

/** The result of the comparison, or its state: 'working' while it runs, 'unknown' after a failure. */
export type PublishPreviewState = 'working' | 'unknown' | PublishPreview;

/** Delay in milliseconds after the last edit before the comparison runs. */
const PAUSE = 700;

/**
 * Compares the published site with the draft of the pane after each pause in editing. The last result stays
 * until there is a newer one; undefined without a draft, or while the pane shows another version.
 */
export function usePublishPreview(): PublishPreviewState | undefined {
  const { editState, schemaType } = useDocumentPane();
  const lookAhead = useLookAhead();
  const [publishPreview, setPublishPreview] = useState<PublishPreviewState>('working');
  const showsDraft = usePaneVersion() === 'draft';
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

/** The comparison code is loaded on demand: most visits to a document change nothing. */
function useLookAhead(): ReturnType<typeof createPublishPreview> {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  return useMemo(() => {
    let loaded: Promise<ReturnType<typeof createPublishPreview>> | undefined;
    return async (request) => {
      loaded ??= import('./publish-preview.ts').then((module) => module.createPublishPreview(client, schema));
      // A failed import is repeated at the next change.
      loaded.catch(() => {
        loaded = undefined;
      });
      return (await loaded)(request);
    };
  }, [client, schema]);
}

/** The draft as a published document. */
function asPublished(draft: SanityDocument, published: SanityDocument | null): SanityDocument {
  const { _rev, _createdAt, _updatedAt } = published ?? draft;
  return { ...draft, _id: getPublishedId(draft._id), _rev, _createdAt, _updatedAt };
}
