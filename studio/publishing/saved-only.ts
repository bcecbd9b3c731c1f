import type { DocumentActionComponent } from 'sanity';
import { useSyncState } from 'sanity';
import { wrapAction } from '../wrap-action.ts';

/** Disables 'Publish' until all changes are saved. The Studio's action would wait for the save without a time limit. */
export const publishOnlySaved = wrapAction('publish', (usePublish): DocumentActionComponent => {
  return function usePublishSaved(props) {
    const action = usePublish(props);
    const { isSyncing } = useSyncState(props.id, props.type, props.release);
    if (!action || !isSyncing) return action;
    return { ...action, disabled: true, shortcut: null, title: 'Your latest changes are not saved yet' };
  };
});
