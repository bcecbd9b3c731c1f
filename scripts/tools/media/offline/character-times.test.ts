import { describe, expect, it } from 'vitest';
import { characterTimes } from './character-times.ts';

describe('the times of characters', () => {
  it('divide the time of their word, and of the gap before it', () => {
    const words = [
      { text: 'Hi', start: 0.5, end: 0.7 },
      { text: 'all.', start: 1, end: 1.4 },
    ];
    const { characters, starts, ends } = characterTimes('Hi all.', words);
    expect(characters.join('')).toBe('Hi all.');
    expect(starts.map((time) => Number(time.toFixed(2)))).toEqual([0.5, 0.6, 0.7, 1, 1.1, 1.2, 1.3]);
    expect(ends.map((time) => Number(time.toFixed(2)))).toEqual([0.6, 0.7, 1, 1.1, 1.2, 1.3, 1.4]);
  });

  it.each([
    ['an empty text', '', []],
    ['a text without spoken words', 'Hi', []],
    ['a word that is not in it', 'Hi', [{ text: 'Bye', start: 0, end: 1 }]],
    ['other white space', 'a\n– b', [{ text: 'a –', start: 0, end: 1 }]],
    ['letters of two units', '👋 hi', [{ text: 'hi', start: 1, end: 2 }]],
  ])('have one entry for each character of %s', (_what, text, words) => {
    const { characters, starts, ends } = characterTimes(text, words);
    expect(characters).toEqual([...text]);
    expect([starts.length, ends.length]).toEqual([characters.length, characters.length]);
  });

  it('never decrease', () => {
    const words = [
      { text: 'one', start: 1, end: 2 },
      { text: 'two', start: 1.5, end: 1.8 },
    ];
    const { starts, ends } = characterTimes('one two', words);
    for (const [index, start] of starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(ends[index - 1] ?? 0);
      expect(ends[index] ?? 0).toBeGreaterThanOrEqual(start);
    }
  });
});
