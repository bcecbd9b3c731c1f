const ESCAPES: Readonly<Record<string, string>> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': String.raw`\\`,
};

/** `['title']`, escaped as `@sanity/client` reads it. */
export function fieldSegment(name: string): string {
  return `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`;
}

/** `[3]` */
export function arrayElementSegment(index: number): string {
  return `[${index}]`;
}

/**
 * `[?(@._key=='k')]` for the element of a list; undefined when it has no key, shares it with another, or has one
 * that readers of source maps do not unescape alike.
 */
export function keySegment(list: readonly unknown[], index: number): string | undefined {
  const key = keyOf(list[index]);
  if (key === undefined || /['\\\]]/.test(key)) return undefined;
  return countOf(key, list) > 1 ? undefined : `[?(@._key=='${key}')]`;
}

const counts = new WeakMap<readonly unknown[], ReadonlyMap<string | undefined, readonly unknown[]>>();

function countOf(key: string, list: readonly unknown[]): number {
  const byKey = counts.get(list) ?? Map.groupBy(list, keyOf);
  counts.set(list, byKey);
  return byKey.get(key)?.length ?? 0;
}

function keyOf(element: unknown): string | undefined {
  const isKeyed =
    typeof element === 'object' &&
    element !== null &&
    '_key' in element &&
    typeof element._key === 'string' &&
    element._key !== '';
  return isKeyed ? String(element._key) : undefined;
}
