import { computeEnergyByFrame } from '../mouth/energy.ts';
import { computeMouthHolds, getMouthAt, openMouth } from '../mouth/mouth-track.ts';
import { type Pose, restingPose } from '../portraits/pose.ts';
import type { Speech } from '../speech/voice.ts';

export const frameRate = 25;

/** Seconds in which the head leaves its rest position at the start, and returns to it at the end. */
const easing = 0.8;

/** An emphasised moment: a stressed phoneme or, with more weight, the first after a pause. */
type Beat = { at: number; weight: number };

/**
 * The poses of a speaking face, frame by frame: the mouth moves with the phonemes, brows and head with the emphasis, and the
 * eyes blink at times. The first and the last frame are the portrait at rest. The same speech always gives the same poses.
 */
export function computePoses(speech: Speech): Pose[] {
  const { samples, sampleRate } = speech.sound;
  const duration = samples.length / sampleRate;
  const frames = Math.ceil(duration * frameRate);
  const holds = computeMouthHolds(speech.phonemes, duration);
  const energy = computeEnergyByFrame(speech.sound, frameRate);
  const beats = findBeats(speech);
  const blinks = computeBlinkTimes(duration, speech.phonemes.length);
  return Array.from({ length: frames }, (_, frame) => {
    if (frame === 0 || frame === frames - 1) return restingPose;
    const time = frame / frameRate;
    const emphasis = getEmphasisAt(beats, time);
    const ease = Math.min(1, time / easing, Math.max(0, (duration - time - 0.08) / easing));
    return {
      mouth: openMouth(getMouthAt(holds, time), energy[frame] ?? 0),
      blink: Math.max(0, ...blinks.map((blink) => getBlinkAt(time - blink))),
      brows: 6 * emphasis * ease,
      head: {
        tilt: (1.1 * Math.sin(time * 1.15 + 0.4) + 0.5 * Math.sin(time * 2.1)) * ease,
        nod: 4.5 * emphasis * ease,
      },
    };
  });
}

function findBeats({ phonemes }: Speech): Beat[] {
  return phonemes.flatMap((phoneme, index) => {
    const pause = phoneme.start - (phonemes[index - 1]?.end ?? 0);
    if (pause > 0.25) return [{ at: phoneme.start + 0.1, weight: 1 }];
    return phoneme.symbol.includes('ˈ') ? [{ at: (phoneme.start + phoneme.end) / 2, weight: 0.45 }] : [];
  });
}

function getEmphasisAt(beats: readonly Beat[], time: number): number {
  const sum = beats.reduce(
    (total, { at, weight }) => total + weight * Math.exp(-(((time - at) / 0.16) ** 2)),
    0,
  );
  return Math.min(1, sum);
}

function computeBlinkTimes(duration: number, seed: number): number[] {
  const random = createSeededRandom(seed);
  const times: number[] = [];
  for (let time = 1 + random() * 1.5; time < duration - 0.5; time += 2.2 + random() * 3) times.push(time);
  return times;
}

/** Closure of the eyelids at a time after a blink began: shut within two frames, open again after five. */
function getBlinkAt(since: number): number {
  if (since < 0 || since > 0.2) return 0;
  return since < 0.08 ? Math.min(1, 0.3 + since / 0.06) : 1 - (since - 0.08) / 0.12;
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32, public domain). */
function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
