import { expect, it } from 'vitest';
import { openBlobStore } from './blob-store.ts';
import { boundBlobStore } from './bounded-blob-store.ts';

const tenBytes = new Uint8Array(10);
const namesIn = async (store: ReturnType<typeof openBlobStore>) =>
  (await store.list()).map(({ name }) => name).sort();

it('lets go of what was used longest ago', async () => {
  const inner = openBlobStore(undefined);
  const store = boundBlobStore(inner, 30);
  for (const name of ['a', 'b', 'c']) await store.put(name, tenBytes);
  await store.read('a');
  await store.put('d', tenBytes);
  expect(await namesIn(inner)).toEqual(['a', 'c', 'd']);
});

it('counts what was there before, and a blob written again only once', async () => {
  const inner = openBlobStore(undefined);
  await inner.put('old', tenBytes);
  await inner.put('newer', tenBytes);
  const store = boundBlobStore(inner, 20);
  await store.put('newer', tenBytes);
  expect(await namesIn(inner)).toEqual(['newer', 'old']);
  await store.put('newest', tenBytes);
  expect(await namesIn(inner)).toEqual(['newer', 'newest']);
});

it('gets room back from what is removed', async () => {
  const inner = openBlobStore(undefined);
  const store = boundBlobStore(inner, 20);
  await store.put('a', tenBytes);
  await store.put('b', tenBytes);
  await store.remove('a');
  await store.put('c', tenBytes);
  expect(await namesIn(inner)).toEqual(['b', 'c']);
});

it('does not keep what is larger than all of it', async () => {
  const inner = openBlobStore(undefined);
  await boundBlobStore(inner, 5).put('a', tenBytes);
  expect(await namesIn(inner)).toEqual([]);
});
