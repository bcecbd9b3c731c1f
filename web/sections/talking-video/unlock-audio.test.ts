import { afterEach, expect, it, vi } from 'vitest';
import { unlockAudio } from './unlock-audio.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An audio context that the browser lets run, or not. */
function stubAudio(state: AudioContextState) {
  const log: string[] = [];
  const tone = new EventTarget();
  Object.assign(tone, {
    connect: (gain: { gain: { value: number } }) => {
      log.push(`loudness ${gain.gain.value}`);
      return gain;
    },
    start: () => log.push('start'),
    stop: () => queueMicrotask(() => tone.dispatchEvent(new Event('ended'))),
  });
  class FakeAudioContext extends EventTarget {
    state = state;
    currentTime = 0;
    destination = {};
    createOscillator = () => tone;
    createGain = () => ({ gain: { value: 1 }, connect: () => {} });
    close = async () => void log.push('close');
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return log;
}

it('plays a tone that nobody hears', async () => {
  const log = stubAudio('running');
  await unlockAudio();
  expect(log).toEqual(['loudness 0', 'start', 'close']);
});

it('counts a refusal as success, without insisting', async () => {
  vi.useFakeTimers();
  const log = stubAudio('suspended');
  const unlocked = unlockAudio();
  await vi.advanceTimersByTimeAsync(250);
  await expect(unlocked).resolves.toBeUndefined();
  expect(log).toEqual(['close']);
});

it('counts a browser without Web Audio as success', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await expect(unlockAudio()).resolves.toBeUndefined();
});
