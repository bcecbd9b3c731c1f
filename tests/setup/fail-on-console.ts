import { afterEach, beforeEach, expect, vi } from 'vitest';

const { error, warn } = console;
let messages: string[] = [];

/**
 * Any `console.error` or `console.warn` fails the test that caused it. A test that expects one spies on the
 * method itself and so replaces what is set here, which is no spy: whatever a file does with its mocks, this stays.
 */
beforeEach(() => {
  messages = [];
  const record = (...words: unknown[]) => messages.push(words.join(' '));
  Object.assign(console, { error: record, warn: record });
});

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, { error, warn });
  expect(messages, 'the test wrote to console.error or console.warn').toEqual([]);
});
