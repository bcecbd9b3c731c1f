import { isDeepStrictEqual } from 'node:util';

/**
 * Finds for each item of `after` the index of its item in `before`; undefined for new items.
 *
 * Equal items at both ends are paired first. Between them, items with a `_key` are paired by key even if they have moved, items
 * without one with an equal item, and the remaining ones by position if both arrays have the same length.
 */
export function pairItems(before: unknown[], after: unknown[]): (number | undefined)[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && isDeepStrictEqual(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shortest - head && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;

  const middle = { from: head, beforeEnd: before.length - tail, afterEnd: after.length - tail };
  const findByName = indexByName(before, middle.from, middle.beforeEnd);
  const sameLength = before.length === after.length;

  return after.map((item, position) => {
    if (position < middle.from) return position;
    if (position >= middle.afterEnd) return position - after.length + before.length;
    const named = findByName(getName(item));
    if (named !== undefined || hasKey(item)) return named;
    return sameLength && !hasKey(before[position]) ? position : undefined;
  });
}

/** Indexes items by key or value. Each index is returned once, so that several equal items are paired one to one. */
function indexByName(items: unknown[], from: number, to: number): (name: string) => number | undefined {
  const indexes = new Map<string, number[]>();
  for (let index = from; index < to; index++) {
    const name = getName(items[index]);
    const twins = indexes.get(name);
    if (twins) twins.push(index);
    else indexes.set(name, [index]);
  }
  return (name) => indexes.get(name)?.shift();
}

function getName(item: unknown): string {
  return hasKey(item) ? `key:${item._key}` : `value:${JSON.stringify(item)}`;
}

function hasKey(item: unknown): item is { _key: string } {
  return typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string';
}
