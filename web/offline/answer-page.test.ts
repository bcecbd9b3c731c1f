import { expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';

const copy = new Response('kept');
const kept = async () => copy;
const none = async () => undefined;
const never = new Promise<Response>(() => {});

it('takes the page from the network while it answers in time, whatever is kept', async () => {
  const fresh = new Response('fresh');
  expect(await answerPage({ network: Promise.resolve(fresh), kept, copyAfterMs: 1000 })).toBe(fresh);
  const gone = new Response(null, { status: 404 });
  expect(await answerPage({ network: Promise.resolve(gone), kept, copyAfterMs: 1000 })).toBe(gone);
});

it.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 1000],
  ['is too slow', () => never, 10],
  ['has a server that cannot answer', async () => new Response(null, { status: 503 }), 1000],
])('takes the copy when the network %s', async (_what, network, copyAfterMs) => {
  expect(await answerPage({ network: network(), kept, copyAfterMs })).toBe(copy);
});

it('leaves the browser to the network where nothing is kept', async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('slow')), 40));
  expect(await (await answerPage({ network: slow, kept: none, copyAfterMs: 10 })).text()).toBe('slow');
  const busy = new Response(null, { status: 503 });
  expect(await answerPage({ network: Promise.resolve(busy), kept: none, copyAfterMs: 1000 })).toBe(busy);
  const away = Promise.reject(new TypeError('Failed to fetch'));
  await expect(answerPage({ network: away, kept: none, copyAfterMs: 1000 })).rejects.toThrow(
    'Failed to fetch',
  );
});
