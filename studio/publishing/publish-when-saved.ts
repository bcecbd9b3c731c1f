import { useToast } from '@sanity/ui/toast';
import { type DocumentActionComponent, useSyncState, useTranslation, useValidationStatus } from 'sanity';
import { structureLocaleNamespace } from 'sanity/structure';
import { wrapAction } from '../wrap-action.ts';
import { useIsOffline } from './use-is-offline.ts';
import { usePublishRequest } from './use-publish-request.ts';
import { useSaving } from './use-saving.ts';

const SHORTCUT = 'Ctrl+Alt+P';

/**
 * Lets 'Publish' be pressed while changes are saved or checked, and publishes afterwards. It is disabled while there is no
 * connection and while a save is slow. The Studio's action would wait for both without a time limit, and may take errors of earlier
 * content for errors of the present one, which also disables it for moments.
 */
export const publishWhenSaved = wrapAction('publish', (usePublish): DocumentActionComponent => {
  return function usePublishWhenSaved(props) {
    const { id, type, release } = props;
    const content = props.version ?? props.draft;
    const action = usePublish(props);
    const toast = useToast();
    const { t } = useTranslation(structureLocaleNamespace);
    const { isSyncing } = useSyncState(id, type, release);
    const { isValidating } = useValidationStatus(content?._id ?? id, type, !release);
    const isSlow = useSaving(isSyncing, content) === 'slow';
    const isOffline = useIsOffline(id, type, release);
    const isStuck = isSlow || isOffline;
    const { stage, isRefused, request } = usePublishRequest({
      isBusy: isSyncing || isValidating || props.transactionSyncLock?.enabled === true,
      isLoaded: props.ready,
      content: content ?? undefined,
      isStuck,
      isAllowed: action?.disabled !== true,
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
    if (!content || isRefused || stage === 'publishing') return { ...action, onHandle: request };
    return { ...action, disabled: false, shortcut: SHORTCUT, title: undefined, onHandle: request };
  };
});
