import { useMemo } from 'react';
import { useDocumentPairPermissions, usePerspective } from 'sanity';
import { useDocumentPane, usePaneRouter } from 'sanity/structure';
import { listProblems, type Problem } from './list-problems.ts';
import { type PublishFacts, type PublishState, publishStateOf } from './publish-state.ts';

/** What stands in the way of publishing the document of the pane. */
export interface PublishStatus {
  /** Undefined while it is not known yet, and where the pane shows an older or the published version. */
  state: PublishState | undefined;
  facts: PublishFacts;
  problems: Problem[];
}

/** Watches the document of the pane it is called in; it says why the Publish button is grey, or that it is not. */
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
  const isLoaded = editState?.ready === true && pane.connectionState !== 'connecting';
  const isKnown = useShowsDraft() && isLoaded;
  const facts: PublishFacts = {
    isConnected: pane.connectionState === 'connected',
    isStored: pane.syncState === 'synced' || pane.syncState === 'pending',
    mayPublish: isLoading || permissions?.granted === true,
    hasDraft: Boolean(editState?.draft),
    isPublished: Boolean(editState?.published),
    errors,
    hints: problems.length - errors,
  };
  return { state: isKnown ? publishStateOf(facts) : undefined, facts, problems };
}

/** Whether the pane shows what an editor writes: no older version, and not what is published. */
function useShowsDraft(): boolean {
  const { params } = usePaneRouter();
  const { selectedPerspectiveName } = usePerspective();
  return !params?.rev && selectedPerspectiveName !== 'published';
}
