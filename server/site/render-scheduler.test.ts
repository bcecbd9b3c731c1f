import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderScheduler } from './render-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = 150;
const retryAfterMs = 30_000;

function open(render: () => Promise<boolean>, options: { retryAfterMs?: number } = { retryAfterMs }) {
  const delays: number[] = [];
  const onRendered = (milliseconds: number) => delays.push(milliseconds);
  return { delays, ...createRenderScheduler(render, { quiet, ...options, onError: vi.fn(), onRendered }) };
}

it('renders once after many changes, and measures from the first of them', async () => {
  const render = vi.fn(async () => true);
  const { changed, now, delays } = open(render);
  for (let change = 0; change < 5; change += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(render).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(retryAfterMs * 2);
  expect(render).toHaveBeenCalledTimes(1);
  await now();
  expect(delays, 'nothing without a change').toEqual([400 + quiet]);
});

it.each([
  ['fails', () => Promise.reject(new Error('The lake is away'))],
  ['is incomplete', async () => false],
])('repeats a rendering that %s, until it is complete, and measures until then', async (_what, answer) => {
  const render = vi
    .fn(async () => true)
    .mockImplementationOnce(answer)
    .mockImplementationOnce(answer);
  const { changed, delays } = open(render);
  changed();
  await vi.advanceTimersByTimeAsync(quiet + retryAfterMs);
  expect(render).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retryAfterMs);
  expect(render, 'twice as long after each try').toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retryAfterMs * 20);
  expect(render).toHaveBeenCalledTimes(3);
  expect(delays).toEqual([quiet + 3 * retryAfterMs]);
});

it('does not repeat without a retry time, or after it was closed', async () => {
  const render = vi.fn(async () => false);
  await open(render, {}).now();
  const { now, close } = open(render);
  await now();
  close();
  await vi.advanceTimersByTimeAsync(retryAfterMs * 2);
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders soon, without the retry delay, when a change came during a failing rendering', async () => {
  const { promise, reject } = Promise.withResolvers<boolean>();
  const render = vi.fn(async () => true).mockReturnValueOnce(promise);
  const { now, changed, delays } = open(render);
  const run = now().catch(() => {});
  changed();
  reject(new Error('The lake is away'));
  await run;
  await vi.advanceTimersByTimeAsync(quiet);
  expect(render).toHaveBeenCalledTimes(2);
  expect(delays).toEqual([quiet]);
});
