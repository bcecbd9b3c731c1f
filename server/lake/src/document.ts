/** A document before it is written: Sanity's system fields and whatever the schema adds. */
export type UnwrittenDocument = {
  _id: string;
  _type: string;
  /** RFC 3339, UTC. */
  _createdAt: string;
  /** RFC 3339, UTC. */
  _updatedAt: string;
  [field: string]: unknown;
};

/** A stored document. */
export type LakeDocument = UnwrittenDocument & { _rev: string };

const DRAFT_PREFIX = 'drafts.';
const VERSION_PREFIX = 'versions.';

/** What the ids of releases begin with; the name follows. */
export const RELEASE_PREFIX = '_.releases.';

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT_PREFIX);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSION_PREFIX);
}

/** The id of a published id's draft. */
export function draftIdOf(publishedId: string): string {
  return DRAFT_PREFIX + publishedId;
}

/** `drafts.x` and `versions.r.x` become `x`; a published id stays as it is. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT_PREFIX.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

/** The release name in `versions.<release>.<id>`. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined;
}

/** An id with a dot lies under a path, and paths are private: anonymous readers never see them. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}
