import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AgentAvatar } from './agent-avatar.ts';
import { watchAgents } from './watch-agents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches agents whose readings the test answers, one after the other. */
function setUp() {
  const readings: PromiseWithResolvers<AgentAvatar[]>[] = [];
  const changes = new Subject<unknown>();
  const observer = { next: vi.fn(), error: vi.fn() };
  const records = {
    list() {
      const reading = Promise.withResolvers<AgentAvatar[]>();
      readings.push(reading);
      return reading.promise;
    },
    subscribe: () => () => {},
  };
  const stop = watchAgents({ records, changes }, observer);
  const change = async () => {
    changes.next(undefined);
    await vi.advanceTimersByTimeAsync(300);
  };
  return { readings, observer, stop, change };
}

it('reads again by itself after a reading that failed', async () => {
  const { readings, observer } = setUp();
  const outage = new Error('offline');
  readings[0]?.reject(outage);
  await vi.advanceTimersByTimeAsync(5000);
  readings[1]?.resolve([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.error.mock.calls).toEqual([[outage]]);
  expect(observer.next.mock.calls).toEqual([[[]]]);
  expect(readings).toHaveLength(2);
});

it('is not taken back by an earlier reading that is answered late', async () => {
  const { readings, observer, change } = setUp();
  await change();
  const newest: AgentAvatar[] = [];
  readings[1]?.resolve(newest);
  readings[0]?.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.next).toHaveBeenCalledTimes(1);
  expect(observer.next.mock.lastCall?.[0]).toBe(newest);
});

it('tells nothing once it is over', async () => {
  const { readings, observer, stop, change } = setUp();
  stop();
  readings[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  await change();
  expect(readings).toHaveLength(1);
  expect(observer.error).not.toHaveBeenCalled();
});
