import fc from 'fast-check';
import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { measureMegabytes } from '../testing/memory.ts';
import { matchesText, scoreOfText } from './match-text.ts';

const reference = parse('$text match $pattern');
const scored = parse('[{"text": $text}] | score(text match $pattern)');

describe('matchesText', () => {
  it.each([
    ['Writes grants', 'GRANTS', true],
    ['Writes grants', 'grant', false],
    ['Writes grants', 'gr*ts', true],
    ['Writes grants', '*ants wri*', true],
    ['Writes grants', 'wri*x', false],
    ['aba', 'ab*ba', false],
    ['e.g. this', 'eg', true],
    [['one', 2, 'two'], 'two', true],
    ['one', ['one', 'o*'], true],
    ['one', ['one', 2], false],
    ['', '*', false],
    ['one', '', false],
    [null, '*', false],
    ['one', null, false],
  ])('%j match %j: %j', (text, pattern, expected) => {
    expect(matchesText(text, pattern)).toBe(expected);
  });

  // A dot in a pattern is a dot; groq-js takes it for any character.
  it('agrees with groq-js on texts and patterns of all kinds', () => {
    const signs = ['a', 'B', 'ab', 'é', '*', '**', ' ', '-', '_', '(', '#', '/', "'"];
    const anyText = (pieces: string[]) =>
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((chosen) => chosen.join(''));
    const anySide = (text: fc.Arbitrary<string>) =>
      fc.oneof(text, fc.array(fc.oneof(text, fc.constant(1)), { maxLength: 3 }), fc.constant(null));
    fc.assert(
      fc.property(anySide(anyText([...signs, '.', '..'])), anySide(anyText(signs)), (value, pattern) => {
        const params = { text: value, pattern };
        expect(matchesText(value, pattern)).toBe(toJS(evaluateSync(reference, { params })));
        const [{ _score }] = toJS(evaluateSync(scored, { params }));
        expect(scoreOfText(value, pattern)).toBeCloseTo(_score, 10);
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not cache long patterns', () => {
    const held = measureMegabytes(() => {
      for (let n = 0; n < 50; n += 1) matchesText('one', `${n}${' a*b'.repeat(25_000)}`);
    });
    expect(held).toBeLessThan(10);
  });

  it('counts the characters of text and pattern', () => {
    const counted = (text: unknown, pattern: unknown) => {
      let characters = 0;
      const count = (more: number) => {
        characters += Math.floor(more);
      };
      matchesText(text, pattern, count);
      const once = characters;
      scoreOfText(text, pattern, count);
      return [once, characters - once];
    };
    expect(counted('one', 'x'.repeat(30_000))).toEqual([30_003, 30_003]);
    expect(counted('one', ['word', 'others'])).toEqual([13, 13]);
  });

  it('is fast with patterns and texts designed to be slow', () => {
    const started = performance.now();
    expect(matchesText('a'.repeat(100_000), `${'*a'.repeat(500)}*b`)).toBe(false);
    expect(matchesText('a'.repeat(100_000), `${'*a'.repeat(500)}*`)).toBe(true);
    expect(matchesText('.'.repeat(200_000), 'x')).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
