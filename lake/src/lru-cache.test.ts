import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';
import { measureMegabytes } from './testing/memory.ts';

/** A cache, and the keys for which a value was computed. */
function openCache(capacity: number) {
  const cache = new LruCache<string>(capacity);
  const made: string[] = [];
  const get = (key: string) =>
    cache.getOrCreate(key, (own) => {
      made.push(own);
      return `value of ${own}`;
    });
  return { cache, made, get };
}

describe('LruCache', () => {
  it('evicts the least recently used entry', () => {
    const { cache, made, get } = openCache(2);
    expect(['a', 'b', 'a', 'c', 'a', 'b', 'b'].map(get)).toEqual(
      ['a', 'b', 'a', 'c', 'a', 'b', 'b'].map((key) => `value of ${key}`),
    );
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect([...cache.values()]).toEqual(['value of a', 'value of b']);
  });

  it('holds fewer entries when keys are long, and none that would take all of its place', () => {
    const { cache, made, get } = openCache(10);
    const long = (letter: string) => letter.repeat(4_000);
    for (const letter of ['a', 'b', 'c', 'b', 'a']) get(long(letter));
    expect(made.map(([letter]) => letter)).toEqual(['a', 'b', 'c', 'a']);
    get('x'.repeat(15_000));
    expect(made).toHaveLength(5);
    expect([...cache.values()].map(([, , , , , , , , , letter]) => letter)).toEqual(['b', 'a']);
  });

  it('stores nothing under a very long key', () => {
    const { cache, made, get } = openCache(100);
    for (let time = 0; time < 2; time += 1) expect(get('x'.repeat(20_001))).toHaveLength(20_010);
    expect(made).toHaveLength(2);
    expect([...cache.values()]).toEqual([]);
  });

  it('does not retain the larger string from which a key was sliced', () => {
    const cache = new LruCache<string>(50);
    const held = measureMegabytes(() => {
      for (let n = 0; n < 50; n += 1) {
        const [part = ''] = `${n} ${'a part of a text,'.repeat(60_000)}`.split(',');
        cache.getOrCreate(part, (own) => own.slice(1));
        cache.getOrCreate(part.slice(0), (own) => own.slice(1));
      }
    });
    expect(held).toBeLessThan(5);
    expect([...cache.values()]).toHaveLength(50);
  });
});
