import { type DocumentInspector, definePlugin } from 'sanity';
import { BeforeYouPublish, useBeforeYouPublishItem } from './before-you-publish.tsx';
import { PublishingLayout } from './publishing-context.tsx';
import { publishOnlySaved } from './saved-only.ts';
import { INSPECTOR, InputWithStatusLine } from './status-line.tsx';

const beforeYouPublish: DocumentInspector = {
  name: INSPECTOR,
  component: BeforeYouPublish,
  useMenuItem: useBeforeYouPublishItem,
};

/** The Studio's own list of what is wrong, whose place ours takes. */
const OWN_LIST = 'sanity/structure/validation';

/** What the Publish button itself says, on hover and when it is pressed too early. */
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

/** Tells an editor beside the form why the Publish button is grey and what publishing will change. */
export const publishing = definePlugin({
  name: 'publishing',
  document: {
    actions: (actions) => actions.map(publishOnlySaved),
    components: { unstable_layout: PublishingLayout },
    inspectors: (inspectors) => [beforeYouPublish, ...inspectors.filter(({ name }) => name !== OWN_LIST)],
  },
  i18n: { bundles: [{ locale: 'en-US', namespace: 'structure', resources: buttonWords }] },
  form: { components: { input: InputWithStatusLine } },
});
