import type { DocumentActionComponent } from 'sanity';
import { useSyncState } from 'sanity';
import { wrapAction } from '../wrap-action.ts';

/** Publishing waits until the lake has everything that was typed: of an answer that never comes nobody should hope. */
export const publishOnlySaved = wrapAction('publish', (usePublish): DocumentActionComponent => {
  return function usePublishSaved(props) {
    const action = usePublish(props);
    const { isSyncing } = useSyncState(props.id, props.type, props.release);
    if (!action || !isSyncing) return action;
    return { ...action, disabled: true, shortcut: null, title: 'Your latest changes are not saved yet' };
  };
});
