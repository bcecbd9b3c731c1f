import type { Path, SchemaType } from '@sanity/types';
import { isObject, readSegment } from './read-value.ts';

/** The schema type at a path; undefined where the content model has none. */
export function typeAt(type: SchemaType, value: unknown, path: Path): SchemaType | undefined {
  let [at, content]: [SchemaType | undefined, unknown] = [type, value];
  for (const segment of path) {
    content = readSegment(content, segment);
    at = at && typeBelow(at, content, segment);
  }
  return at;
}

function typeBelow(type: SchemaType, content: unknown, segment: Path[number]): SchemaType | undefined {
  if (typeof segment === 'string') {
    return 'fields' in type ? type.fields.find(({ name }) => name === segment)?.type : undefined;
  }
  return 'of' in type && Array.isArray(type.of) ? memberType(type.of, content) : undefined;
}

/** The type of an item of a list that may hold several. */
export function memberType(types: readonly SchemaType[], item: unknown): SchemaType | undefined {
  const name = isObject(item) ? item._type : undefined;
  return types.find((type) => type.name === name) ?? types[0];
}

/** What may be chosen in a field, or ticked in a list; undefined where an editor writes freely. */
export function choicesOf(type: SchemaType | undefined): readonly unknown[] | undefined {
  const options: unknown = type?.options;
  return isObject(options) && Array.isArray(options.list) ? options.list : undefined;
}
