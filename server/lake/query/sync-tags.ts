import { createHash } from 'node:crypto';
import { admittedValues, datasetConditions, type QueryParams } from './dataset-filter.ts';
import { childNodes, type GroqNode } from './groq-tree.ts';

/** A query that names more types than this gets the global tag. */
const MAX_TYPES = 1_000;

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
  const types = typesRead(tree, params);
  return types ? tagsOfTypes(types) : [GLOBAL_TAG];
}

/** The types of the documents a query can read; undefined when that is not known. */
function typesRead(node: GroqNode, params: QueryParams): ReadonlySet<string> | undefined {
  if (node.type === 'Everything' || node.type === 'Deref') return undefined;
  // The lake's own functions that look at the dataset reach it through a parameter.
  if (node.type === 'Parameter' && node.name.includes('::')) return undefined;
  const conditions = node.type === 'Filter' ? datasetConditions(node) : undefined;
  const own = conditions?.map((condition) => admittedValues(condition, '_type', params)).find(Boolean);
  if (conditions && (!own || own.size > MAX_TYPES)) return undefined;
  let types: ReadonlySet<string> = own ?? new Set();
  for (const child of conditions ?? childNodes(node)) {
    const below = typesRead(child, params);
    if (!below || types.size + below.size > MAX_TYPES) return undefined;
    types = new Set([...types, ...below]);
  }
  return types;
}

function tagsOfTypes(types: ReadonlySet<string>): string[] {
  return [...types].sort().map((type) => tagOf(`type:${type}`));
}

function tagOf(subject: string): string {
  return `s1:${createHash('sha256').update(subject).digest('base64url').slice(0, 8)}`;
}
