import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { KeyValueStore } from './key-values.ts';

const openStore = () => new KeyValueStore(openDatabase(':memory:'));
const entry = (key: string, bytes: number) => ({ key, value: 'x'.repeat(bytes) });

it('keeps all entries of a call or none', () => {
  const store = openStore();
  store.set('ann', [{ key: 'a', value: 1 }]);
  // JSON has no such number.
  const entries = [
    { key: 'a', value: 2 },
    { key: 'b', value: 2n },
  ];
  expect(() => store.set('ann', entries)).toThrow(TypeError);
  expect(store.get('ann', ['a', 'b'])).toEqual([
    { key: 'a', value: 1 },
    { key: 'b', value: null },
  ]);
});

it('limits what is stored for each user, counting earlier and replaced values', () => {
  const store = openStore();
  store.set('ann', [entry('a', 600_000)]);
  expect(() => store.set('ann', [entry('b', 600_000)])).toThrow(
    expect.objectContaining({
      status: 413,
      message: 'What is kept for a user exceeds the limit of 1000000 bytes',
    }),
  );
  expect(store.get('ann', ['b'])).toEqual([{ key: 'b', value: null }]);
  expect(() => store.set('ann', [entry('a', 900_000)])).not.toThrow();
  expect(() => store.set('bob', [entry('a', 900_000)])).not.toThrow();
});

it('counts keys too, and bytes rather than characters', () => {
  const store = openStore();
  expect(() => store.set('ann', [entry('k'.repeat(600_000), 600_000)])).toThrow('exceeds the limit');
  expect(() => store.set('ann', [{ key: 'a', value: '漢'.repeat(400_000) }])).toThrow('exceeds the limit');
});

it('lets a user above the limit store less than before', () => {
  const database = openDatabase(':memory:');
  const insert = database.prepare('INSERT INTO key_values VALUES (?, ?, ?)');
  for (const key of ['a', 'b']) insert.run('ann', key, JSON.stringify('x'.repeat(900_000)));
  const store = new KeyValueStore(database);
  store.set('ann', [entry('a', 899_000)]);
  expect(() => store.set('ann', [entry('c', 2_000)])).toThrow('exceeds the limit');
  store.set('ann', [entry('a', 0)]);
  expect(() => store.set('ann', [entry('c', 2_000)])).not.toThrow();
});
