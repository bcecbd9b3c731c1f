import { isDeepStrictEqual } from 'node:util';
import { definitions } from '../../schemas/definitions.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { OperatorError } from '../operator-error.ts';
import type { PromoteLake } from './open-lakes.ts';

/** The documents of a dataset, by `_id`. */
export type LakeContent = {
  /** Content: documents of the content model's types, and files. */
  documents: ReadonlyMap<string, StoredDocument>;
  /** All documents except the lake's own. */
  all: ReadonlyMap<string, StoredDocument>;
  /** Types that the content model lacks, and the number of documents of each: they are not copied. */
  foreign: ReadonlyMap<string, number>;
};

const ASSET_TYPES = new Set(['sanity.imageAsset', 'sanity.fileAsset']);
/** Type of the tags that the Studio's media library gives files. */
const MEDIA_TAG = 'media.tag';
/** The document types that are copied, other than files. */
export const carriedTypes: readonly string[] = [
  ...definitions.flatMap(({ type, name }) => (type === 'document' && name ? name : [])),
  MEDIA_TAG,
];
const CONTENT_TYPES = new Set([...carriedTypes, ...ASSET_TYPES]);
/** Types of documents about migrations, which are not content. */
const LEDGER_TYPES = new Set(['migrationLedger', 'migrationRecord']);

export function isAsset({ _type }: { _type: string }): boolean {
  return ASSET_TYPES.has(_type);
}

export function isDraft(id: string): boolean {
  return id.startsWith('drafts.');
}

/**
 * Reads all content of a dataset in one consistent state.
 *
 * @throws OperatorError that says why the dataset cannot be read
 */
export async function readContent(lake: PromoteLake): Promise<LakeContent> {
  const query = '*[!(_id in path("_.**"))] | order(_id)';
  const found = await lake.client
    .fetch<StoredDocument[]>(query, {}, { tag: 'promote.read', cacheMode: 'noStale' })
    .catch((error: unknown) => {
      throw refusal(error, lake);
    });
  const foreign = new Map<string, number>();
  const documents = new Map<string, StoredDocument>();
  for (const document of found) {
    if (CONTENT_TYPES.has(document._type)) documents.set(document._id, document);
    else if (!LEDGER_TYPES.has(document._type)) {
      foreign.set(document._type, (foreign.get(document._type) ?? 0) + 1);
    }
  }
  return { documents, all: new Map(found.map((document) => [document._id, document])), foreign };
}

/** Whether a dataset has no documents other than files. */
export function isEmpty({ all }: LakeContent): boolean {
  return [...all.values()].every(isAsset);
}

/** Explains a lake's error to the user of the command. */
export function refusal(error: unknown, { where, address }: PromoteLake): unknown {
  if (!(error instanceof Error)) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const said = `It said: ${error.message.split('\n')[0]}`;
  if (status === 401) return new OperatorError(`The token is not one of ${where}. ${said}`);
  if (status === 403) return new OperatorError(`The token may not do this with ${where}. ${said}`);
  if (status === 404 && /this lake holds the project/.test(error.message)) {
    return new OperatorError(
      `The server that runs here was started for another project (SANITY_PROJECT_ID). Stop it, and run this again. ${said}`,
    );
  }
  if (status === 404) {
    const dataset = address.split('/').at(-1);
    return new OperatorError(
      `There is no such dataset: ${address}. ${said}\nMake it first: --create does, or on a hosted project npx sanity dataset create ${dataset}`,
    );
  }
  if (status === undefined && /fetch failed|request error|ECONN|ENOTFOUND/i.test(error.message)) {
    return new OperatorError(
      `Nothing answers for ${where}. Is it running, and is the address right? ${said}`,
    );
  }
  return error;
}

/** Fields that the lake sets, which always differ between lakes. */
const LAKE_FIELDS = new Set(['_rev', '_createdAt', '_updatedAt', '_system']);
/** Editable fields of a file's document; the others are computed from its bytes and location. */
const EDITABLE_ASSET_FIELDS = [
  'title',
  'altText',
  'description',
  'creditLine',
  'label',
  'originalFilename',
  'opt',
];

/** The fields of a document that are content. */
export function contentOf(document: StoredDocument): Record<string, unknown> {
  const names = isAsset(document)
    ? EDITABLE_ASSET_FIELDS.filter((name) => name in document)
    : Object.keys(document).filter((name) => !LAKE_FIELDS.has(name));
  return Object.fromEntries(names.map((name) => [name, document[name]]));
}

export function isSameContent(one: StoredDocument, other: StoredDocument): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other));
}

/** A reference inside a document. */
type Reference = { to: string; isWeak: boolean };

/** All references in a value to documents of the same dataset. */
export function referencesOf(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(referencesOf);
  // A reference with a `_dataset` points to another dataset.
  if (!('_ref' in value) || typeof value._ref !== 'string' || '_dataset' in value) return inside;
  return [{ to: value._ref, isWeak: '_weak' in value && value._weak === true }, ...inside];
}
