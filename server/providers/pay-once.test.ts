import { openBlobStore } from 'embedded-content-lake/http';
import { expect, it, vi } from 'vitest';
import { createPayOnce } from './pay-once.ts';

const body = new Uint8Array();
const KILOBYTE = 1024;

const DAY = 24 * 60 * 60_000;

/** Runs paid work and records its keys. With the `store` of an earlier run, it acts as the next process. */
function setUp({ store = openBlobStore(undefined), now = Date.now } = {}) {
  const payOnce = createPayOnce({
    store,
    now,
    isResult: () => true,
    unfinished: () => new Response('unfinished', { status: 504 }),
  });
  const done: string[] = [];
  const pay = (key: string, answer: () => Response | Promise<Response> = () => new Response('ok')) =>
    payOnce(key, { path: '/talks', body }, async () => {
      done.push(key);
      return answer();
    });
  return { pay, done, store };
}

it('keeps the entry of an unfinished paid call while many other calls finish', async () => {
  const { pay, done } = setUp();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const first = pay('slow', () => promise);
  for (let count = 0; count < 100; count += 1) await pay(`quick-${count}`);
  const second = pay('slow');
  resolve(new Response('the same'));
  expect(await Promise.all([first, second].map(async (answer) => (await answer).text()))).toEqual([
    'the same',
    'the same',
  ]);
  expect(done.filter((key) => key === 'slow')).toHaveLength(1);
});

it('stores up to 128 MB of responses, and removes the oldest beyond that', async () => {
  const store = openBlobStore(undefined);
  // Multiplies each size by 1024, so that the test does not need to store 128 MB.
  const list = async () => (await store.list()).map((kept) => ({ ...kept, size: kept.size * 1024 }));
  const { pay, done } = setUp({ store: { ...store, list } });
  const large = () => new Response(new Uint8Array(50 * KILOBYTE));
  for (const key of ['first', 'second', 'third']) await pay(key, large);
  for (const key of ['second', 'third', 'first']) await pay(key);
  expect(done).toEqual(['first', 'second', 'third', 'first']);
});

it('returns the stored response of an earlier process, with its status and media type', async () => {
  const first = setUp();
  const created = { status: 201, headers: { 'content-type': 'application/json' } };
  await first.pay('talk', () => new Response('{"id":\n"t1"}', created));
  const { pay, done } = setUp({ store: first.store });
  const answer = await pay('talk');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    201,
    'application/json',
    '{"id":\n"t1"}',
  ]);
  expect(done).toEqual([]);
});

it('reports once that the result of unfinished work of an earlier process is unknown', async () => {
  const first = setUp();
  const { promise: never } = Promise.withResolvers<Response>();
  void first.pay('talk', () => never);
  await vi.waitFor(() => expect(first.done).toEqual(['talk']));
  const { pay, done } = setUp({ store: first.store });
  expect((await pay('talk')).status).toBe(504);
  expect(done).toEqual([]);
  expect((await pay('talk')).status).toBe(200);
  expect(done).toEqual(['talk']);
});

it.each([
  ['is refused', () => new Response('no credits', { status: 402 })],
  ['fails', () => Promise.reject(new Error('fetch failed'))],
])('stores nothing when the work %s', async (_what, answer) => {
  const { pay, store } = setUp();
  await pay('talk', answer).catch(() => {});
  expect(await store.list()).toEqual([]);
});

it('removes a response after thirty days', async () => {
  let time = Date.now();
  const { pay, done, store } = setUp({ now: () => time });
  await pay('talk');
  time += 29 * DAY;
  await pay('talk');
  expect(done).toEqual(['talk']);
  time += 2 * DAY;
  await pay('other');
  expect(await store.list()).toHaveLength(1);
  await pay('talk');
  expect(done).toEqual(['talk', 'other', 'talk']);
});

it('returns a paid response although it cannot be stored', async () => {
  const store = openBlobStore(undefined);
  const { pay } = setUp({
    store: {
      ...store,
      put: (name, bytes) => (bytes.length > 0 ? Promise.reject(new Error('ENOSPC')) : store.put(name, bytes)),
    },
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await (await pay('talk')).text()).toBe('ok');
  expect(said).toHaveBeenCalledOnce();
  // The next call reports the unknown result instead of silently paying again.
  expect((await pay('talk')).status).toBe(504);
});
