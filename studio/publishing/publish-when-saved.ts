import { useToast } from '@sanity/ui/toast';
import { type DocumentActionComponent, useSyncState, useTranslation, useValidationStatus } from 'sanity';
import { structureLocaleNamespace } from 'sanity/structure';
import { wrapAction } from '../shared/wrap-action.ts';
import { useIsOffline } from './use-is-offline.ts';
import { usePublishRequest } from './use-publish-request.ts';
import { useSaving } from './use-saving.ts';

/** The shortcut of the Studio's action, which leaves it out while it is disabled. */
const SHORTCUT = 'Ctrl+Alt+P';

/**
 * Lets 'Publish' be pressed while changes are saved or checked, and publishes afterwards. It is disabled while there is no
 * connection, while a save is slow, and when errors remain once everything is saved and checked. The Studio's action would wait for
 * both without a time limit. It is disabled for moments too: over errors of earlier content, and for four seconds after publishing.
 */
export const publishWhenSaved = wrapAction('publish', (usePublish): DocumentActionComponent => {
  return function usePublishWhenSaved(props) {
    const { id, type, release } = props;
    const content = props.version ?? props.draft;
    const action = usePublish(props);
    // The Studio's action has no handler for people who may not publish, and where nothing has changed.
    const mayPublish = action?.onHandle !== undefined;
    const toast = useToast();
    const { t } = useTranslation(structureLocaleNamespace);
    const { isSyncing } = useSyncState(id, type, release);
    const { isValidating, validation } = useValidationStatus(content?._id ?? id, type, !release);
    const isSlow = useSaving(isSyncing, content) === 'slow';
    const isOffline = useIsOffline(id, type, release);
    const isStuck = isSlow || isOffline;
    const { stage, isRefused, request } = usePublishRequest({
      isBusy: isSyncing || isValidating || props.transactionSyncLock?.enabled === true,
      isLoaded: props.ready,
      content: content ?? undefined,
      isStuck,
      isAllowed: mayPublish && !validation.some(({ level }) => level === 'error'),
      publish: () => action?.onHandle?.(),
      onDropped: (description) => toast.push({ status: 'warning', title: 'Not published yet', description }),
    });
    if (!action) return action;
    if (stage === 'waiting') {
      const label = t('action.publish.validation-in-progress.label');
      return { ...action, label, title: t('action.publish.waiting'), disabled: true, shortcut: null };
    }
    if (isStuck) {
      const title = isOffline ? 'There is no connection just now' : 'Your latest changes are not saved yet';
      return { ...action, disabled: true, shortcut: null, title };
    }
    if (!mayPublish) return action;
    if (!content || isRefused || stage === 'publishing') return { ...action, onHandle: request };
    const label = t('action.publish.draft.label');
    return { ...action, label, title: undefined, disabled: false, shortcut: SHORTCUT, onHandle: request };
  };
});
