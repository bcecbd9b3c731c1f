import { isObject } from '../../content/is-object.ts';

/** Whether two values have the same content. Undefined, null, an empty text and an empty array are the same. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    const others: unknown[] = other;
    return one.length === others.length && one.every((item, index) => isSameContent(item, others[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameContent(one[name], other[name]),
  );
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
