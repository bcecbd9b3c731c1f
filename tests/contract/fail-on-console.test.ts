import { afterEach, describe, expect, it, vi } from 'vitest';

/** Tests `tests/setup/fail-on-console.ts` in files that reset their mocks. */
describe.each(['restoreAllMocks', 'resetAllMocks'] as const)('after %s', (putBack) => {
  afterEach(() => {
    vi[putBack]();
  });

  it.fails.each(['error', 'warn'] as const)('a message to console.%s fails its test', (method) => {
    console[method]('Something is odd.');
    expect(method).toBeTypeOf('string');
  });

  it('a message that a test expects does not fail it', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    console.error('Something is odd.');
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('Something is odd.');
  });
});
