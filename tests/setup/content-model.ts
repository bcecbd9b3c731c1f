import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import type { Schema as CompiledSchema, ObjectSchemaType } from '@sanity/types';
import { schemaTypes } from '../../schemas/schema-types.ts';
import { seedContent } from '../../scripts/seed/seed-documents.ts';

export { seedContent };

/** The compiled content model, as in the Studio. */
export const contentModel: CompiledSchema = Schema.compile({
  name: 'default',
  types: [...schemaTypes, ...builtinTypes],
});

/** A document type of the content model. */
export function documentType(name: string): ObjectSchemaType {
  const type = contentModel.get(name);
  if (!type || !('fields' in type)) throw new Error(`The content model has no document type "${name}".`);
  // Every type with fields is an object type; the compiler's type is a union.
  return type as ObjectSchemaType;
}

/** A copy of a document in the seed. */
export function seedDocument(id: string): (typeof seedContent)[number] {
  const document = seedContent.find(({ _id }) => _id === id);
  if (!document) throw new Error(`The seed has no document "${id}".`);
  return structuredClone(document);
}
