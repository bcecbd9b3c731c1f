import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderScheduler } from './render-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = 150;
const retryAfterMs = 30_000;

it('runs once after many changes, debounced', async () => {
  const task = vi.fn(async () => true);
  const { soon } = createRenderScheduler(task, { quiet, retryAfterMs, onError: vi.fn() });
  for (let change = 0; change < 5; change += 1) {
    soon();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(retryAfterMs * 2);
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  ['fails', () => Promise.reject(new Error('The lake is away'))],
  ['is incomplete', async () => false],
])('retries a task that %s, until it is complete', async (_what, answer) => {
  const task = vi
    .fn(async () => true)
    .mockImplementationOnce(answer)
    .mockImplementationOnce(answer);
  const onError = vi.fn();
  const { now } = createRenderScheduler(task, { quiet, retryAfterMs, onError });
  await now().catch(onError);
  await vi.advanceTimersByTimeAsync(retryAfterMs);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retryAfterMs);
  expect(task, 'twice as long after each try').toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(retryAfterMs * 20);
  expect(task).toHaveBeenCalledTimes(3);
});

it('does not retry without a retry time, or after it was closed', async () => {
  const task = vi.fn(async () => false);
  await createRenderScheduler(task, { quiet, onError: vi.fn() }).now();
  const { now, close } = createRenderScheduler(task, { quiet, retryAfterMs, onError: vi.fn() });
  await now();
  close();
  await vi.advanceTimersByTimeAsync(retryAfterMs * 2);
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs soon, without the retry delay, when a change came during a failing run', async () => {
  const { promise, reject } = Promise.withResolvers<boolean>();
  const task = vi.fn(async () => true).mockReturnValueOnce(promise);
  const { now, soon } = createRenderScheduler(task, { quiet, retryAfterMs, onError: vi.fn() });
  const run = now().catch(() => {});
  soon();
  reject(new Error('The lake is away'));
  await run;
  await vi.advanceTimersByTimeAsync(quiet);
  expect(task).toHaveBeenCalledTimes(2);
});
