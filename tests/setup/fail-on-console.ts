import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Any `console.error` or `console.warn` fails the test that caused it. A test that expects one spies on the
 * method itself and so replaces the spy set here.
 */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((method) =>
    vi.isMockFunction(method) ? method.mock.calls.map((call) => call.join(' ')) : [],
  );
  vi.restoreAllMocks();
  expect(complaints, 'the test wrote to console.error or console.warn').toEqual([]);
});
