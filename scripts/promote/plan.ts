import { isPublished } from '../content-check/dataset.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { seedDocuments } from '../seed/seed-documents.ts';
import { isUnchanged } from '../seed/seed-plan.ts';
import {
  contentOf,
  isAsset,
  isDraft,
  isSameContent,
  type LakeContent,
  referencesOf,
} from './lake-content.ts';
import type { Step } from './steps.ts';

export type PlanOptions = {
  /** Also copies drafts; versions in releases are never copied. */
  drafts?: boolean;
  /** Deletes documents that the source does not have. */
  delete?: boolean;
  /** Overwrites documents that were edited in the target. */
  replace?: boolean;
  /** Keeps documents that were edited in the target, and copies the others. */
  keepEdits?: boolean;
  /** Ids or types of the documents to copy; all when empty. */
  only?: readonly string[];
};

/** The changes that a copy would make. */
export type Plan = {
  steps: Step[];
  /** Files that these documents refer to and the target lacks. */
  uploads: StoredDocument[];
  /** Files that they refer to and the target has. */
  present: StoredDocument[];
  /** Steps that would overwrite edits in the target; with `keepEdits` they are not in `steps`. */
  edited: Step[];
  /** Documents that only the target has, and keeps. */
  extra: StoredDocument[];
  /** Drafts in the target of documents that will change. */
  drafts: StoredDocument[];
};

/** Computes the changes from the target's content to the source's. Reads and writes nothing. */
export function planCopy(source: LakeContent, target: LakeContent, options: PlanOptions = {}): Plan {
  const carried = [...source.documents.values()].filter((one) => isCarried(one, options));
  const wanted = carried.flatMap((document) => stepOf(document, target.documents.get(document._id)) ?? []);
  const extra = [...target.documents.values()].filter(
    (one) => isCarried(one, options) && !source.documents.has(one._id),
  );
  const deletions = options.delete
    ? extra.map((before): Step => ({ id: before._id, before, after: undefined }))
    : [];
  const isKept = (document: StoredDocument | undefined) =>
    options.keepEdits && document !== undefined && isEdited(document);
  const shown = carried.filter((one) => !isKept(target.documents.get(one._id)));
  const files = filesOf(shown, source);
  const uploads = files.filter(({ _id }) => !target.documents.has(_id));
  const present = files.filter(({ _id }) => target.documents.has(_id));
  const labels = present.flatMap((file) => stepOf(file, target.documents.get(file._id)) ?? []);
  const all = [...wanted, ...deletions, ...labels];
  const steps = all.filter(({ before }) => !isKept(before));
  const changed = new Set(steps.map(({ id }) => id));
  return {
    steps,
    uploads,
    present,
    edited: all.filter(({ before }) => before && isEdited(before)),
    extra: options.delete ? [] : extra,
    drafts: [...target.documents.values()].filter(
      ({ _id }) => isDraft(_id) && !changed.has(_id) && changed.has(_id.slice('drafts.'.length)),
    ),
  };
}

/** Files are copied with the documents that refer to them. */
function isCarried(document: StoredDocument, { drafts = false, only = [] }: PlanOptions): boolean {
  const { _id, _type } = document;
  if (isAsset(document) || !(isPublished(_id) || (drafts && isDraft(_id)))) return false;
  return only.length === 0 || only.includes(_type) || only.includes(_id.replace(/^drafts\./, ''));
}

function stepOf(document: StoredDocument, before: StoredDocument | undefined): Step | undefined {
  if (before && isSameContent(before, document)) return undefined;
  if (!before) return { id: document._id, before, after: document };
  const { _rev, _createdAt } = before;
  const kept = isAsset(document) ? before : { _createdAt };
  return {
    id: document._id,
    before,
    after: { ...kept, ...contentOf(document), _id: document._id, _type: document._type, _rev },
  };
}

function filesOf(documents: readonly StoredDocument[], source: LakeContent): StoredDocument[] {
  const ids = new Set(documents.flatMap((document) => referencesOf(document).map(({ to }) => to)));
  return [...ids].flatMap((id) => {
    const document = source.documents.get(id);
    return document && isAsset(document) ? document : [];
  });
}

/**
 * Ids of transactions by these commands, which write content that also exists elsewhere. Any other transaction may be an
 * editor's, an import, or a migration of edited content.
 */
const COPY_TRANSACTION = /^(promote|pull|undo)-/;

const seeded = new Map(seedDocuments.map((document) => [document._id, document]));

/** Whether a document has been edited in its lake since it was copied there or seeded, judged by its last transaction. */
export function isEdited(document: StoredDocument): boolean {
  if (COPY_TRANSACTION.test(document._rev)) return false;
  // An upload has no transaction id of these commands; an edit of a file's document changes its `_updatedAt`.
  if (isAsset(document)) return document._updatedAt !== document._createdAt;
  const initial = seeded.get(document._id);
  return !initial || !isUnchanged(initial, document);
}
