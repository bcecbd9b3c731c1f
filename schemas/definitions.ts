import { schemaTypes } from './schema-types.ts';

/** The properties that are read of a type, a field or an array member of any kind. */
export interface Definition {
  name?: string;
  type: string;
  title?: string;
  description?: unknown;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  to?: readonly { type: string }[];
  groups?: readonly { name: string }[];
  group?: string | string[];
  fieldset?: string;
  fieldsets?: readonly { name: string }[];
  options?: object;
  validation?: unknown;
  hidden?: unknown;
  readOnly?: unknown;
  preview?: object;
  icon?: unknown;
}

/** A definition and its path, such as 'agent.deliverables[]'. */
export interface PlacedDefinition {
  path: string;
  definition: Definition;
}

/**
 * All types of the content model as plain definitions. The type assertion replaces the library's union of kinds, which cannot be
 * traversed recursively, by the interface above, whose properties are all optional except the type.
 */
export const definitions = schemaTypes as readonly Definition[];

/** The type of that name. @throws Error when the content model has none */
export function findDefinition(name: string): Definition {
  const found = definitions.find((definition) => definition.name === name);
  if (!found) throw new Error(`The content model has no type "${name}".`);
  return found;
}

function walk(placed: PlacedDefinition): PlacedDefinition[] {
  const { path, definition } = placed;
  return [
    placed,
    ...(definition.fields ?? []).flatMap((field) =>
      walk({ path: `${path}.${field.name}`, definition: field }),
    ),
    ...(definition.of ?? []).flatMap((member) => walk({ path: `${path}[]`, definition: member })),
  ];
}

/** Every type, field and array member of the content model. */
export function listDefinitions(): PlacedDefinition[] {
  return definitions.flatMap((definition) => walk({ path: definition.name ?? '(unnamed)', definition }));
}

/** Every field of the content model. */
export function listFields(): PlacedDefinition[] {
  return listDefinitions().filter(({ path }) => path.includes('.') && !path.endsWith('[]'));
}
