import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('runs a limited number of tasks at a time, queues the rest in order, and refuses tasks when the queue is full', async () => {
  const slots = createConcurrencyLimit(1, 2);
  const done: string[] = [];
  const finish: (() => void)[] = [];
  const task = (name: string) => () =>
    new Promise<void>((resolve) => {
      finish.push(() => {
        done.push(name);
        resolve();
      });
    });
  const all = [slots(task('a')), slots(task('b')), slots(task('c'))];
  await expect(slots(task('d'))).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => finish.length).toBe(turn + 1);
    finish[turn]?.();
  }
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c']);
});
