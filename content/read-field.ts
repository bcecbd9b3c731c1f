/**
 * Returns the value at a path of keys in data of unknown type, or undefined. The layout reads the same few fields (title, `seo`)
 * from every page's result.
 */
export function readField(data: unknown, ...path: string[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value;
}

/** Returns the string at a path of keys; undefined if it is missing, empty or not a string. */
export function readText(data: unknown, ...path: string[]): string | undefined {
  const value = readField(data, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
