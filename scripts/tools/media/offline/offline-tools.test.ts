import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { people } from '../portraits/people.ts';
import { createDrawnSource } from '../video/portrait-source.ts';
import { loadOfflineTools } from './load-offline-tools.ts';
import { computeCharacterTimes, decodeSound, guessPhonemes } from './offline-tools.ts';

const tools = await loadOfflineTools();
const tara = await createDrawnSource(people.tara).poster();

describe('the offline tools', () => {
  it('speak with the voice of each agent, and return the times of characters', async () => {
    expect(tools.voices.map(({ id }) => id)).toEqual(Object.keys(people));
    expect(tools.ownVoices.tara).toBe('tara');
    const { audio, times } = await tools.speak('Good morning.', 'tara');
    const { samples, sampleRate } = await decodeSound(audio);
    const seconds = samples.length / sampleRate;
    expect(seconds).toBeGreaterThan(0.8);
    expect(times.characters.join('')).toBe('Good morning.');
    expect(times.starts[0]).toBeGreaterThan(0.1);
    expect(times.ends.at(-1)).toBeLessThan(seconds);
    await expect(tools.speak('Hi.', 'nobody')).rejects.toThrow('There is no voice “nobody”.');
  });

  it('do not block the main thread while they speak', async () => {
    const before = performance.eventLoopUtilization();
    await tools.speak('I look after tax, audit and accounting. '.repeat(15), 'tara');
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
  });

  it('reject with the reason when they cannot speak', async () => {
    await expect(tools.speak(' … ', 'tara')).rejects.toThrow('There is nothing to say');
  });

  it('film their own speech, other recordings, and any picture', async () => {
    const { audio } = await tools.speak('Hi.', 'tara');
    const picture = new Uint8Array(tara);
    const own = await tools.film({ picture, audio });
    expect(Buffer.from(own.subarray(4, 8)).toString()).toBe('ftyp');
    // One more byte makes it an unknown recording.
    const foreign = Uint8Array.from([...audio, 0]);
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'tan' } })
      .png()
      .toBuffer();
    const other = await tools.film({ picture: new Uint8Array(photo), audio: foreign });
    expect(Buffer.from(other.subarray(4, 8)).toString()).toBe('ftyp');
  });
});

it('guesses phonemes with rest in the pauses', () => {
  const sampleRate = 1000;
  const samples = Float32Array.from({ length: 3000 }, (_, index) =>
    index >= 1000 && index < 2000 ? 0 : Math.sin(index) * 0.5,
  );
  const phonemes = guessPhonemes({ samples, sampleRate });
  expect(phonemes.length).toBeGreaterThan(10);
  expect(phonemes.filter(({ start }) => start > 1.1 && start < 1.9)).toEqual([]);
});

describe('the times of characters', () => {
  it('divide the time of their word, and of the gap before it', () => {
    const words = [
      { text: 'Hi', start: 0.5, end: 0.7 },
      { text: 'all.', start: 1, end: 1.4 },
    ];
    const { characters, starts, ends } = computeCharacterTimes('Hi all.', words);
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
    const { characters, starts, ends } = computeCharacterTimes(text, words);
    expect(characters).toEqual([...text]);
    expect([starts.length, ends.length]).toEqual([characters.length, characters.length]);
  });

  it('never decrease', () => {
    const words = [
      { text: 'one', start: 1, end: 2 },
      { text: 'two', start: 1.5, end: 1.8 },
    ];
    const { starts, ends } = computeCharacterTimes('one two', words);
    for (const [index, start] of starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(ends[index - 1] ?? 0);
      expect(ends[index] ?? 0).toBeGreaterThanOrEqual(start);
    }
  });
});
