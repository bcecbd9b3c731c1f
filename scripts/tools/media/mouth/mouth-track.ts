import type { SpokenPhoneme } from '../speech/voice.ts';
import { blend, type MouthShape, type Viseme, visemes } from './mouth-shape.ts';
import { getVisemes } from './phoneme-visemes.ts';

/** A viseme with its start and end in seconds. */
type MouthHold = { viseme: Viseme; start: number; end: number };

/** In pauses longer than this, in seconds, the mouth returns to rest; in shorter ones it keeps its shape. */
const restAfter = 0.16;

/** Overlap of a viseme with its neighbours, in seconds. */
const reach = 0.045;

/**
 * The dominance of each viseme over its neighbours: lips that must close do so even when the sound is short, while tongue
 * sounds adopt the lip shape of the vowels around them.
 */
const strength: Record<Viseme, number> = {
  rest: 1.2,
  closed: 6,
  lip: 4,
  teeth: 0.8,
  tongue: 1,
  forward: 1.6,
  spread: 1.4,
  middle: 1.2,
  open: 2,
  round: 2,
  pursed: 2,
};

/** The visemes from the start to `duration`: those of the phonemes, and rest in the pauses. */
export function computeMouthHolds(phonemes: readonly SpokenPhoneme[], duration: number): MouthHold[] {
  const holds: MouthHold[] = [];
  let end = 0;
  const rest = (until: number) => {
    if (until - end > restAfter) holds.push({ viseme: 'rest', start: end, end: until });
  };
  for (const phoneme of phonemes) {
    rest(phoneme.start);
    const mouths = getVisemes(phoneme.symbol);
    const length = (phoneme.end - phoneme.start) / mouths.length;
    mouths.forEach((viseme, index) => {
      const start = phoneme.start + index * length;
      holds.push({ viseme, start, end: start + length });
    });
    end = phoneme.end;
  }
  rest(duration);
  return holds;
}

/**
 * The mouth's shape at a time: a weighted average of nearby visemes, whose weight falls with their distance (coarticulation by
 * dominance functions, Cohen and Massaro 1993).
 */
export function getMouthAt(holds: readonly MouthHold[], time: number): MouthShape {
  let shape: MouthShape = visemes.rest;
  let total = 0;
  for (const { viseme, start, end } of holds) {
    const distance = time < start ? start - time : time > end ? time - end : 0;
    if (distance > 4 * reach) continue;
    const weight = strength[viseme] * Math.exp(-((distance / reach) ** 2));
    total += weight;
    shape = blend(shape, visemes[viseme], weight / total);
  }
  return shape;
}

/** Opens the mouth according to the loudness of the voice: `energy` from 0 to 1. Closed lips stay closed. */
export function openMouth(shape: MouthShape, energy: number): MouthShape {
  if (shape.drop + shape.lift <= 6) return shape;
  const share = 0.18 + energy;
  return { ...shape, drop: shape.drop * share, lift: shape.lift * (0.4 + 0.6 * share) };
}
