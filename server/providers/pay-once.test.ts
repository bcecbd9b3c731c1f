import { expect, it } from 'vitest';
import { createPayOnce } from './pay-once.ts';

const body = new Uint8Array();
const MEGABYTE = 1024 * 1024;

/** Paid work that is counted by its key. */
function setUp() {
  const payOnce = createPayOnce(
    () => 0,
    () => true,
  );
  const done: string[] = [];
  const pay = (key: string, answer: () => Response | Promise<Response> = () => new Response('ok')) =>
    payOnce(key, { path: '/talks', body }, async () => {
      done.push(key);
      return answer();
    });
  return { pay, done };
}

it('never forgets what is being paid, however much comes in between', async () => {
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

it('keeps answers up to 128 MB, and lets the oldest go beyond that', async () => {
  const { pay, done } = setUp();
  const large = () => new Response(new Uint8Array(50 * MEGABYTE));
  for (const key of ['first', 'second', 'third']) await pay(key, large);
  for (const key of ['second', 'third', 'first']) await pay(key);
  expect(done).toEqual(['first', 'second', 'third', 'first']);
});
