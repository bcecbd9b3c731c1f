import { expect } from 'vitest';

/** Expects of what `read` returns, again and again for as long as a publish may take to arrive. */
export function eventually<Value>(read: () => Value | Promise<Value>, timeout = 10_000) {
  return expect.poll(read, { timeout });
}
