import { expect, test } from 'vitest';
import { captionFit } from './caption-fit.ts';

const words = ['I', 'keep', 'the', 'books.'].map((text, index) => ({ text, start: index, end: index + 0.8 }));

test('captions that show every word and end with it fit', () => {
  const cues = [{ start: 0, end: 3.9, lines: ['I keep', 'the books.'] }];
  const fit = captionFit(cues, words);
  expect(fit).toMatchObject({ coverage: 1, longestLine: 10, mostLines: 2 });
  expect(fit.cueError).toBeCloseTo(0.1);
});

test('a word that is not shown, and a caption that stays too long, are found', () => {
  const fit = captionFit([{ start: 0, end: 3, lines: ['I keep books'] }], words);
  expect(fit.coverage).toBe(0.5);
  expect(fit.cueError).toBeCloseTo(1.2);
});

test('captions of what only the longer video says do not count', () => {
  const cues = [
    { start: 0, end: 3.8, lines: ['I keep the books.'] },
    { start: 4.4, end: 6, lines: ['And more.'] },
  ];
  expect(captionFit(cues, words)).toMatchObject({ coverage: 1, cueError: 0 });
});

test('a caption that shows nothing of what is said never fits', () => {
  expect(captionFit([{ start: 0, end: 1, lines: ['Something else'] }], words).cueError).toBe(
    Number.POSITIVE_INFINITY,
  );
});
