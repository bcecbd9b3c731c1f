/** A document before it is written: Sanity's system fields and those of the schema. */
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

/** The prefix of the ids of release documents; the release name follows. */
export const RELEASE_PREFIX = '_.releases.';

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT_PREFIX);
}

export function isVersionId(id: string): boolean {
  return id.startsWith(VERSION_PREFIX);
}

/** The id of the draft of a published document. */
export function getDraftId(publishedId: string): string {
  return DRAFT_PREFIX + publishedId;
}

/** Maps `drafts.x` and `versions.r.x` to `x`; does not change published ids. */
export function getPublishedId(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFT_PREFIX.length);
  if (isVersionId(id)) return id.split('.').slice(2).join('.');
  return id;
}

/** The release name in `versions.<release>.<id>`. */
export function getReleaseId(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined;
}

/** Whether anonymous readers may see a document. Ids with a dot are paths, which are private. */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}
