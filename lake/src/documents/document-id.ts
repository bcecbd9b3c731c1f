import { createInvalidError } from '../errors.ts';
import { isDraftId, isVersionId, RELEASE_PREFIX } from './document.ts';
import { createId } from './random-id.ts';

const VALID_ID = /^[a-z0-9_][a-z0-9_.-]{0,127}$/i;

/**
 * Resolves the id of a create mutation: a missing id becomes random, and one that ends with a dot is a prefix of a random id.
 *
 * @throws ItemError 400 when the id is not allowed
 */
export function resolveDocumentId(id: unknown): string {
  if (id === undefined) return createId();
  if (typeof id !== 'string') throw createInvalidError(`Document ID must be a string, got ${typeof id}`);
  const resolved = id.endsWith('.') ? id + createId() : id;
  assertDocumentId(resolved);
  return resolved;
}

export function isDocumentId(id: string): boolean {
  const wrongSegment = id.split('.').some((segment) => segment === '' || segment.startsWith('-'));
  return VALID_ID.test(id) && !wrongSegment;
}

/** @throws ItemError 400 for an invalid document id */
export function assertDocumentId(id: string): void {
  if (!isDocumentId(id)) {
    throw createInvalidError(
      `Invalid document ID "${id}": use at most 128 letters, digits, "_", "-" and ".", no two dots in a row, and no "-" at the start of a part`,
      { id },
    );
  }
}

/**
 * Mutations cannot change releases, whose state is only changed by actions (including `sanity.action.release.import`).
 *
 * @throws ItemError 400 for the id of a release
 */
export function assertNoRelease(id: string): void {
  if (id.startsWith(RELEASE_PREFIX)) {
    throw createInvalidError(
      `"${id}" is a release, which only the actions of releases can change. A query leaves releases out with !(_id in path("_.**"))`,
      { id },
    );
  }
}

/** @throws ItemError 400 for an id that a published document cannot have, such as that of a draft, version or release */
export function assertPublishedId(id: string): void {
  assertDocumentId(id);
  assertNoRelease(id);
  if (isDraftId(id) || isVersionId(id)) {
    throw createInvalidError(`"${id}" is the id of a draft or version, not of what is published`, { id });
  }
}
