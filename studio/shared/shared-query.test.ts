import { defer, NEVER, type Observable, startWith, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSharedQuery } from './shared-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outage = new Error('offline');
const failed = throwError(() => outage);
const answered = (answer: unknown) => NEVER.pipe(startWith(answer));

/** A query with these subscriptions, in order. */
function setUp(...listenings: Observable<unknown>[]) {
  const store = { listenQuery: () => defer(() => listenings.shift() ?? NEVER) };
  const ask = () => getSharedQuery(store, '*[_type == "agent"]', 'drafts');
  return { listenings, ask };
}

it('subscribes once for any number of listeners', () => {
  const { listenings, ask } = setUp(answered(['tara']), answered(['neo']));
  ask().listen(() => {});
  ask().listen(() => {});
  expect(ask().read()).toEqual({ answer: ['tara'], error: undefined });
  expect(listenings).toHaveLength(1);
});

it('reports an error, and notifies all listeners after recovery', () => {
  const { ask } = setUp(failed, answered(['tara']));
  const listeners = [vi.fn(), vi.fn()];
  for (const onChange of listeners) ask().listen(onChange);
  expect(ask().read()).toEqual({ answer: undefined, error: outage });
  vi.advanceTimersByTime(10_000);
  expect(ask().read()).toEqual({ answer: ['tara'], error: undefined });
  for (const onChange of listeners) expect(onChange).toHaveBeenCalled();
});

it('clears the error when the last listener leaves', () => {
  const { ask } = setUp(failed);
  const stop = ask().listen(() => {});
  expect(ask().read().error).toBe(outage);
  stop();
  expect(ask().read()).toEqual({ answer: undefined, error: undefined });
});

it('keeps its last result without listeners, and sends no requests', () => {
  const { listenings, ask } = setUp(answered(['tara']), failed, answered(['neo']));
  ask().listen(() => {})();
  ask().listen(() => {})();
  expect(ask().read().answer).toEqual(['tara']);
  vi.advanceTimersByTime(60_000);
  expect(listenings).toHaveLength(1);
});
