import { expect } from 'vitest';

/**
 * Polls `read` until the expectation holds, for as long as a publish may take to arrive. Not for concurrent tests: Vitest cannot
 * tell which of them polls.
 */
export function eventually<Value>(read: () => Value | Promise<Value>, timeout = 60_000) {
  return expect.poll(read, { timeout });
}
