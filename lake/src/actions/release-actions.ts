import { isDeepStrictEqual } from 'node:util';
import { getCurrentTime } from '../documents/clock-and-ids.ts';
import { getDraftId, getPublishedId, type LakeDocument } from '../documents/document.ts';
import { assertPublishedId } from '../documents/document-id.ts';
import { isObject } from '../documents/json-object.ts';
import { createDocumentExists, createInvalidError } from '../errors.ts';
import { patchDocument } from '../mutations/apply-mutation.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';
import type { ActionHandler } from './document-actions.ts';
import { createPublishedDocument, unpublish } from './published-document.ts';
import {
  assertMetadata,
  assertState,
  listVersions,
  makeRelease,
  type Release,
  type ReleaseState,
  readTime,
  releaseDocumentId,
  releaseNamed,
} from './release-document.ts';
import { strengthenReferences } from './strengthen-references.ts';

/** `sanity.action.release.create`: creates an active release. */
export const createRelease: ActionHandler = (fields, pending) => {
  const name = fields.readText('releaseId');
  const release = makeRelease(
    name,
    fields.has('metadata') ? { metadata: fields.readObject('metadata') } : {},
    pending,
  );
  if (pending.get(release._id)) throw createDocumentExists(release._id);
  pending.put(release, 'create');
};

/** `sanity.action.release.edit`: changes the metadata of a release; other fields cannot be patched. */
export const editRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  const before = pending.get(release._id);
  patchDocument(release._id, fields.readPatch('patch'), undefined, pending);
  const edited = pending.get(release._id);
  for (const field of ['name', 'state', 'publishAt', 'publishedAt', 'finalDocumentStates', 'error']) {
    if (edited?.[field] !== before?.[field])
      throw createInvalidError(`A patch of a release cannot change "${field}"`);
  }
  assertMetadata(edited?.metadata);
};

/** `sanity.action.release.publish`: each version replaces its published document, or unpublishes it. */
export const publishRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  expectState(release, ['active'], 'published');
  publishVersions(release, pending);
};

/** `sanity.action.release.schedule`: the lake publishes the release at `publishAt`, or immediately if that time has passed. */
export const scheduleRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  const publishAt = fields.readText('publishAt');
  const time = readTime('publishAt', publishAt);
  // The Studio also sends this action to change the time of a scheduled release.
  expectState(release, ['active', 'scheduled'], 'scheduled');
  // Not the transaction's time, which is later than the clock after the clock was set back.
  if (time <= getCurrentTime().getTime()) publishVersions({ ...release, publishAt }, pending);
  else changeRelease(release, { state: 'scheduled', publishAt, error: undefined }, pending);
};

/** `sanity.action.release.unschedule`: makes a scheduled release active again. */
export const unscheduleRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  expectState(release, ['scheduled'], 'active');
  changeRelease(release, { state: 'active', publishAt: undefined }, pending);
};

/** `sanity.action.release.archive`: deletes the versions; unarchiving restores them from the history. */
export const archiveRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  expectState(release, ['active'], 'archived');
  const versions = listVersions(release.name, pending);
  for (const { _id } of versions) pending.remove(_id);
  changeRelease(release, { state: 'archived', finalDocumentStates: listIds(versions) }, pending);
};

/** `sanity.action.release.unarchive`: restores the versions of an archived release. */
export const unarchiveRelease: ActionHandler = (fields, pending, { findLastRevision }) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  expectState(release, ['archived'], 'active');
  for (const id of listFinalIds(release)) {
    const version = findLastRevision(id);
    if (!version || pending.get(id)) continue;
    pending.put({ ...version, _updatedAt: pending.timestamp }, 'create');
  }
  changeRelease(release, { state: 'active', finalDocumentStates: undefined }, pending);
};

/** `sanity.action.release.delete`: deletes an archived or published release. */
export const deleteRelease: ActionHandler = (fields, pending) => {
  const release = releaseNamed(fields.readText('releaseId'), pending);
  expectState(release, ['archived', 'published'], 'deleted');
  for (const { _id } of listVersions(release.name, pending)) pending.remove(_id);
  pending.remove(release._id);
};

/** `sanity.action.release.import`: stores an exported release, in any state that it has for longer than a moment. */
export const importRelease: ActionHandler = (fields, pending) => {
  const name = fields.readText('releaseId');
  const id = releaseDocumentId(name);
  const existing = pending.get(id);
  const ifExists = fields.readOptionalText('ifExists') ?? 'fail';
  if (!['fail', 'ignore', 'replace'].includes(ifExists)) {
    throw createInvalidError('"ifExists" must be one of fail, ignore, replace');
  }
  if (existing && ifExists === 'fail') throw createDocumentExists(id);
  if (existing && ifExists === 'ignore') return;
  const attributes = fields.readObject(fields.has('document') ? 'document' : 'attributes');
  const release = makeRelease(name, attributes, pending);
  assertState(release.state);
  if (release.state === 'scheduled') readTime('publishAt', release.publishAt);
  const _createdAt = existing?._createdAt ?? release._createdAt;
  pending.put({ ...release, _createdAt }, 'createOrReplace');
};

/** Publishes a scheduled release. @throws ItemError when it would break a reference */
export function publishScheduled(release: Release, pending: PendingTransaction): void {
  expectState(release, ['scheduled'], 'published');
  publishVersions(release, pending);
}

/** Makes a release active again that could not be published, and stores the reason for editors. */
export function failScheduled(release: Release, message: string, pending: PendingTransaction): void {
  changeRelease(release, { state: 'active', publishAt: undefined, error: { message } }, pending);
}

function publishVersions(release: Release, pending: PendingTransaction): void {
  const versions = listVersions(release.name, pending);
  for (const version of versions) {
    publishVersion(version, pending);
    if (isOfOneDocument(release) && !isUnpublishing(version)) dropCopiedDraft(version, pending);
  }
  const publishedAt = pending.timestamp;
  const done = {
    state: 'published',
    publishedAt,
    finalDocumentStates: listIds(versions),
    error: undefined,
  } as const;
  changeRelease(release, { ...done, publishAt: release.publishAt ?? publishedAt }, pending);
}

function publishVersion(version: LakeDocument, pending: PendingTransaction): void {
  const id = getPublishedId(version._id);
  // A mutation may have created a version of a release document, or of another version.
  assertPublishedId(id);
  const current = pending.get(id);
  if (!isUnpublishing(version)) pending.put(createPublishedDocument(version, id, pending), 'createOrReplace');
  else if (current) unpublish(current, getDraftId(id), pending);
  pending.remove(version._id);
}

/** Whether publishing a version unpublishes its document. */
function isUnpublishing({ _system: system }: LakeDocument): boolean {
  return isObject(system) && system.delete === true;
}

/** Whether a release is for a single document: the Studio creates one to schedule a draft. */
function isOfOneDocument({ metadata }: Release): boolean {
  return isObject(metadata) && metadata.cardinality === 'one';
}

/**
 * Removes the draft from which a version was copied, unless it has other changes: when it is unchanged since the copy, or was
 * changed in the same way as the version, such as by reordering a list.
 */
function dropCopiedDraft(version: LakeDocument, pending: PendingTransaction): void {
  const draft = pending.get(getDraftId(getPublishedId(version._id)));
  if (!draft) return;
  const { _system: system } = version;
  const base = isObject(system) && isObject(system.base) ? system.base : undefined;
  const isUnchanged = base?.id === draft._id && base.rev === draft._rev;
  if (isUnchanged || isDeepStrictEqual(getContent(draft), getContent(version))) pending.remove(draft._id);
}

/** The content of a document without the fields that the lake sets. */
function getContent(document: LakeDocument): object {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...content } = strengthenReferences(document);
  return content;
}

/** Sets fields of a release; undefined removes a field. */
function changeRelease(
  release: Release,
  changes: Record<string, unknown>,
  pending: PendingTransaction,
): void {
  const entries = Object.entries(changes);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const unset = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  patchDocument(release._id, { set, ...(unset.length > 0 ? { unset } : {}) }, undefined, pending);
}

function expectState(release: Release, from: readonly ReleaseState[], to: ReleaseState | 'deleted'): void {
  if (from.includes(release.state)) return;
  throw createInvalidError(
    `Release "${release.name}" is not permitted to transition from state ${release.state} to ${to}`,
  );
}

/** Lists the ids of versions for `finalDocumentStates`, with a `_key` for each, as the Studio does in arrays. */
function listIds(versions: readonly LakeDocument[]): { _key: string; id: string }[] {
  return versions.map(({ _id }, index) => ({ _key: String(index), id: _id }));
}

function listFinalIds({ finalDocumentStates, name }: Release): string[] {
  const list: unknown[] = Array.isArray(finalDocumentStates) ? finalDocumentStates : [];
  return list.flatMap((entry) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
    return typeof id === 'string' && id.startsWith(`versions.${name}.`) ? [id] : [];
  });
}
