import { describe, expect, it } from 'vitest';
import { makeCaptions } from './captions.ts';
import type { Alignment } from './providers/speech-responses.ts';

/** An alignment with a tenth of a second per character; `|` is a second of silence. */
function spoken(text: string): Alignment {
  const alignment = { characters: [] as string[], starts: [] as number[], ends: [] as number[] };
  let time = 0;
  for (const character of text) {
    if (character === '|') {
      time += 1;
      continue;
    }
    alignment.characters.push(character);
    alignment.starts.push(time);
    time += 0.1;
    alignment.ends.push(time);
  }
  return alignment;
}

function makeCues(text: string): string[] {
  return makeCaptions(spoken(text))
    .trim()
    .split('\n\n')
    .slice(1)
    .map((cue) => cue.slice(cue.indexOf('\n') + 1));
}

describe('captions', () => {
  it('are WebVTT with the times of the words', () => {
    expect(makeCaptions(spoken('Hello there. Good to see you.'))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.200\nHello there.\n\n00:00:01.300 --> 00:00:02.900\nGood to see you.\n',
    );
  });

  it('count minutes and hours', () => {
    const alignment = { characters: ['a'], starts: [3661.5], ends: [3662.0006] };
    expect(makeCaptions(alignment)).toContain('01:01:01.500 --> 01:01:02.001');
  });

  it('have no cue for an empty alignment', () => {
    expect(makeCaptions({ characters: [' '], starts: [0], ends: [1] })).toBe('WEBVTT\n');
  });

  it('start a new cue after a sentence, also one in quotes, and after a pause', () => {
    expect(makeCues('Yes! He said “no.” And |then')).toEqual(['Yes!', 'He said “no.”', 'And', 'then']);
  });

  it('break a long sentence into two lines of about the same length', () => {
    expect(makeCues('I keep the books of your organization so that nobody has to stay late')).toEqual([
      'I keep the books of your organization\nso that nobody has to stay late',
    ]);
  });

  it('split a longer one into cues of similar length, without single words', () => {
    expect(
      makeCues('Your books are closed, and every report is on its way to the people who asked for it.'),
    ).toEqual(['Your books are closed, and every report is', 'on its way to the people who asked for it.']);
  });

  it('prefer to break after a comma', () => {
    expect(makeCues('When the year has come to its end, I close every single one of the books')).toEqual([
      'When the year has come to its end,\nI close every single one of the books',
    ]);
  });

  it('never exceed the maximum length, and lose no word', () => {
    const long = 'every report to every funder is due on another day and every one wants other figures '
      .repeat(4)
      .trim();
    for (const cue of makeCues(long)) expect(cue.length).toBeLessThan(85);
    expect(makeCues(long).join(' ').replaceAll('\n', ' ')).toBe(long);
    const endless = 'a'.repeat(200);
    expect(makeCues(endless)).toEqual([endless]);
  });

  it('escape markup', () => {
    expect(makeCues('a <b> --> R&D')).toEqual(['a &lt;b&gt; --&gt; R&amp;D']);
  });
});
