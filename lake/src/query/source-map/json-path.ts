const ESCAPES: Readonly<Record<string, string>> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': String.raw`\\`,
};

/** `['title']`, escaped as `@sanity/client` expects it. */
export function makeFieldSegment(name: string): string {
  return `['${name.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`;
}

/** `[3]` */
export function makeElementSegment(index: number): string {
  return `[${index}]`;
}

/**
 * `[?(@._key=='k')]` for an array element; undefined when it has no key or no unique one, or its key has characters that readers
 * of source maps unescape differently.
 */
export function makeKeySegment(list: readonly unknown[], index: number): string | undefined {
  const key = getKey(list[index]);
  if (key === undefined || /['\\\]]/.test(key)) return undefined;
  return countKey(key, list) > 1 ? undefined : `[?(@._key=='${key}')]`;
}

const counts = new WeakMap<readonly unknown[], ReadonlyMap<string | undefined, readonly unknown[]>>();

function countKey(key: string, list: readonly unknown[]): number {
  const byKey = counts.get(list) ?? Map.groupBy(list, getKey);
  counts.set(list, byKey);
  return byKey.get(key)?.length ?? 0;
}

function getKey(element: unknown): string | undefined {
  const isKeyed =
    typeof element === 'object' &&
    element !== null &&
    '_key' in element &&
    typeof element._key === 'string' &&
    element._key !== '';
  return isKeyed ? String(element._key) : undefined;
}
