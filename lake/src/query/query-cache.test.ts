import { expect, it } from 'vitest';
import { openTestDataset } from '../store/testing/test-dataset.ts';
import { QueryCache } from './query-cache.ts';

it('keeps the most recently used answers, up to its size', () => {
  const cache = new QueryCache();
  const dataset = openTestDataset();
  const { position } = dataset;
  const keep = (key: string) =>
    cache.keep(key, { dataset, position, body: new Uint8Array(new ArrayBuffer(400_000)) });
  for (let n = 0; n < 39; n += 1) keep(`${n}`);
  expect(cache.find('0')).toBeDefined();
  keep('new');
  expect(cache.find('0')).toBeDefined();
  expect(cache.find('1')).toBeUndefined();
  expect(cache.find('new')).toBeDefined();
});

it('does not cache a very large answer', () => {
  const cache = new QueryCache();
  const dataset = openTestDataset();
  const body = new Uint8Array(new ArrayBuffer(600_000));
  cache.keep('large', { dataset, position: dataset.position, body });
  expect(cache.find('large')).toBeUndefined();
});

it('caches an answer when its query comes a second time', () => {
  const cache = new QueryCache();
  expect([cache.isWanted('a'), cache.isWanted('b'), cache.isWanted('a'), cache.isWanted('b')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
