import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const pause = () => Promise.resolve();
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

it('processes all items in order, with limited concurrency', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await moment();
    running -= 1;
  };
  await forEachConcurrently([1, 2, 3, 4, 5], work, { atOnce: 2, pause, isOver: () => false });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('starts nothing more once it is stopped', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await moment();
  };
  await forEachConcurrently([1, 2, 3, 4], work, { atOnce: 1, pause, isOver: () => begun.length === 2 });
  expect(begun).toEqual([1, 2]);
});
