import { type DocumentActionComponent, definePlugin } from 'sanity';
import { aroundAction } from '../../around-action.ts';
import { operations, safely } from './safe-removal.tsx';
import { safelyRestored } from './safe-restore.tsx';

const safeActions = [
  aroundAction(operations.discarded, (action) => safely('discarded', action)),
  aroundAction(operations.deleted, (action) => safely('deleted', action)),
  aroundAction(operations.unpublished, (action) => safely('unpublished', action)),
  aroundAction('restore', safelyRestored),
];

/** The Studio's own questions and notices about removing, in the words of this site. */
const words = {
  'confirm-delete-dialog.header.text_delete': 'Delete this?',
  'confirm-delete-dialog.confirmation.text_delete':
    'It goes from the site and from its list. You can take it back under “Recently removed”.',
  'confirm-delete-dialog.confirmation.text_delete_one':
    'It goes from the site and from its list. You can take it back under “Recently removed”.',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'It goes from the site and from its list, and its draft with it. You can take it back under “Recently removed”.',
  'confirm-delete-dialog.confirm-button.text_delete': 'Delete',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Delete',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Delete with its draft',
  'confirm-delete-dialog.header.text_unpublish': 'Take this off the site?',
  'confirm-delete-dialog.confirmation.text_unpublish':
    '“<DocumentTitle/>” goes from the site and stays here as a draft, so you can publish it again.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes':
    'Everything since it was last published goes. You can take it back under “Recently removed”.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'This was never published, so all of it goes. You can take it back under “Recently removed”.',
  'panes.document-operation-results.operation-success_delete': 'It is deleted',
  'panes.document-operation-results.operation-success_discardChanges': 'It is as the site shows it',
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong> is off the site and waits here as a draft',
  'panes.document-operation-results.operation-error_delete':
    'It is not deleted. Something may use it since a moment ago: try again to see what.',
  'panes.document-operation-results.operation-error_unpublish':
    'It is still on the site. Something may use it since a moment ago: try again to see what.',
};

/** Keeps an editor from removing what is in use, and lets them take back what they removed. */
export const safeRemoval = definePlugin({
  name: 'safe-removal',
  document: { actions: (actions) => actions.map(safe) },
  i18n: { bundles: [{ locale: 'en-US', namespace: 'structure', resources: words }] },
});

function safe(action: DocumentActionComponent): DocumentActionComponent {
  return safeActions.reduce((wrapped, around) => around(wrapped), action);
}
