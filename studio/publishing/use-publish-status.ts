import { useMemo } from 'react';
import {
  getReleaseIdFromReleaseDocumentId,
  getVersionId,
  isReleaseDocument,
  isReleaseScheduledOrScheduling,
  useActiveReleases,
  useDocumentPairPermissions,
  useDocumentVersions,
  usePerspective,
  useSyncState,
} from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { listProblems, type Problem } from './list-problems.ts';
import { getPublishState, type PublishFacts, type PublishState } from './publish-state.ts';
import { useIsOffline } from './use-is-offline.ts';
import { usePaneVersion } from './use-pane-version.ts';
import { useSaving } from './use-saving.ts';

/** Publishing state and validation problems of the pane's document. */
export interface PublishStatus {
  /** Undefined while loading, and while the pane shows the published or an older version. */
  state: PublishState | undefined;
  facts: PublishFacts;
  problems: Problem[];
}

/** Returns the publishing state of the document in the surrounding pane. */
export function usePublishStatus(): PublishStatus {
  const pane = useDocumentPane();
  const { documentId, documentType, editState, schemaType, validation, value } = pane;
  const problems = useMemo(
    () => listProblems(schemaType, value, validation),
    [schemaType, value, validation],
  );
  const [permissions, isLoading] = useDocumentPairPermissions({
    id: documentId,
    type: documentType,
    permission: 'publish',
  });
  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const { isSyncing } = useSyncState(documentId, documentType, editState?.release);
  const isOffline = useIsOffline(documentId, documentType, editState?.release);
  const saving = useSaving(isSyncing, value);
  const isLoaded = editState?.ready === true && pane.connectionState !== 'connecting';
  const shown = usePaneVersion();
  const { selectedPerspective } = usePerspective();
  const timing = (shown === 'scheduled' || shown === 'held') && editState?.version ? shown : undefined;
  const hasScheduled = useHasScheduled(documentId);
  const isKnown = isLoaded && (shown === 'draft' || timing !== undefined);
  const facts: PublishFacts = {
    isConnected: !isOffline,
    saving,
    isUnsaved: isSyncing,
    mayPublish: isLoading || permissions?.granted === true,
    hasDraft: Boolean(editState?.draft),
    isPublished: Boolean(editState?.published),
    timing,
    goesLiveAt: isReleaseDocument(selectedPerspective)
      ? (selectedPerspective.publishAt ?? selectedPerspective.metadata.intendedPublishAt)
      : undefined,
    hasScheduled: shown === 'draft' && hasScheduled,
    errors,
    hints: problems.length - errors,
  };
  return { state: isKnown ? getPublishState(facts) : undefined, facts, problems };
}

/** Whether a version of a document has a time at which it goes live. One that is on hold has none. */
function useHasScheduled(documentId: string): boolean {
  const { data: versions } = useDocumentVersions({ documentId });
  const { data: releases } = useActiveReleases();
  return releases
    .filter(isReleaseScheduledOrScheduling)
    .some(({ _id }) => versions.includes(getVersionId(documentId, getReleaseIdFromReleaseDocumentId(_id))));
}
