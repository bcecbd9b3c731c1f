import { defer, NEVER, type Observable, startWith, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchQuery } from './watch-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outage = new Error('offline');
const failed = throwError(() => outage);
const answered = (answer: unknown) => NEVER.pipe(startWith(answer));

/** Watches a query with these subscriptions, in order. */
function setUp(...listenings: Observable<unknown>[]) {
  const listenQuery = vi.fn(() => defer(() => listenings.shift() ?? NEVER));
  const follower = { next: vi.fn(), error: vi.fn() };
  const stop = watchQuery({ listenQuery }, '*[_type == "agent"]', { perspective: 'raw' }, follower);
  return { listenings, follower, stop };
}

it('repeats a failed query', () => {
  const { follower } = setUp(failed, failed, answered(['tara']));
  expect(follower.error.mock.calls).toEqual([[outage]]);
  expect(follower.next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(follower.error).toHaveBeenCalledTimes(2);
  expect(follower.next.mock.calls).toEqual([[['tara']]]);
});

it('stops after unsubscribing', () => {
  const { listenings, stop } = setUp(failed, answered(['tara']));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(listenings).toHaveLength(1);
});
