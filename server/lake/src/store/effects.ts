import type { LakeDocument } from '../document.ts';
import { encodeMendoza } from '../mendoza/encode.ts';
import type { DocumentChange } from './pending-transaction.ts';

/** A mendoza patch pair: `apply` turns the previous document into the next, `revert` back; both without `_rev`. */
export type Effects = { apply: unknown[]; revert: unknown[] };

/** The document without its revision, as effects see it; null when there is none. */
export function withoutRevision(document: LakeDocument | undefined): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/** A change is encoded once, for the log and for every listener. */
const encoded = new WeakMap<DocumentChange, Effects>();

/** Effects of one change, from an encoder whose patches the Studio's history can attribute. */
export function effectsOf(change: DocumentChange): Effects {
  const known = encoded.get(change);
  if (known) return known;
  const before = withoutRevision(change.before);
  const after = withoutRevision(change.after);
  const effects = { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) };
  encoded.set(change, effects);
  return effects;
}
