import type { LakeDocument } from '../document.ts';
import { isGroqObject } from './groq-object.ts';

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The ids a document (or any part of one) refers to, at any depth. Remembered per object: stored documents are
 * never changed in place.
 */
export function referencesOf(value: unknown): ReadonlySet<string> {
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
    if (typeof value._ref === 'string') ids.add(value._ref);
    return;
  }
  for (const part of Object.values(value)) collect(part, ids);
}

/** Every `_ref` at any depth: at least the ids that the value refers to. Not remembered. */
export function mentionsIn(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  collectMentions(value, ids);
  return ids;
}

function collectMentions(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('_ref' in value && typeof value._ref === 'string') ids.add(value._ref);
  for (const part of Object.values(value)) collectMentions(part, ids);
}

/** GROQ's `references()`: whether `value` refers to any of the ids, given as strings and arrays of strings. */
export function refersTo(value: unknown, ids: readonly unknown[]): boolean {
  const present = referencesOf(value);
  if (present.size === 0) return false;
  const isPresent = (id: unknown) => typeof id === 'string' && present.has(id);
  return ids.some((one) => (Array.isArray(one) ? one.some(isPresent) : isPresent(one)));
}

/** What GROQ's `slug.current` gives, when it is a string. */
export function slugOf({ slug }: LakeDocument): Iterable<string> {
  return isGroqObject(slug) && typeof slug.current === 'string' ? [slug.current] : [];
}
