import { type DocumentInspector, definePlugin } from 'sanity';
import { BeforeYouPublish, useBeforeYouPublishItem } from './before-you-publish.tsx';
import { publishWhenSaved } from './publish-when-saved.ts';
import { PublishingLayout } from './publishing-context.tsx';
import { INSPECTOR, InputWithStatusLine } from './status-line.tsx';

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
  'action.publish.validation-in-progress.label': 'Checking…',
  'action.publish.no-changes.tooltip': 'Everything here is published',
  'action.publish.disabled.not-ready': 'One moment…',
  'action.publish.waiting': 'Publishes as soon as your latest changes are saved',
};

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
