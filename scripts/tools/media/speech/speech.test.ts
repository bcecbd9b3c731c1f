import { describe, expect, test } from 'vitest';
import { listSpeakableWords } from './pronunciation.ts';
import { measureLoudness } from './sound.ts';
import { pauses, speak } from './speak.ts';
import { synthesize } from './synthesize.ts';
import { voices } from './voice.ts';
import { computeWordTimes } from './word-times.ts';

describe('words', () => {
  test('are respelled when the synthesiser would mispronounce them', () => {
    expect(listSpeakableWords('The HR desk & – the IRS')).toEqual([
      { shown: 'The', spoken: 'The' },
      { shown: 'HR', spoken: 'H R' },
      { shown: 'desk', spoken: 'desk' },
      { shown: '& –', spoken: 'and –' },
      { shown: 'the', spoken: 'the' },
      { shown: 'IRS', spoken: 'I R S' },
    ]);
  });

  test('are escaped, so that the synthesiser reads no markup', () => {
    const spoken = listSpeakableWords('<break/> a<b [[x]]').map((word) => word.spoken);
    expect(spoken.join(' ')).not.toMatch(/[<>[\]]/);
  });

  test('spoken as one share its time', () => {
    const words = [
      { shown: 'of', spoken: 'of' },
      { shown: 'the', spoken: 'the' },
    ];
    const heard = [{ type: 'word', at: 1, position: 0, symbol: '' }];
    const phonemes = [
      { symbol: 'ʌ', start: 1, end: 1.1 },
      { symbol: 'ə', start: 1.1, end: 1.5 },
    ];
    expect(computeWordTimes(words, heard, phonemes)).toEqual([
      { text: 'of', start: 1, end: 1.2 },
      { text: 'the', start: 1.2, end: 1.5 },
    ]);
  });
});

const text = 'Hello, I’m Tara. I look after all of the books.';

test('speaks every word in order, each within the sound', async () => {
  const { sound, words, phonemes } = await synthesize(text, voices.tara);
  expect(words.map((word) => word.text)).toEqual(text.split(' '));
  const duration = sound.samples.length / sound.sampleRate;
  for (const [index, { start, end }] of words.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
    expect(end).toBeLessThanOrEqual(duration);
  }
  expect(phonemes.map(({ symbol }) => symbol).join(' ')).toMatch(/^h ə l ˈoʊ aɪ m t/);
});

test('the same text gives identical sound, also as the beginning of a longer one', async () => {
  const short = await speak(text, voices.neo);
  const long = await speak(`${text}\n\nAnd there is more.`, voices.neo);
  const until = short.sound.samples.length - Math.round(pauses.after * short.sound.sampleRate);
  const [one, other] = [short, long].map(({ sound }) => Buffer.from(sound.samples.buffer, 0, until * 4));
  expect(other && one?.equals(other)).toBe(true);
  expect(long.words.slice(0, short.words.length)).toEqual(short.words);
  expect(long.words.at(-1)?.text).toBe('more.');
});

test.each(['tara', 'coleman'] as const)('%s is as loud as the others', async (name) => {
  const { sound } = await speak(text, voices[name]);
  expect(Math.abs((await measureLoudness(sound)) + 18)).toBeLessThan(1.5);
});

test('refuses a voice that does not exist and a text without words, with a message', async () => {
  await expect(synthesize(text, { ...voices.tara, variant: 'nobody' })).rejects.toThrow(
    'has no voice “nobody”',
  );
  await expect(speak(' \n\n … ', voices.tara)).rejects.toThrow('There is nothing to say');
});
