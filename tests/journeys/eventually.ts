import { expect } from 'vitest';

/**
 * Expects of what `read` returns, again and again for as long as a publish may take to arrive. Not within tests
 * that run concurrently: Vitest does not know which of them asks.
 */
export function eventually<Value>(read: () => Value | Promise<Value>, timeout = 60_000) {
  return expect.poll(read, { timeout });
}
