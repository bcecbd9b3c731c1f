import { ItemError, invalid } from '../errors.ts';
import { isObject } from '../mutations/json-object.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import { ActionFields } from './action-fields.ts';
import {
  type ActionHandler,
  createDraft,
  createVersion,
  deleteDocument,
  discard,
  editDraft,
  publishDraft,
  replace,
  unpublishDocument,
  unpublishVersion,
} from './document-actions.ts';

const HANDLERS = new Map<string, ActionHandler>(
  Object.entries({
    'sanity.action.document.create': createDraft,
    'sanity.action.document.edit': editDraft,
    'sanity.action.document.publish': publishDraft,
    'sanity.action.document.unpublish': unpublishDocument,
    'sanity.action.document.discard': discard('draftId'),
    'sanity.action.document.delete': deleteDocument,
    'sanity.action.document.replaceDraft': replace('attributes'),
    'sanity.action.document.version.create': createVersion,
    'sanity.action.document.version.discard': discard('versionId'),
    'sanity.action.document.version.replace': replace('document'),
    'sanity.action.document.version.unpublish': unpublishVersion,
  }),
);

const VARIANTS = /^sanity\.action\.(document\.variant|variant)\./;
const RELEASES = /^sanity\.action\.release\./;

/**
 * Carries out one of the document actions (protocol section 8) within a pending transaction.
 *
 * @throws ItemError 400 for a malformed action, 501 for one that this lake does not have
 */
export function applyAction(input: unknown, pending: PendingTransaction): void {
  if (!isObject(input) || typeof input.actionType !== 'string') {
    throw invalid('An action must be an object with an "actionType"');
  }
  const handler = HANDLERS.get(input.actionType);
  if (!handler) {
    // A hosted lake refuses variants in the same way where they are off.
    if (VARIANTS.test(input.actionType)) throw invalid(`${input.actionType}: variants are off in this lake`);
    throw RELEASES.test(input.actionType)
      ? new ItemError(501, 'notImplementedError', `The embedded lake does not support ${input.actionType}`)
      : invalid(`Unknown action "${input.actionType}"`);
  }
  handler(new ActionFields(input), pending);
}
