import { afterEach, expect, it, vi } from 'vitest';
import { unlockAudio } from './unlock-audio.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubs an audio context that the browser allows to run, or not. */
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

it('plays an inaudible tone', async () => {
  const log = stubAudio('running');
  await unlockAudio();
  expect(log).toEqual(['loudness 0', 'start', 'close']);
});

it('resolves when the browser refuses, without trying again', async () => {
  vi.useFakeTimers();
  const log = stubAudio('suspended');
  const unlocked = unlockAudio();
  await vi.advanceTimersByTimeAsync(250);
  await expect(unlocked).resolves.toBeUndefined();
  expect(log).toEqual(['close']);
});

it('resolves without Web Audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  await expect(unlockAudio()).resolves.toBeUndefined();
});
