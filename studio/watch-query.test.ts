import { defer, NEVER, type Observable, startWith, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchQuery } from './watch-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outage = new Error('offline');
const failed = throwError(() => outage);
const answered = (answer: unknown) => NEVER.pipe(startWith(answer));

/** Follows a query whose listenings are these, one after the other. */
function setUp(...listenings: Observable<unknown>[]) {
  const listenQuery = vi.fn(() => defer(() => listenings.shift() ?? NEVER));
  const follower = { next: vi.fn(), error: vi.fn() };
  const stop = watchQuery({ listenQuery }, '*[_type == "agent"]', { perspective: 'raw' }, follower);
  return { listenings, follower, stop };
}

it('asks again by itself what could not be asked', () => {
  const { follower } = setUp(failed, failed, answered(['tara']));
  expect(follower.error.mock.calls).toEqual([[outage]]);
  expect(follower.next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(follower.error).toHaveBeenCalledTimes(2);
  expect(follower.next.mock.calls).toEqual([[['tara']]]);
});

it('asks no more once it is over', () => {
  const { listenings, stop } = setUp(failed, answered(['tara']));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(listenings).toHaveLength(1);
});
