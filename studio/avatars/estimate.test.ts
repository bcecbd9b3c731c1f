import { describe, expect, it } from 'vitest';
import { computeCost, formatCost, listPlannedSteps, measureSpeech } from './estimate.ts';

const asset = { publicId: 'a', url: '', secureUrl: '', resourceType: 'video', version: '' } as const;
const live = { speech: false, video: false };

describe('the estimate of a generation', () => {
  it('measures a text', () => {
    const text = 'word '.repeat(50).trim();
    expect(measureSpeech(text)).toEqual({ words: 50, characters: 249, seconds: 20, isTooLong: false });
    expect(measureSpeech('').words).toBe(0);
    expect(measureSpeech('a'.repeat(10_001)).isTooLong).toBe(true);
  });

  it('lists the price of each step', () => {
    const length = measureSpeech('word '.repeat(50).trim());
    expect(listPlannedSteps(length, {}, live)).toEqual([
      { name: 'Voice recording', isDone: false, cost: 'about 249 characters of the voice provider’s credit' },
      { name: 'Portrait', isDone: false, cost: 'free' },
      {
        name: 'Talking video',
        isDone: false,
        cost: 'about 2 credits of the video provider, one for every 15 seconds',
      },
    ]);
    expect(listPlannedSteps(measureSpeech('Hi.'), {}, live)[2]?.cost).toMatch(/^about 1 credit of/);
  });

  it('marks existing files and free steps', () => {
    const steps = listPlannedSteps(
      measureSpeech('Hi.'),
      { audio: asset, image: asset },
      { speech: true, video: true },
    );
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, false]);
    expect(steps[2]?.cost).toBe('free, by this machine');
  });

  it('describes only what is charged', () => {
    const length = measureSpeech('word '.repeat(50).trim());
    expect(formatCost(computeCost(length, {}, live))).toBe(
      'about 249 characters of the voice provider’s credit and about 2 credits of the video provider',
    );
    expect(formatCost(computeCost(length, { audio: asset }, live))).toBe(
      'about 2 credits of the video provider',
    );
    expect(formatCost(computeCost(length, {}, { speech: true, video: true }))).toBe('');
  });
});
