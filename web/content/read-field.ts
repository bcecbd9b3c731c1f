/**
 * The value at a path of keys inside data whose type is not known here, or undefined. The site's frame reads
 * the same few fields (a title, the seo block) from every page's result, whatever its shape.
 */
export function readField(data: unknown, ...path: string[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return value;
}

/** The text at a path of keys; undefined when it is missing, empty or no text. */
export function readText(data: unknown, ...path: string[]): string | undefined {
  const value = readField(data, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
