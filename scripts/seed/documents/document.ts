/** A document in the seed: the lake adds revision and dates. */
export type SeedDocument = { _id: string; _type: string; [field: string]: unknown };

/** A document of a generated type in the seed, type-checked against the content model's fields. */
export type Seed<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;

/** A strong reference in a list. */
export type Reference = { _type: 'reference'; _ref: string; _key: string };

/** The value of a field whose type is an object of the content model. */
export function makeObject<Type extends string, Fields extends object>(type: Type, fields: Fields) {
  return { _type: type, ...fields };
}

/**
 * A list of objects of one type. Keys are made of the position in the list ('critical-1'), so that every run of the seed writes
 * the same document.
 */
export function makeObjects<Type extends string, Fields extends object>(
  type: Type,
  key: string,
  items: readonly Fields[],
) {
  return items.map((fields, index) => ({ _type: type, _key: `${key}-${index + 1}`, ...fields }));
}

/** A list of references, with keys as in `objects`. */
export function makeReferences(key: string, ids: readonly string[]): Reference[] {
  return ids.map((id, index) => ({ _type: 'reference', _ref: id, _key: `${key}-${index + 1}` }));
}

/** The value of a slug field. */
export function makeSlug(current: string) {
  return { _type: 'slug', current } as const;
}
