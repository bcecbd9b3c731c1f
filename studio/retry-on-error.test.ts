import { defer, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryOnError } from './retry-on-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks what fails `failures` times before it answers. */
function setUp(failures: number) {
  const ask = vi.fn();
  const heard: unknown[] = [];
  const source = defer(() => {
    ask();
    return ask.mock.calls.length > failures ? of('answer') : throwError(() => 'offline');
  });
  const subscription = source
    .pipe(retryOnError((error) => heard.push(error)))
    .subscribe((value) => heard.push(value));
  return { ask, heard, subscription };
}

it('asks again every few seconds until there is an answer', () => {
  const { ask, heard } = setUp(2);
  expect(heard).toEqual(['offline']);
  vi.advanceTimersByTime(4_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['offline', 'offline', 'answer']);
});

it('asks no more when nobody listens', () => {
  const { ask, subscription } = setUp(2);
  subscription.unsubscribe();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
