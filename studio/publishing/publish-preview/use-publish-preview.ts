import { useContext, useEffect, useState } from 'react';
import { getPublishedId, useClient } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { SiteContentContext } from '../../presentation/preview-plugin.tsx';
import type { SiteContent } from '../../presentation/site-content.ts';
import { usePaneVersion } from '../use-pane-version.ts';
import { fetchFacts } from './describe-change.ts';
import { includesDraft, type PublishPreview, previewPublishing, type Revision } from './page-changes.ts';

/** The changes of publishing, or their state: 'working' while they are read, 'unknown' after a failure. */
export type PublishPreviewState = 'working' | 'unknown' | PublishPreview;

/** Delay in milliseconds after the last edit before the changes are described. */
const PAUSE = 700;

/**
 * Describes what publishing the draft of the pane changes, after each pause in editing. The last result stays
 * until there is a newer one; undefined without a draft, or while the pane shows another version.
 */
export function usePublishPreview(): PublishPreviewState | undefined {
  const { editState, schemaType } = useDocumentPane();
  const client = useClient({ apiVersion: '2025-02-19' });
  const [publishPreview, setPublishPreview] = useState<PublishPreviewState>('working');
  const showsDraft = usePaneVersion() === 'draft';
  const draft = (showsDraft && editState?.draft) || null;
  const published = editState?.published ?? null;
  const hasDraft = draft !== null;
  const content = useSiteContent(hasDraft);

  useEffect(() => {
    if (!hasDraft) setPublishPreview('working');
  }, [hasDraft]);

  useEffect(() => {
    if (draft === null || content === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const revision: Revision = {
        type: schemaType,
        draft: { ...draft, _id: getPublishedId(draft._id) },
        published,
      };
      if (!includesDraft(content, revision)) return setPublishPreview('working');
      fetchFacts(client, revision).then(
        (facts) => isCurrent && setPublishPreview(previewPublishing(revision, content, facts)),
        () => isCurrent && setPublishPreview('unknown'),
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, content, draft, published, schemaType]);

  return hasDraft ? publishPreview : undefined;
}

/** What the site shows; undefined until it is read. */
function useSiteContent(isNeeded: boolean): SiteContent | undefined {
  const watched = useContext(SiteContentContext);
  const [content, setContent] = useState<SiteContent>();
  useEffect(() => {
    if (!isNeeded) return;
    const subscription = watched.subscribe(setContent);
    return () => subscription.unsubscribe();
  }, [isNeeded, watched]);
  return content;
}
