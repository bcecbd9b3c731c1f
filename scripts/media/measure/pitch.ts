import type { Sound } from '../speech/voice.ts';
import { median } from './statistics.ts';

const lowest = 65;
const highest = 350;
/** How alike two periods must be to count as voiced. */
const voiced = 0.7;
const quiet = 0.02;

/** The middle pitch of a voice in Hz: autocorrelation over windows of 46 ms, where the sound is voiced. */
export function pitchOf({ samples, sampleRate }: Sound): number {
  const window = Math.round(sampleRate * 0.046);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * window < samples.length; start += window) {
    const period = periodAt(samples, start, window, sampleRate);
    if (period) pitches.push(sampleRate / period);
  }
  return median(pitches);
}

function periodAt(
  samples: Float32Array,
  start: number,
  window: number,
  sampleRate: number,
): number | undefined {
  if (Math.sqrt(product(samples, start, start, window) / window) < quiet) return undefined;
  const shortest = Math.floor(sampleRate / highest);
  const likeness: number[] = [];
  for (let lag = shortest; lag < sampleRate / lowest; lag += 1) {
    const power = product(samples, start, start, window) * product(samples, start + lag, start + lag, window);
    likeness.push(product(samples, start, start + lag, window) / Math.sqrt(power));
  }
  const best = Math.max(...likeness);
  if (best < voiced) return undefined;
  // Two periods are as alike as one: the first peak that comes near the best is the period.
  const peak = likeness.findIndex(
    (value, lag) =>
      value > best - 0.04 && value >= (likeness[lag - 1] ?? 0) && value >= (likeness[lag + 1] ?? 0),
  );
  return shortest + peak;
}

function product(samples: Float32Array, one: number, other: number, window: number): number {
  let sum = 0;
  for (let index = 0; index < window; index += 1) {
    sum += (samples[one + index] ?? 0) * (samples[other + index] ?? 0);
  }
  return sum;
}
