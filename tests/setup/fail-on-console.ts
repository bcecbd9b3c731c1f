import { afterEach, beforeEach, expect, vi } from 'vitest';

const { error, warn } = console;
let complaints: string[] = [];

/**
 * Any `console.error` or `console.warn` fails the test that caused it. A test that expects one spies on the
 * method itself and so replaces what is set here, which is no spy: whatever a file does with its mocks, this stays.
 */
beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => complaints.push(words.join(' '));
  Object.assign(console, { error: complain, warn: complain });
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, { error, warn });
  expect(complaints, 'the test wrote to console.error or console.warn').toEqual([]);
});
