import { isObject } from '../documents/json-object.ts';
import { createInvalidError } from '../errors.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import { ActionFields } from './action-fields.ts';
import {
  type ActionContext,
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
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  importRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from './release-actions.ts';

const HANDLERS = new Map<string, ActionHandler>(
  Object.entries({
    'sanity.action.document.create': createDraft,
    'sanity.action.document.edit': editDraft,
    'sanity.action.document.publish': publishDraft,
    'sanity.action.document.unpublish': unpublishDocument,
    'sanity.action.document.discard': discard,
    'sanity.action.document.delete': deleteDocument,
    'sanity.action.document.replaceDraft': replace('attributes'),
    'sanity.action.document.version.create': createVersion,
    'sanity.action.document.version.discard': discard,
    'sanity.action.document.version.replace': replace('document'),
    'sanity.action.document.version.unpublish': unpublishVersion,
    'sanity.action.release.create': createRelease,
    'sanity.action.release.edit': editRelease,
    'sanity.action.release.publish': publishRelease,
    'sanity.action.release.schedule': scheduleRelease,
    'sanity.action.release.unschedule': unscheduleRelease,
    'sanity.action.release.archive': archiveRelease,
    'sanity.action.release.unarchive': unarchiveRelease,
    'sanity.action.release.delete': deleteRelease,
    'sanity.action.release.import': importRelease,
  }),
);

const VARIANTS = /^sanity\.action\.(document\.variant|variant)\./;

/**
 * Executes one action (protocol section 8) within a pending transaction.
 *
 * @throws ItemError 400 for a malformed or unsupported action
 */
export function applyAction(input: unknown, pending: PendingTransaction, context: ActionContext): void {
  if (!isObject(input) || typeof input.actionType !== 'string') {
    throw createInvalidError('An action must be an object with an "actionType"');
  }
  const handler = HANDLERS.get(input.actionType);
  if (!handler) {
    // A hosted lake without variants refuses them in the same way.
    throw VARIANTS.test(input.actionType)
      ? createInvalidError(`${input.actionType}: variants are off in this lake`)
      : createInvalidError(`Unknown action "${input.actionType}"`);
  }
  handler(new ActionFields(input), pending, context);
}

/** Whether an action is about releases, which older API versions do not support. */
export function isReleaseAction(input: unknown): boolean {
  return isObject(input) && String(input.actionType).startsWith('sanity.action.release.');
}
