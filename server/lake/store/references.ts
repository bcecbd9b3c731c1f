import type { LakeDocument } from '../document.ts';

/** Documents are never changed in place. */
const known = new WeakMap<LakeDocument, ReadonlySet<string>>();

/**
 * The ids that a document's strong references point at. References into other datasets, and those with
 * `_weak: true`, are never checked and so are left out (protocol section 7.2).
 */
export function strongReferences(document: LakeDocument): ReadonlySet<string> {
  const remembered = known.get(document);
  if (remembered) return remembered;
  const found = new Set<string>();
  collect(document, found);
  known.set(document, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if ('_ref' in value && typeof value._ref === 'string') {
    const weak = '_weak' in value && value._weak === true;
    const elsewhere = '_dataset' in value || '_projectId' in value;
    if (!weak && !elsewhere) found.add(value._ref);
  }
  for (const child of Object.values(value)) collect(child, found);
}

/** Who refers to whom, kept up to date with every commit so that a delete need not read every document. */
export class ReferenceIndex {
  readonly #referrers = new Map<string, Set<string>>();

  /** Replaces what `before` contributed by what `after` contributes. */
  update(before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    if (before) {
      for (const target of strongReferences(before)) this.#forget(target, before._id);
    }
    if (!after) return;
    for (const target of strongReferences(after)) {
      const referrers = this.#referrers.get(target) ?? new Set();
      referrers.add(after._id);
      this.#referrers.set(target, referrers);
    }
  }

  #forget(target: string, referrer: string): void {
    const referrers = this.#referrers.get(target);
    referrers?.delete(referrer);
    if (referrers?.size === 0) this.#referrers.delete(target);
  }

  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set();
  }
}
