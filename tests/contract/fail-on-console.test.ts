import { afterEach, describe, expect, it, vi } from 'vitest';

/** What `tests/setup/fail-on-console.ts` holds in every file, also in those that put their mocks back themselves. */
describe.each(['restoreAllMocks', 'resetAllMocks'] as const)('after %s', (putBack) => {
  afterEach(() => {
    vi[putBack]();
  });

  it.fails.each(['error', 'warn'] as const)('a message to console.%s fails its test', (method) => {
    console[method]('Something is odd.');
    expect(method).toBeTypeOf('string');
  });

  it('a message that a test expects does not', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    console.error('Something is odd.');
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('Something is odd.');
  });
});
