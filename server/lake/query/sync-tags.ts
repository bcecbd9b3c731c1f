import { createHash } from 'node:crypto';
import { admittedValues, datasetConditions, type QueryParams } from './dataset-filter.ts';
import { childNodes, type GroqNode } from './groq-tree.ts';
import { LruCache } from './lru-cache.ts';

/** A query that names more types than this gets the global tag. */
const MAX_TYPES = 1_000;

const knownTags = new LruCache<string>(MAX_TYPES);

/** Carried by every change, and by every query that may depend on documents of any type. */
const GLOBAL_TAG = tagOf('global');

/** The tags of a transaction: those of the types it touched (before and after), and the global one. */
export function syncTagsForDocuments(documents: Iterable<{ readonly _type: string }>): string[] {
  const types = new Set(Array.from(documents, ({ _type }) => _type));
  return [GLOBAL_TAG, ...tagsOfTypes(types)];
}

/**
 * The tags of a query: those of the types it reads, or the global one when it reads what no type limits (a
 * reference, or the dataset without a condition on `_type`).
 */
export function syncTagsForTree(tree: GroqNode, params: QueryParams): string[] {
  const filters = readsOf(tree);
  const types = filters.map((conditions) => admittedTypes(conditions, params));
  if (types.some((admitted) => admitted === undefined)) return [GLOBAL_TAG];
  const all = new Set(types.flatMap((admitted) => [...(admitted ?? [])]));
  return all.size > MAX_TYPES ? [GLOBAL_TAG] : tagsOfTypes(all);
}

/** The conditions of a place where a query reads the dataset; none where nothing limits what it reads. */
type Read = readonly GroqNode[];

const knownReads = new WeakMap<GroqNode, readonly Read[]>();

/** Where the query reads the dataset, whatever its parameters. */
function readsOf(tree: GroqNode): readonly Read[] {
  const known = knownReads.get(tree);
  if (known) return known;
  const reads = [...findReads(tree)];
  // One place without conditions says all there is to say.
  const boundless = reads.find((conditions) => conditions.length === 0);
  const kept = boundless ? [boundless] : reads;
  knownReads.set(tree, kept);
  return kept;
}

function* findReads(node: GroqNode): Generator<Read> {
  const conditions = datasetConditions(node);
  if (conditions) yield conditions;
  // The lake's own functions that look at the dataset reach it through a parameter.
  else if (node.type === 'Deref' || (node.type === 'Parameter' && node.name.includes('::'))) yield [];
  for (const child of conditions ?? childNodes(node)) yield* findReads(child);
}

function admittedTypes(conditions: Read, params: QueryParams): ReadonlySet<string> | undefined {
  return conditions.map((condition) => admittedValues(condition, '_type', params)).find(Boolean);
}

function tagsOfTypes(types: ReadonlySet<string>): string[] {
  return [...types].sort().map((type) => tagOf(`type:${type}`));
}

function tagOf(subject: string): string {
  return knownTags.getOrCreate(
    subject,
    () => `s1:${createHash('sha256').update(subject).digest('base64url').slice(0, 8)}`,
  );
}
