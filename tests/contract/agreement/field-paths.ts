import { type Definition, definitions } from '../../../schemas/definitions.ts';

/** The paths of all fields with a value, such as 'agent.problemCards[].title'. */
export function fieldPaths(): string[] {
  const documents = definitions.filter(({ type }) => type === 'document');
  return documents.flatMap((document) => pathsIn(document, document.name ?? ''));
}

function pathsIn(definition: Definition, path: string): string[] {
  const named = definitions.find(({ name }) => name === definition.type);
  const { fields = [], of = [], type } = named ?? definition;
  // The library that renders rich text reads its parts.
  if (type === 'block') return [];
  if (fields.length > 0) return fields.flatMap((field) => pathsIn(field, `${path}.${field.name}`));
  const members = of
    .flatMap((member) => pathsIn(member, `${path}[]`))
    .filter((inside) => inside !== `${path}[]`);
  return members.length > 0 ? members : [path];
}
