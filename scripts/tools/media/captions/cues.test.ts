import { expect, test } from 'vitest';
import { longestLine, makeCues } from './cues.ts';
import { readWebVtt, writeWebVtt } from './web-vtt.ts';

/** Words of 0.3 s, with pauses between sentences. */
function spoken(text: string) {
  let time = 0.3;
  return text.split(' ').map((word) => {
    const start = time;
    time += 0.3;
    const end = time;
    if (/[.!?]$/.test(word)) time += 0.4;
    return { text: word, start, end };
  });
}

const speech = spoken(
  'Hello, I’m Tara. I look after tax, audit and accounting. I’m being designed to keep your books in order all year, so that the annual return is never a surprise and every restricted gift is spent as promised. You will approve every entry.',
);

test('shows every word once, in one or two short lines', () => {
  const cues = makeCues(speech);
  expect(cues.flatMap(({ lines }) => lines.join(' ').split(' '))).toEqual(speech.map(({ text }) => text));
  for (const { start, end, lines } of cues) {
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(longestLine);
    expect(end - start).toBeGreaterThanOrEqual(1);
    expect(end - start).toBeLessThanOrEqual(6.2);
  }
});

test('captions end where a sentence does, and never overlap', () => {
  const cues = makeCues(speech);
  const endings = cues.map(({ lines }) => lines.at(-1)?.at(-1));
  expect(endings.filter((sign) => sign === '.').length).toBeGreaterThanOrEqual(3);
  for (const [index, cue] of cues.entries()) {
    expect(cue.end).toBeLessThanOrEqual(cues[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  }
});

test('begins a new caption after a long pause', () => {
  const [first, ...rest] = spoken('One. Two');
  if (!first) throw new Error('nothing was spoken');
  const later = rest.map((word) => ({ ...word, start: word.start + 2, end: word.end + 2 }));
  expect(makeCues([first, ...later]).map(({ lines }) => lines)).toEqual([['One.'], ['Two']]);
});

test('puts a word that is longer than a line into a caption of its own', () => {
  const word = 'a'.repeat(60);
  expect(makeCues(spoken(`Say ${word} now`)).map(({ lines }) => lines)).toContainEqual([word]);
});

test('makes no captions for silence', () => {
  expect(makeCues([])).toEqual([]);
  expect(writeWebVtt([])).toBe('WEBVTT\n\n');
});

test('writes WebVTT with escaped markup', () => {
  const cues = [
    { start: 0.3125, end: 2.5, lines: ['Tax & audit', '<now>'] },
    { start: 3661.9996, end: 3665, lines: ['Later'] },
  ];
  const text = writeWebVtt(cues);
  expect(text).toBe(
    'WEBVTT\n\n1\n00:00:00.313 --> 00:00:02.500\nTax &amp; audit\n&lt;now&gt;\n\n2\n01:01:02.000 --> 01:01:05.000\nLater\n',
  );
  expect(readWebVtt(text).map(({ lines }) => lines)).toEqual(cues.map(({ lines }) => lines));
  expect(readWebVtt(text)[1]?.start).toBe(3662);
});
