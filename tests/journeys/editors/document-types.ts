import { schemaTypes } from '../../../schemas/schema-types.ts';
import { isSingletonType } from '../../../schemas/singleton-types.ts';

/** The names of all document types of the content model. */
export const documentTypes: readonly string[] = schemaTypes
  .filter(({ type }) => type === 'document')
  .map(({ name }) => name);

/** Types of which editors can create further documents: a further legal page would have no route. */
export const listTypes = documentTypes.filter((type) => !isSingletonType(type) && type !== 'legalPage');

/** The titles of a type's field groups as the form shows them. */
export function fieldGroupTitles(type: string): string[] {
  const definition = schemaTypes.find(({ name }) => name === type);
  const groups = definition && 'groups' in definition ? (definition.groups ?? []) : [];
  return groups.length > 0 ? ['All fields', ...groups.map(({ name, title }) => title ?? name)] : [];
}

/** The type of the document in a pane, by the panes before it: `lists;region;region-asia` shows a region. */
export function typeOfPane(path: string): string | undefined {
  const ids = path.split(/[/;]/).map((id) => (id === 'legal' ? 'legalPage' : id));
  return ids.findLast((id) => documentTypes.includes(id));
}
