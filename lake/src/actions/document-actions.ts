import {
  getDraftId,
  getPublishedId,
  isDraftId,
  isVersionId,
  type LakeDocument,
  type UnwrittenDocument,
} from '../documents/document.ts';
import { assertDocumentId, assertPublishedId } from '../documents/document-id.ts';
import type { JsonObject } from '../documents/json-object.ts';
import {
  createDocumentExists,
  createDocumentNotFound,
  createInvalidError,
  createRevisionMismatch,
} from '../errors.ts';
import { patchDocument } from '../mutations/apply-mutation.ts';
import { readTimestamp } from '../mutations/timestamps.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import type { ActionFields } from './action-fields.ts';
import { copyAs, createPublishedDocument as publishedForm, unpublish } from './published-document.ts';
import { assertRemovable, assertWritable } from './release-document.ts';

/** What an action may need besides its pending transaction. */
export type ActionContext = {
  /** The last revision of a document before it was deleted. */
  findLastRevision(id: string): LakeDocument | undefined;
};

/** Executes one action within the pending transaction. @throws ItemError when it is refused */
export type ActionHandler = (
  fields: ActionFields,
  pending: PendingTransaction,
  context: ActionContext,
) => void;

/** `sanity.action.document.create`: creates a version, or the draft of an unpublished document. */
export const createDraft: ActionHandler = (fields, pending) => {
  const publishedId = fields.readText('publishedId');
  const attributes = fields.readObject('attributes');
  const id = checkWritableId(attributes._id, publishedId, pending);
  // Publishing such a draft would overwrite a document that its author never saw.
  if (isDraftId(id) && pending.get(publishedId)) throw createDocumentExists(publishedId);
  if (pending.get(id)) {
    if (fields.readOptionalText('ifExists') === 'ignore') return;
    throw createDocumentExists(id);
  }
  pending.put(fromAttributes(id, attributes, pending), 'create');
};

/** `sanity.action.document.edit`: patches the draft. A missing draft is created as a copy of the published document. */
export const editDraft: ActionHandler = (fields, pending) => {
  const draftId = fields.readVersionId();
  const publishedId = fields.readText('publishedId');
  const patch = fields.readPatch('patch');
  checkWritableId(draftId, publishedId, pending);
  if (!pending.get(draftId)) {
    const published = pending.get(publishedId);
    if (!published) throw createDocumentNotFound(draftId);
    pending.put(copyAs(draftId, published, pending), 'create');
  }
  patchDocument(draftId, patch, undefined, pending);
};

/** `sanity.action.document.publish`: replaces the published document by the draft. */
export const publishDraft: ActionHandler = (fields, pending) => {
  const draftId = fields.readVersionId();
  const publishedId = fields.readText('publishedId');
  checkWritableId(draftId, publishedId, pending);
  const draft = pending.get(draftId);
  if (!draft) throw createDocumentNotFound(draftId);
  const published = pending.get(publishedId);
  expectRevision(draftId, draft, fields.readOptionalText('ifDraftRevisionId'));
  expectRevision(publishedId, published, fields.readOptionalText('ifPublishedRevisionId'));
  pending.put(publishedForm(draft, publishedId, pending), 'createOrReplace');
  pending.remove(draftId);
};

/** `sanity.action.document.unpublish`: makes the published document a draft, unless there is one already. */
export const unpublishDocument: ActionHandler = (fields, pending) => {
  const draftId = fields.readVersionId();
  const publishedId = fields.readText('publishedId');
  checkWritableId(draftId, publishedId, pending);
  const published = pending.get(publishedId);
  if (!published) throw createDocumentNotFound(publishedId);
  unpublish(published, draftId, pending);
};

/** `sanity.action.document.discard` and `.version.discard`: deletes a draft or version. */
export const discard: ActionHandler = (fields, pending) => {
  const id = checkUnpublishedId(fields.readVersionId(), undefined);
  assertRemovable(id, pending);
  if (!pending.get(id)) throw createDocumentNotFound(id);
  pending.remove(id, { purge: fields.readFlag('purge') });
};

/** `sanity.action.document.delete`: deletes the published document and all its drafts and versions, which must be listed. */
export const deleteDocument: ActionHandler = (fields, pending) => {
  const publishedId = fields.readText('publishedId');
  assertPublishedId(publishedId);
  const named = new Set(fields.readVersionIds().map((id) => checkUnpublishedId(id, publishedId)));
  for (const id of named) assertRemovable(id, pending);
  const others = [pending.get(getDraftId(publishedId)) ?? [], pending.listStartingWith('versions.')]
    .flat()
    .map(({ _id }) => _id)
    .filter((id) => getPublishedId(id) === publishedId);
  const forgotten = others.filter((id) => !named.has(id));
  if (forgotten.length > 0) {
    throw createInvalidError(
      `Document "${publishedId}" has drafts or versions that the action does not name: ${forgotten.join(', ')}`,
    );
  }
  if (!pending.get(publishedId) && others.length === 0) throw createDocumentNotFound(publishedId);
  const purge = fields.readFlag('purge');
  for (const id of [publishedId, ...others]) {
    if (pending.get(id)) pending.remove(id, { purge });
  }
  if (purge) pending.purgedGroups.add(publishedId);
};

/** `sanity.action.document.replaceDraft` and `.version.replace`: replaces a draft or version, as for restoring a revision. */
export function replace(attributesField: 'attributes' | 'document'): ActionHandler {
  return (fields, pending) => {
    const attributes = fields.readObject(attributesField);
    const id = checkWritableId(attributes._id, fields.readOptionalText('publishedId'), pending);
    const existing = pending.get(id);
    if (attributesField === 'attributes' && !isAnywhere(id, pending)) throw createDocumentNotFound(id);
    const document = fromAttributes(id, attributes, pending);
    const _createdAt = existing?._createdAt ?? document._createdAt;
    pending.put({ ...document, _createdAt }, 'createOrReplace');
  };
}

/** `sanity.action.document.version.create`: creates a version from a given document, or as a copy of a base (`_system.base`). */
export const createVersion: ActionHandler = (fields, pending) => {
  const publishedId = fields.readText('publishedId');
  if (fields.has('document')) {
    const attributes = fields.readObject('document');
    const id = checkWritableId(attributes._id, publishedId, pending);
    if (pending.get(id)) throw createDocumentExists(id);
    pending.put(fromAttributes(id, attributes, pending), 'create');
    return;
  }
  const versionId = checkWritableId(fields.readText('versionId'), publishedId, pending);
  const baseId = fields.readText('baseId');
  const base = pending.get(baseId);
  if (!base) throw createDocumentNotFound(baseId);
  expectRevision(baseId, base, fields.readOptionalText('ifBaseRevisionId'));
  if (pending.get(versionId)) throw createDocumentExists(versionId);
  putVersion(base, versionId, pending);
};

/**
 * `sanity.action.document.version.unpublish`: marks the version, so that publishing the release unpublishes the document. A
 * missing version is created as a copy of the published document.
 */
export const unpublishVersion: ActionHandler = (fields, pending) => {
  const publishedId = fields.readText('publishedId');
  const versionId = checkWritableId(fields.readText('versionId'), publishedId, pending);
  const published = pending.get(publishedId);
  if (!published) throw createDocumentNotFound(publishedId);
  if (!pending.get(versionId)) putVersion(published, versionId, pending);
  patchDocument(versionId, { set: { '_system.delete': true } }, undefined, pending);
};

/** @throws ItemError 400 when the id is not a draft or version of the document, and for a version of a closed release */
function checkWritableId(id: unknown, publishedId: string | undefined, pending: PendingTransaction): string {
  const checked = checkUnpublishedId(id, publishedId);
  assertWritable(checked, pending);
  return checked;
}

/** @throws ItemError 400 when the id is not a draft or version of the document, or the document cannot be published */
function checkUnpublishedId(id: unknown, publishedId: string | undefined): string {
  if (typeof id !== 'string' || !(isDraftId(id) || isVersionId(id))) {
    throw createInvalidError(`"${String(id)}" is not the id of a draft or version`);
  }
  assertDocumentId(id);
  if (publishedId !== undefined && getPublishedId(id) !== publishedId) {
    throw createInvalidError(`"${id}" is not a draft or version of "${publishedId}"`);
  }
  assertPublishedId(getPublishedId(id));
  return id;
}

/** Whether the version, the draft or the published document exists. */
function isAnywhere(id: string, pending: PendingTransaction): boolean {
  const publishedId = getPublishedId(id);
  return [id, getDraftId(publishedId), publishedId].some((one) => pending.get(one) !== undefined);
}

function expectRevision(id: string, document: LakeDocument | undefined, expected: string | undefined): void {
  if (expected !== undefined && document?._rev !== expected) {
    throw createRevisionMismatch(id, document?._rev, expected);
  }
}

function putVersion(base: LakeDocument, versionId: string, pending: PendingTransaction): void {
  const origin = { base: { id: base._id, rev: base._rev } };
  pending.put({ ...copyAs(versionId, base, pending), _system: origin }, 'create');
}

function fromAttributes(id: string, attributes: JsonObject, pending: PendingTransaction): UnwrittenDocument {
  if (typeof attributes._type !== 'string')
    throw createInvalidError(`Document "${id}" needs a "_type" (a string)`);
  return {
    ...attributes,
    _id: id,
    _type: attributes._type,
    _createdAt: readTimestamp(attributes, '_createdAt') ?? pending.timestamp,
    _updatedAt: pending.timestamp,
  };
}
