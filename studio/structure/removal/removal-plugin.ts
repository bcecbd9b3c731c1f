import { type DocumentActionComponent, definePlugin } from 'sanity';
import { wrapAction } from '../../shared/wrap-action.ts';
import { operations, wrapRemovalAction } from './removal-action.tsx';
import { wrapRestoreAction } from './restore-action.tsx';
import { wrapUnpublishAction } from './unpublish-action.tsx';

const safeActions = [
  wrapAction(operations.unpublished, wrapUnpublishAction),
  wrapAction(operations.discarded, (action) => wrapRemovalAction('discarded', action)),
  wrapAction(operations.deleted, (action) => wrapRemovalAction('deleted', action)),
  wrapAction(operations.unpublished, (action) => wrapRemovalAction('unpublished', action)),
  wrapAction('restore', wrapRestoreAction),
];

/** The Studio's labels of confirmation dialogs and messages about removals. */
const words = {
  'confirm-delete-dialog.header.text_delete': 'Delete this?',
  'confirm-delete-dialog.confirmation.text_delete':
    'It disappears from the site and its list. You can bring it back under “Recently removed”.',
  'confirm-delete-dialog.confirmation.text_delete_one':
    'It disappears from the site and its list. You can bring it back under “Recently removed”.',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'It disappears from the site and its list, along with its draft. You can bring it back under “Recently removed”.',
  'confirm-delete-dialog.confirm-button.text_delete': 'Delete',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Delete',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Delete with its draft',
  'confirm-delete-dialog.header.text_unpublish': 'Take this off the site?',
  'confirm-delete-dialog.confirmation.text_unpublish':
    '“<DocumentTitle/>” disappears from the site and stays here as a draft, so you can publish it again.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes':
    'All changes since it was last published are discarded. You can bring them back under “Recently removed”.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'This was never published, so all of it is discarded. You can bring it back under “Recently removed”.',
  // Shown for some seconds, even beside the message that the removal was undone.
  'panes.document-operation-results.operation-success_delete': 'Done',
  'panes.document-operation-results.operation-success_discardChanges': 'Your changes are discarded',
  'panes.document-operation-results.operation-success_unpublish':
    '<Strong>{{title}}</Strong> is off the site and waits here as a draft',
  'panes.document-operation-results.operation-error_delete':
    'It is not deleted. Something may use it since a moment ago: try again to see what.',
  'panes.document-operation-results.operation-error_unpublish':
    'It is still on the site. Something may use it since a moment ago: try again to see what.',
};

/** Prevents removing documents that are in use, and makes removals undoable. */
export const safeRemoval = definePlugin({
  name: 'safe-removal',
  document: { actions: (actions) => actions.map(makeActionSafe) },
  i18n: { bundles: [{ locale: 'en-US', namespace: 'structure', resources: words }] },
});

function makeActionSafe(action: DocumentActionComponent): DocumentActionComponent {
  return safeActions.reduce((wrapped, around) => around(wrapped), action);
}
