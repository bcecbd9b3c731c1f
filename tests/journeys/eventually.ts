import { expect } from 'vitest';

/** Expects of what `read` returns, again and again for as long as a publish may take to arrive. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 10_000 });
}
