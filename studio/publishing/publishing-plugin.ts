import { type DocumentActionComponent, type DocumentInspector, definePlugin, useSyncState } from 'sanity';
import { wrapAction } from '../wrap-action.ts';
import { BeforeYouPublish, useBeforeYouPublishItem } from './before-you-publish.tsx';
import { PublishingLayout } from './publishing-context.tsx';
import { INSPECTOR, InputWithStatusLine } from './status-line.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useSaving } from './use-saving.ts';

const beforeYouPublish: DocumentInspector = {
  name: INSPECTOR,
  component: BeforeYouPublish,
  useMenuItem: useBeforeYouPublishItem,
};

/** Name of the Studio's validation inspector, which ours replaces. */
const OWN_LIST = 'sanity/structure/validation';

/** The Studio's labels of the Publish button, its tooltip and its messages. */
const buttonWords = {
  'action.publish.validation-issues.tooltip':
    'Some things need fixing first. Press the line above to see them.',
  'action.publish.validation-issues-toast.title': 'Not published yet',
  'action.publish.validation-issues-toast.description':
    'Fix what “Before you publish” lists, then publish again.',
  'action.publish.validation-in-progress.label': 'Checking…',
  'action.publish.no-changes.tooltip': 'Everything here is published',
  'action.publish.disabled.not-ready': 'One moment…',
  'action.publish.waiting': 'Publishes as soon as your latest changes are saved',
};

/**
 * Disables 'Publish' while there is no connection and while a save takes longer than usual, when the Studio's action would wait
 * without a time limit. During a save of usual length it can be pressed, and publishes afterwards.
 */
const publishWhenSaved = wrapAction('publish', (usePublish): DocumentActionComponent => {
  return function usePublishWhenSaved(props) {
    const action = usePublish(props);
    const { isSyncing } = useSyncState(props.id, props.type, props.release);
    const isSaved = useSaving(isSyncing, props.version ?? props.draft) === 'saved';
    const isOffline = useIsOffline(props.id, props.type, props.release);
    if (!action || (isSaved && !isOffline)) return action;
    const title = isOffline ? 'There is no connection just now' : 'Your latest changes are not saved yet';
    return { ...action, disabled: true, shortcut: null, title };
  };
});

/** Shows beside the form why a document cannot be published and what publishing will change. */
export const publishing = definePlugin({
  name: 'publishing',
  document: {
    actions: (actions) => actions.map(publishWhenSaved),
    components: { unstable_layout: PublishingLayout },
    inspectors: (inspectors) => [beforeYouPublish, ...inspectors.filter(({ name }) => name !== OWN_LIST)],
  },
  i18n: { bundles: [{ locale: 'en-US', namespace: 'structure', resources: buttonWords }] },
  form: { components: { input: InputWithStatusLine } },
});
