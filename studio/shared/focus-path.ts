import type { ObjectSchemaType, Path, SchemaType } from '@sanity/types';
import { isObject } from '../../content/is-object.ts';
import { readPath } from './read-value.ts';
import { findTypeAt, getChoices } from './type-at.ts';

/**
 * The path to focus for a validation message: the first field of an object, the search field of a reference,
 * the whole array where its items are checkboxes.
 */
export function focusPathFor(type: ObjectSchemaType, value: unknown, path: Path): Path {
  const at = findTypeAt(type, value, path);
  const list = findTypeAt(type, value, path.slice(0, -1));
  if (list && 'of' in list && getChoices(list)) return path.slice(0, -1);
  const content = readPath(value, path);
  if (isObject(content) && typeof content._ref === 'string') return [...path, '_ref'];
  const first = at && path.length > 0 && isFieldGroup(at) ? at.fields[0] : undefined;
  return first ? [...path, first.name] : path;
}

/** Whether a type is rendered as several fields; images and slugs are a single field. */
function isFieldGroup(type: SchemaType): type is ObjectSchemaType {
  if (!('fields' in type) || type.name === 'slug' || type.name === 'block') return false;
  return !type.fields.some(({ name }) => name === 'asset' || name === '_ref');
}
