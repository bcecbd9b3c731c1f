import type { Sound } from '../speech/voice.ts';

/**
 * How loud the voice is in each frame of a video: the root mean square of the sound around it, 0 to 1, where 1 is the
 * loudness that a tenth of the frames exceed.
 */
export function computeEnergyByFrame({ samples, sampleRate }: Sound, frameRate: number): number[] {
  const frames = Math.ceil((samples.length / sampleRate) * frameRate);
  const half = Math.round(sampleRate * 0.04);
  const levels = Array.from({ length: frames }, (_, frame) => {
    const middle = Math.round((frame / frameRate) * sampleRate);
    const window = samples.subarray(Math.max(0, middle - half), middle + half);
    return Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, window.length));
  });
  const loud = [...levels].filter((level) => level > 0.005).sort((one, other) => one - other);
  const reference = loud[Math.floor(loud.length * 0.9)] ?? 1;
  return levels.map((level) => Math.min(1, level / reference));
}
