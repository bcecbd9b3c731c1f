import type { Mutation } from '@sanity/client';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { contentOf, isAsset } from './lake-content.ts';

/** The change of one document in the target. `before` is the state that it was computed from. */
export type Step = {
  id: string;
  before: StoredDocument | undefined;
  /** The new document; undefined when it is deleted. */
  after: StoredDocument | undefined;
};

/** A path that no document has: unsetting it changes nothing, but makes the lake compare revisions. */
const UNUSED_PATH = '_nowhere';

/** The mutations of a step. They fail, with the whole transaction, when the document has changed since it was read. */
export function mutationsOf({ id, before, after }: Step): Mutation[] {
  if (!before) return after ? [{ create: withoutRevision(after) }] : [];
  const guard = { id, ifRevisionID: before._rev };
  if (!after) return [{ patch: { ...guard, unset: [UNUSED_PATH] } }, { delete: { id } }];
  // The other fields of a file's document are computed by the lake from its bytes and location.
  if (isAsset(after)) return [{ patch: { ...guard, ...patchOfAsset(before, after) } }];
  return [{ patch: { ...guard, unset: [UNUSED_PATH] } }, { createOrReplace: withoutRevision(after) }];
}

function withoutRevision({ _rev, ...document }: StoredDocument) {
  return document;
}

function patchOfAsset(before: StoredDocument, after: StoredDocument) {
  const wanted = contentOf(after);
  return {
    set: wanted,
    unset: [UNUSED_PATH, ...Object.keys(contentOf(before)).filter((name) => !(name in wanted))],
  };
}
