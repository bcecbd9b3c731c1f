/** A reference inside a document. */
export type Reference = { to: string; isWeak: boolean };

/** All references in a value to documents of the same dataset. */
export function referencesOf(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(referencesOf);
  // A reference with a `_dataset` points to another dataset.
  if (!('_ref' in value) || typeof value._ref !== 'string' || '_dataset' in value) return inside;
  return [{ to: value._ref, isWeak: '_weak' in value && value._weak === true }, ...inside];
}
