import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';
import { isObject, readPath } from './read-value.ts';
import { choicesOf, typeAt } from './type-at.ts';

/**
 * Where the cursor belongs to mend what is wrong at a path: in the first field of a group of fields, in the search of
 * a choice of another document, in the list itself where its entries are only ticked.
 */
export function cursorPath(type: ObjectSchemaType, value: unknown, path: Path): Path {
  const at = typeAt(type, value, path);
  const list = typeAt(type, value, path.slice(0, -1));
  if (list && 'of' in list && choicesOf(list)) return path.slice(0, -1);
  const content = readPath(value, path);
  if (isObject(content) && typeof content._ref === 'string') return [...path, '_ref'];
  const first = at && path.length > 0 && isFieldGroup(at) ? at.fields[0] : undefined;
  return first ? [...path, first.name] : path;
}

/** Whether a type is a number of fields one below the other; a picture and a web address are one field each. */
function isFieldGroup(type: SchemaType): type is ObjectSchemaType {
  if (!('fields' in type) || type.name === 'slug' || type.name === 'block') return false;
  return !type.fields.some(({ name }) => name === 'asset' || name === '_ref');
}
