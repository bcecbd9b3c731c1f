import { defer, NEVER, type Observable, Subject, startWith, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AgentAvatar } from './agent-avatar.ts';
import { watchAgents } from './watch-agents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches agents; the test resolves each query. */
function setUp(changes: Observable<unknown> = NEVER) {
  const readings: PromiseWithResolvers<AgentAvatar[]>[] = [];
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
  return { readings, observer, stop };
}

/** Emits change events. */
function setUpChanges() {
  const changes = new Subject<string>();
  const change = async () => {
    changes.next('mutation');
    await vi.advanceTimersByTimeAsync(300);
  };
  return { changes, change };
}

it('repeats a failed query', async () => {
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

it('ignores the late response of an earlier query', async () => {
  const { changes, change } = setUpChanges();
  const { readings, observer } = setUp(changes);
  await change();
  const newest: AgentAvatar[] = [];
  readings[1]?.resolve(newest);
  readings[0]?.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.next).toHaveBeenCalledTimes(1);
  expect(observer.next.mock.lastCall?.[0]).toBe(newest);
});

it('passes on the first response even if other queries are pending', async () => {
  const { changes, change } = setUpChanges();
  const { readings, observer } = setUp(changes);
  await change();
  readings[0]?.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.next).toHaveBeenCalledTimes(1);
});

it('does nothing after unsubscribing', async () => {
  const { changes, change } = setUpChanges();
  const { readings, observer, stop } = setUp(changes);
  stop();
  readings[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  await change();
  expect(readings).toHaveLength(1);
  expect(observer.error).not.toHaveBeenCalled();
});

it('ignores responses after unsubscribing', async () => {
  const { readings, observer, stop } = setUp();
  stop();
  readings[0]?.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.next).not.toHaveBeenCalled();
});

it('reconnects a broken stream, and queries what it may have missed', async () => {
  const streams = [throwError(() => new Error('channelError')), NEVER.pipe(startWith('welcome'))];
  const { readings } = setUp(defer(() => streams.shift() ?? NEVER));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(readings).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readings).toHaveLength(2);
});
