import { expect, it } from 'vitest';
import { withoutControlCharacters } from './control-characters.ts';

it.each([
  ['a line break of PowerPoint', 'One\u000btwo', 'One\ntwo'],
  ['a page break of Word', 'One\u000ctwo', 'One\ntwo'],
  ['separators of lines and paragraphs', 'One\u2028two\u2029three\u0085four', 'One\ntwo\nthree\nfour'],
  ['line breaks of Windows', 'One\r\ntwo\rthree', 'One\ntwo\nthree'],
  ['what shows nothing', 'O\u0000n\u0007e\u001b \u0002two\u007f\u0090', 'One two'],
])('replaces or removes %s', (_what, text, clean) => {
  expect(withoutControlCharacters(text)).toBe(clean);
});

it('keeps tabs, line breaks, spaces that do not break, and every letter', () => {
  const text = 'Täbs\tand\nlines, 10\u00a0% – “naïve” 日本語 👩🏽‍🏫 שלום\u200f';
  expect(withoutControlCharacters(text)).toBe(text);
});
