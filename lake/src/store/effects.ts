import type { LakeDocument } from '../documents/document.ts';
import { encodeMendoza } from '../mendoza/encode.ts';
import type { DocumentChange } from './pending-transaction.ts';

/** A pair of mendoza patches: `apply` converts the previous document to the next, `revert` back; both without `_rev`. */
export type Effects = { apply: unknown[]; revert: unknown[] };

/** The document without its revision, as used in effects; null when there is none. */
export function withoutRevision(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/** Caches the effects of a change, for the log and for every listener. */
const encoded = new WeakMap<DocumentChange, Effects>();

/** The effects of one change, encoded so that the Studio's history can attribute authors. */
export function computeEffects(change: DocumentChange): Effects {
  const known = encoded.get(change);
  if (known) return known;
  const before = withoutRevision(change.before);
  const after = withoutRevision(change.after);
  const effects = { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) };
  encoded.set(change, effects);
  return effects;
}
