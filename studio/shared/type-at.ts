import type { Path, SchemaType } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';
import { readSegment } from './read-value.ts';

/** The schema type at a path; undefined where the schema has none. */
export function findTypeAt(type: SchemaType, value: unknown, path: Path): SchemaType | undefined {
  let [at, content]: [SchemaType | undefined, unknown] = [type, value];
  for (const segment of path) {
    content = readSegment(content, segment);
    at = at && findTypeBelow(at, content, segment);
  }
  return at;
}

function findTypeBelow(type: SchemaType, content: unknown, segment: Path[number]): SchemaType | undefined {
  if (typeof segment === 'string') {
    return 'fields' in type ? type.fields.find(({ name }) => name === segment)?.type : undefined;
  }
  return 'of' in type && Array.isArray(type.of) ? findMemberType(type.of, content) : undefined;
}

/** The schema type of an array item, by its `_type`. */
export function findMemberType(types: readonly SchemaType[], item: unknown): SchemaType | undefined {
  const name = isObject(item) ? item._type : undefined;
  return types.find((type) => type.name === name) ?? types[0];
}

/** The options of a field with a fixed list of values; undefined for other fields. */
export function getChoices(type: SchemaType | undefined): readonly unknown[] | undefined {
  const options: unknown = type?.options;
  return isObject(options) && Array.isArray(options.list) ? options.list : undefined;
}
