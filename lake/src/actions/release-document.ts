import {
  getReleaseId,
  type LakeDocument,
  RELEASE_PREFIX,
  type UnwrittenDocument,
} from '../documents/document.ts';
import { isObject, type JsonObject } from '../documents/json-object.ts';
import { parseTime } from '../documents/parse-time.ts';
import { createDocumentNotFound, createInvalidError } from '../errors.ts';
import { readTimestamp } from '../mutations/timestamps.ts';
import type { PendingTransaction } from '../store/pending-transaction.ts';

/** The states of a release (protocol section 8). */
export type ReleaseState = 'active' | 'scheduled' | 'archived' | 'published';

/** The document of a release, with the id `_.releases.<name>`. */
export type Release = LakeDocument & { name: string; state: ReleaseState; publishAt?: string | undefined };

const STATES: readonly unknown[] = ['active', 'scheduled', 'archived', 'published'] satisfies ReleaseState[];
const NAME = /^[a-zA-Z0-9_][a-zA-Z0-9_-]{0,63}$/;
const RELEASE_TYPES = ['asap', 'scheduled', 'undecided'];
const CARDINALITIES = ['one', 'many'];

/** @throws ItemError 400 for a name that cannot be part of a version's id */
export function releaseDocumentId(name: string): string {
  if (NAME.test(name)) return RELEASE_PREFIX + name;
  throw createInvalidError(`"${name}" is no name for a release: use at most 64 letters, digits, "_" and "-"`);
}

/** Returns the document as a release, if it is one. The name is taken from its id. */
export function asRelease(document: LakeDocument | undefined): Release | undefined {
  if (document?._type !== 'system.release' || !isState(document.state)) return undefined;
  const { publishAt } = document;
  return {
    ...document,
    name: document._id.slice(RELEASE_PREFIX.length),
    state: document.state,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
  };
}

function isState(state: unknown): state is ReleaseState {
  return STATES.includes(state);
}

/** Refuses an exported release that could not be read back. The hosted lake also has states for moments, such as 'publishing'. @throws ItemError 400 */
export function assertState(state: unknown): void {
  if (!isState(state)) throw createFieldError('state', `one of ${STATES.join(', ')}`);
}

/**
 * Refuses to write a version of a scheduled, archived or published release, whose content is final. Versions without a release
 * document are allowed.
 *
 * @throws ItemError 400
 */
export function assertWritable(id: string, pending: PendingTransaction): void {
  refuseIn(['scheduled', 'archived', 'published'], id, pending);
}

/** Refuses to remove a version from a scheduled release. @throws ItemError 400 */
export function assertRemovable(id: string, pending: PendingTransaction): void {
  refuseIn(['scheduled'], id, pending);
}

function refuseIn(states: readonly ReleaseState[], id: string, pending: PendingTransaction): void {
  const name = getReleaseId(id);
  const release = name === undefined ? undefined : asRelease(pending.get(RELEASE_PREFIX + name));
  if (!release || !states.includes(release.state)) return;
  throw createInvalidError(`"${id}" cannot be changed: its release "${name}" is ${release.state}`, { id });
}

/** @throws ItemError 404 */
export function releaseNamed(name: string, pending: PendingTransaction): Release {
  const id = releaseDocumentId(name);
  const release = asRelease(pending.get(id));
  if (release) return release;
  throw createDocumentNotFound(id);
}

/** The versions in a release, ordered by id. */
export function listVersions(name: string, pending: PendingTransaction): readonly LakeDocument[] {
  return pending.listStartingWith(`versions.${name}.`);
}

/** Creates the document of a new release. @throws ItemError 400 for invalid metadata */
export function makeRelease(
  name: string,
  fields: JsonObject,
  pending: PendingTransaction,
): UnwrittenDocument {
  const metadata = fields.metadata ?? {};
  assertMetadata(metadata);
  return {
    state: 'active',
    ...fields,
    metadata: { releaseType: 'undecided', ...metadata },
    _id: releaseDocumentId(name),
    _type: 'system.release',
    name,
    _createdAt: readTimestamp(fields, '_createdAt') ?? pending.timestamp,
    _updatedAt: pending.timestamp,
  };
}

/** @throws ItemError 400 */
export function assertMetadata(metadata: unknown): asserts metadata is JsonObject {
  if (!isObject(metadata)) throw createInvalidError('"metadata" of a release must be an object');
  const { title, description, releaseType, intendedPublishAt, cardinality } = metadata;
  if (title !== undefined && typeof title !== 'string') throw createFieldError('title', 'a string');
  // The Studio also writes portable text here.
  if (description !== undefined && typeof description !== 'string' && !Array.isArray(description)) {
    throw createFieldError('description', 'a string or paragraphs');
  }
  if (releaseType !== undefined && !RELEASE_TYPES.includes(String(releaseType))) {
    throw createFieldError('releaseType', `one of ${RELEASE_TYPES.join(', ')}`);
  }
  if (cardinality !== undefined && !CARDINALITIES.includes(String(cardinality))) {
    throw createFieldError('cardinality', `one of ${CARDINALITIES.join(', ')}`);
  }
  if (intendedPublishAt !== undefined && intendedPublishAt !== null)
    readTime('intendedPublishAt', intendedPublishAt);
}

/** Parses a time to milliseconds since 1970. @throws ItemError 400 */
export function readTime(name: string, value: unknown): number {
  const time = typeof value === 'string' ? parseTime(value) : undefined;
  if (time === undefined) throw createFieldError(name, 'a time such as 2025-01-31T12:00:00Z');
  return time;
}

function createFieldError(name: string, expected: string) {
  return createInvalidError(`"${name}" of a release must be ${expected}`);
}
