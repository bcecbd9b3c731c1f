import type { Mutation } from '@sanity/client';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { contentOf, isAsset } from './lake-content.ts';

/** What is done to one document of the target. `before` is what it was worked out from. */
export type Step = {
  id: string;
  before: StoredDocument | undefined;
  /** What it becomes; without it the document goes. */
  after: StoredDocument | undefined;
};

/** A path that no document has: unsetting it changes nothing, and still compares revisions. */
const NOWHERE = '_nowhere';

/** The mutations of a step. Each fails when the document is no longer as it was read, and then none of its transaction is done. */
export function mutationsOf({ id, before, after }: Step): Mutation[] {
  if (!before) return after ? [{ create: withoutRevision(after) }] : [];
  const guard = { id, ifRevisionID: before._rev };
  if (!after) return [{ patch: { ...guard, unset: [NOWHERE] } }, { delete: { id } }];
  // What follows from a file's bytes and its place is the lake's to say.
  if (isAsset(after)) return [{ patch: { ...guard, ...patchOfAsset(before, after) } }];
  return [{ patch: { ...guard, unset: [NOWHERE] } }, { createOrReplace: withoutRevision(after) }];
}

function withoutRevision({ _rev, ...document }: StoredDocument) {
  return document;
}

function patchOfAsset(before: StoredDocument, after: StoredDocument) {
  const wanted = contentOf(after);
  return {
    set: wanted,
    unset: [NOWHERE, ...Object.keys(contentOf(before)).filter((name) => !(name in wanted))],
  };
}
