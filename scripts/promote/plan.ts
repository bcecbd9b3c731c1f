import { isDeepStrictEqual } from 'node:util';
import { definitions } from '../../schemas/definitions.ts';
import { isPublished } from '../check-content/dataset.ts';
import { getDocumentName } from '../check-content/finding.ts';
import { checkModelRules } from '../check-content/model-rules.ts';
import { listFieldChanges, type StoredDocument } from '../migrate/field-changes.ts';
import { seedDocuments } from '../seed/seed-documents.ts';
import { isUnchanged } from '../seed/seed-plan.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { explainError, type PromoteLake } from './lakes.ts';

/** The documents of a dataset, by `_id`. */
export type LakeContent = {
  /** Content: documents of the content model's types, and files. */
  documents: ReadonlyMap<string, StoredDocument>;
  /** All documents except the lake's own. */
  all: ReadonlyMap<string, StoredDocument>;
  /** Types that the content model lacks, which are not copied. */
  foreign: readonly string[];
};

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'];
/** The document types that are copied, other than files: those of the content model, and the tags that the Studio gives files. */
const carriedTypes = [
  ...definitions.flatMap(({ type, name }) => (type === 'document' && name ? name : [])),
  'media.tag',
];

export function isAsset({ _type }: { _type: string }): boolean {
  return ASSET_TYPES.includes(_type);
}

/** Reads all content of a dataset in one consistent state. @throws OperatorError that says why it cannot be read */
export async function readContent(lake: PromoteLake): Promise<LakeContent> {
  const query = '*[!(_id in path("_.**"))] | order(_id)';
  const found = await lake.client
    .fetch<StoredDocument[]>(query, {}, { tag: 'promote.read', cacheMode: 'noStale' })
    .catch((error: unknown) => {
      throw explainError(error, lake);
    });
  const isContent = ({ _type }: StoredDocument) => [...carriedTypes, ...ASSET_TYPES].includes(_type);
  const mapById = (documents: readonly StoredDocument[]) => new Map(documents.map((one) => [one._id, one]));
  const types = found.filter((one) => !isContent(one) && !/^migration(Ledger|Record)$/.test(one._type));
  return {
    documents: mapById(found.filter(isContent)),
    all: mapById(found),
    foreign: [...new Set(types.map(({ _type }) => _type))],
  };
}

/** Fields that the lake sets, which always differ between lakes. */
const LAKE_FIELDS = ['_rev', '_createdAt', '_updatedAt', '_system'];
/** Editable fields of a file's document; the others are computed from its bytes and location. */
const ASSET_FIELDS = ['title', 'altText', 'description', 'creditLine', 'label', 'originalFilename', 'opt'];

/** The fields of a document that are content. */
export function getContent(document: StoredDocument): Record<string, unknown> {
  const isContent = (name: string) =>
    isAsset(document) ? ASSET_FIELDS.includes(name) : !LAKE_FIELDS.includes(name);
  return Object.fromEntries(Object.entries(document).filter(([name]) => isContent(name)));
}

export function isSameContent(one: StoredDocument | undefined, other: StoredDocument | undefined): boolean {
  return one && other ? isDeepStrictEqual(getContent(one), getContent(other)) : one === other;
}

/** All references in a value to documents of the same dataset. */
export function findReferences(value: unknown): { to: string; isWeak: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(findReferences);
  // A reference with a `_dataset` points to another dataset.
  if (!('_ref' in value) || typeof value._ref !== 'string' || '_dataset' in value) return inside;
  return [{ to: value._ref, isWeak: '_weak' in value && value._weak === true }, ...inside];
}

/** The change of one document in the target. */
export type Step = {
  id: string;
  /** The state that it was computed from. */
  before?: StoredDocument | undefined;
  /** The new document; missing when it is deleted. */
  after?: StoredDocument | undefined;
};

export type PlanOptions = {
  /** Also copies drafts; versions in releases are never copied. */
  drafts?: boolean;
  /** Deletes documents that the source does not have. */
  delete?: boolean;
  /** Overwrites documents that were edited in the target. */
  replace?: boolean;
  /** Ids or types of the documents to copy; all when empty. */
  only?: readonly string[];
};

/** The changes that a copy would make. */
export type Plan = {
  steps: Step[];
  /** Files that these documents refer to and the target lacks. */
  uploads: StoredDocument[];
  /** Documents that were edited in the target and that the source has otherwise. */
  edited: StoredDocument[];
  /** Documents that only the target has, and keeps. */
  extra: StoredDocument[];
};

/** Computes the changes from the target's content to the source's. Reads and writes nothing. */
export function planCopy(source: LakeContent, target: LakeContent, options: PlanOptions = {}): Plan {
  const isCarried = (document: StoredDocument) => {
    const { _id: id, _type: type } = document;
    if (isAsset(document) || !(isPublished(id) || (options.drafts && id.startsWith('drafts.')))) return false;
    const { only = [] } = options;
    return only.length === 0 || only.includes(type) || only.includes(id.replace(/^drafts\./, ''));
  };
  const carried = [...source.documents.values()].filter(isCarried);
  const extra = [...target.documents.values()].filter(
    (one) => isCarried(one) && !source.documents.has(one._id),
  );
  const named = new Set(carried.flatMap((document) => findReferences(document).map(({ to }) => to)));
  const files = [...source.documents.values()].filter((one) => isAsset(one) && named.has(one._id));
  const known = files.filter(({ _id }) => target.documents.has(_id));
  const all: Step[] = [
    ...[...carried, ...known].map((after) => ({
      id: after._id,
      before: target.documents.get(after._id),
      after,
    })),
    ...(options.delete ? extra.map((before) => ({ id: before._id, before, after: undefined })) : []),
  ];
  const steps = all.filter(({ before, after }) => !isSameContent(before, after));
  return {
    steps,
    uploads: files.filter(({ _id }) => !target.documents.has(_id)),
    edited: steps.flatMap(({ before }) => (before && isEdited(before) ? before : [])),
    extra: options.delete ? [] : extra,
  };
}

const seeded = new Map(seedDocuments.map((document) => [document._id, document]));

/**
 * Whether a document has been edited in its lake since it was copied there or seeded, judged by its last transaction: these
 * commands write under ids of their own. Any other transaction may be an editor's, an import, or a migration of edited content.
 */
export function isEdited(document: StoredDocument): boolean {
  if (/^(promote|pull|undo)-/.test(document._rev)) return false;
  // An upload has no transaction id of these commands; an edit of a file's document changes its `_updatedAt`.
  if (isAsset(document)) return document._updatedAt !== document._createdAt;
  const initial = seeded.get(document._id);
  return !initial || !isUnchanged(initial, document);
}

/**
 * Refuses unknown names in `--only`, so that a typing error is not taken for a document without changes.
 *
 * @throws OperatorError that names what is neither a type nor an id
 */
export function refuseUnknown(only: readonly string[], contents: readonly LakeContent[]): void {
  const documents = contents.flatMap((content) => [...content.documents.values()]);
  const ids = documents.filter((one) => !isAsset(one)).map(({ _id }) => _id.replace(/^drafts\./, ''));
  const unknown = only.filter((word) => !carriedTypes.includes(word) && !ids.includes(word));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `--only names ${unknown.map((word) => `“${word}”`).join(', ')}: that is neither the id of a document in the source or the target nor one of the types ${carriedTypes.join(', ')}. Files travel with what shows them. Nothing was changed.`,
  );
}

/** The reasons why a plan cannot be applied, one or more sentences each. */
export async function planFaults(plan: Plan, target: LakeContent, options: PlanOptions): Promise<string[]> {
  const { steps, uploads, edited } = plan;
  const afterwards = new Map(target.documents);
  for (const file of uploads) afterwards.set(file._id, file);
  for (const { id, after } of steps) {
    if (after) afterwards.set(id, after);
    else afterwards.delete(id);
  }
  const written = steps.flatMap(({ after }) => after ?? []);
  // Drafts of the target are checked when they are published.
  const { errors } = await checkModelRules(
    written.filter(({ _id }) => isPublished(_id)),
    [...afterwards.values()].filter(({ _id }) => isPublished(_id)),
  );
  return [
    ...(edited.length > 0 && !options.replace
      ? [
          `Somebody edited in the target what would be changed:\n${edited.map((one) => `  ${getDocumentName(one)}, ${one._updatedAt}`).join('\n')}\nAdd --replace to write over them, or name with --only what is to be carried without them.`,
        ]
      : []),
    ...errors.map(
      ({ document, field, advice }) => `${[document, field].filter(Boolean).join(' › ')}: ${advice}`,
    ),
    ...findReferenceFaults(steps, afterwards),
    ...written.flatMap(findLocalFileFaults),
  ];
}

/** References that would be broken in the target: in documents to write, and to documents to delete. */
function findReferenceFaults(
  steps: readonly Step[],
  afterwards: ReadonlyMap<string, StoredDocument>,
): string[] {
  const changed = new Set(steps.map(({ id }) => id));
  return [...afterwards.values()].flatMap((document) =>
    findReferences(document)
      .filter(
        ({ to, isWeak }) => !isWeak && !afterwards.has(to) && (changed.has(document._id) || changed.has(to)),
      )
      .map(({ to }) =>
        changed.has(to)
          ? `${getDocumentName(document)} of the target points to “${to}”, which would be deleted. Change it there first, or leave out --delete.`
          : `${getDocumentName(document)} points to “${to}”, which the target does not have. Publish that in the source, or leave this one out with --only.`,
      ),
  );
}

/** Media that the avatar tool stored on this server, without a media host. */
function findLocalFileFaults(document: StoredDocument): string[] {
  const [, address] = /"(\/_providers\/[^"]*)"/.exec(JSON.stringify(document)) ?? [];
  if (!address) return [];
  return [
    `${getDocumentName(document)} shows a file that only this server keeps: ${address}. In the Studio, download that video and upload it in the field “Video: upload”, then clear “Generated avatar files”; or make it again with a media host set (MEDIA_CLOUD_NAME in .env); or leave this one out with --only.`,
  ];
}

/** Describes a plan for a developer, field by field and file by file. */
export function describePlan({ steps, uploads, extra }: Plan): string {
  const listDocuments = (title: string, documents: readonly StoredDocument[]) =>
    documents.length > 0
      ? [`${title}\n${documents.map((one) => `  ${getName(one)}  ${one._id}`).join('\n')}`]
      : [];
  const created = steps.filter(({ before }) => !before).length;
  const deleted = steps.filter(({ after }) => !after).length;
  return [
    ...steps.map(describeStep),
    ...listDocuments('Files that are sent', uploads),
    ...listDocuments('Only in the target, and kept (--delete would remove them)', extra),
    `${created} created, ${steps.length - created - deleted} changed, ${deleted} deleted, ${uploads.length} ${uploads.length === 1 ? 'file' : 'files'} sent.`,
  ].join('\n\n');
}

/** A document's name: a file's name, or the name that the Studio shows. */
export function getName(document: StoredDocument): string {
  const { originalFilename } = document;
  return typeof originalFilename === 'string' ? originalFilename : getDocumentName(document);
}

function describeStep({ id, before, after }: Step): string {
  if (!before) return `+ ${after ? getName(after) : ''}  ${id}`;
  if (!after) return `- ${getName(before)}  ${id}`;
  const lines = listFieldChanges(getContent(before), getContent(after)).map(
    (change) =>
      `    ${change.path}: ${formatValue(change.before, change.after)} → ${formatValue(change.after, change.before)}`,
  );
  return [`~ ${getName(after)}  ${id}`, ...lines].join('\n');
}

/** Maximum characters of a value in a line. */
const MAX_VALUE_LENGTH = 70;

/** A value shortened for a line; a long text from shortly before its first difference to the other value. */
function formatValue(value: unknown, other: unknown): string {
  if (value === undefined) return '(nothing)';
  const [text, otherText] = [JSON.stringify(value), JSON.stringify(other) ?? ''];
  if (text.length <= MAX_VALUE_LENGTH) return text;
  const difference = [...text].findIndex((letter, index) => letter !== otherText[index]);
  const from = Math.max(0, difference - 20);
  const to = from + MAX_VALUE_LENGTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
