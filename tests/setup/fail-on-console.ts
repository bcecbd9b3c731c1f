import { afterEach, beforeEach, expect, vi } from 'vitest';

const { error, warn } = console;
let messages: string[] = [];

/**
 * Any `console.error` or `console.warn` fails the test that caused it. A test that expects one replaces the method with a spy. The
 * functions set here are no mocks, so resetting mocks does not remove them.
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
