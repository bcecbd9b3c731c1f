import { createHash } from 'node:crypto';
import { LruCache } from '../lru-cache.ts';
import { listAdmittedValues, listDatasetConditions, type QueryParams } from './dataset-filter.ts';
import { followsReferences, type GroqNode, listChildNodes, walkNodes } from './groq-tree.ts';

/** A query with more types gets the global tag. */
const MAX_TYPES = 1_000;

const knownTags = new LruCache<string>(MAX_TYPES);

/** The tag of every change, and of every query that may depend on documents of any type. */
const GLOBAL_TAG = makeTag('global');

/** The tags of a transaction: those of the types of changed documents (before and after), and the global one. */
export function syncTagsForDocuments(documents: Iterable<{ readonly _type: string }>): string[] {
  const types = new Set(Array.from(documents, ({ _type }) => _type));
  return [GLOBAL_TAG, ...listTypeTags(types)];
}

/**
 * The tags of a query: those of the types that it reads, or the global one when it reads documents of any type (by a reference, or
 * the dataset without a condition on `_type`).
 */
export function syncTagsForTree(tree: GroqNode, params: QueryParams): string[] {
  const { places, tags } = knownReads.get(tree) ?? findReads(tree);
  return tags ?? listPlaceTags(places, params);
}

function listPlaceTags(places: readonly Place[], params: QueryParams): string[] {
  const types = places.map((conditions) => listAdmittedTypes(conditions, params));
  if (types.some((admitted) => admitted === undefined)) return [GLOBAL_TAG];
  const all = new Set(types.flatMap((admitted) => [...(admitted ?? [])]));
  return all.size > MAX_TYPES ? [GLOBAL_TAG] : listTypeTags(all);
}

/** The conditions of a part of a query that reads the dataset; empty if it reads all documents. */
type Place = readonly GroqNode[];

type Reads = {
  places: readonly Place[];
  /** The tags of the query, if they do not depend on parameters. */
  tags: string[] | undefined;
};

const knownReads = new WeakMap<GroqNode, Reads>();

/** The parts of a query that read the dataset, independent of its parameters. */
function findReads(tree: GroqNode): Reads {
  const all = [...findPlaces(tree)];
  // A part without conditions makes the others irrelevant.
  const boundless = all.find((conditions) => conditions.length === 0);
  const places = boundless ? [boundless] : all;
  const nodes = places.flat().flatMap((condition) => [...walkNodes(condition)]);
  const isConstant = !nodes.some(({ type }) => type === 'Parameter');
  const reads = { places, tags: isConstant ? listPlaceTags(places, {}) : undefined };
  knownReads.set(tree, reads);
  return reads;
}

function* findPlaces(node: GroqNode): Generator<Place> {
  const conditions = listDatasetConditions(node);
  if (conditions) yield conditions;
  else if (followsReferences(node)) yield [];
  for (const child of conditions ?? listChildNodes(node)) yield* findPlaces(child);
}

function listAdmittedTypes(conditions: Place, params: QueryParams): ReadonlySet<string> | undefined {
  return conditions.map((condition) => listAdmittedValues(condition, '_type', params)).find(Boolean);
}

function listTypeTags(types: ReadonlySet<string>): string[] {
  return [...types].sort().map((type) => makeTag(`type:${type}`));
}

function makeTag(subject: string): string {
  return knownTags.getOrCreate(
    subject,
    () => `s1:${createHash('sha256').update(subject).digest('base64url').slice(0, 8)}`,
  );
}
