import type { LakeDocument } from './document.ts';
import { isGroqObject } from './groq-object.ts';

/** An object with a `_ref`; `_dataset` and `_projectId` name the dataset of a reference across datasets. */
export type Reference = { readonly _ref: string; readonly [name: string]: unknown };

export function isReference(value: unknown): value is Reference {
  return isGroqObject(value) && typeof value._ref === 'string';
}

/** Whether a reference names its dataset, so that it is not to the documents around it. */
export function isAcrossDatasets(reference: object): boolean {
  return '_dataset' in reference || '_projectId' in reference;
}

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The ids in its own dataset to which a document (or a part of one) refers, at any depth. Cached per object, since stored documents are never
 * mutated.
 */
export function findReferences(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const remembered = known.get(value);
  if (remembered) return remembered;
  const ids = new Set<string>();
  collect(value, ids);
  known.set(value, ids);
  return ids;
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('_ref' in value && value._ref) {
    if (typeof value._ref === 'string' && !isAcrossDatasets(value)) ids.add(value._ref);
    return;
  }
  for (const part of Object.values(value)) collect(part, ids);
}

/** All `_ref` at any depth: a superset of the ids to which the value refers. Not cached. */
export function listMentions(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  collectMentions(value, ids);
  return ids;
}

function collectMentions(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('_ref' in value && typeof value._ref === 'string') ids.add(value._ref);
  for (const part of Object.values(value)) collectMentions(part, ids);
}

/** GROQ's `references()`: whether `value` refers to any of the ids, which are strings and arrays of strings. */
export function refersTo(value: unknown, ids: readonly unknown[]): boolean {
  const present = findReferences(value);
  if (present.size === 0) return false;
  const isPresent = (id: unknown) => typeof id === 'string' && present.has(id);
  return ids.some((one) => (Array.isArray(one) ? one.some(isPresent) : isPresent(one)));
}

/** The value of GROQ's `slug.current`, if it is a string. */
export function listSlugs({ slug }: LakeDocument): Iterable<string> {
  return isGroqObject(slug) && typeof slug.current === 'string' ? [slug.current] : [];
}
