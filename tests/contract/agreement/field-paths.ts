import { type Definition, definitions } from '../../../schemas/definitions.ts';

/** Every field that holds a value, by its place in a document, such as 'agent.problemCards[].title'. */
export function fieldPaths(): string[] {
  const documents = definitions.filter(({ type }) => type === 'document');
  return documents.flatMap((document) => pathsIn(document, document.name ?? ''));
}

function pathsIn(definition: Definition, path: string): string[] {
  const named = definitions.find(({ name }) => name === definition.type);
  const { fields = [], of = [], type } = named ?? definition;
  // The parts of a rich text are known to the library that shows it.
  if (type === 'block') return [];
  if (fields.length > 0) return fields.flatMap((field) => pathsIn(field, `${path}.${field.name}`));
  const members = of
    .flatMap((member) => pathsIn(member, `${path}[]`))
    .filter((inside) => inside !== `${path}[]`);
  return members.length > 0 ? members : [path];
}
