import type { SpokenPhoneme } from '../speech/voice.ts';
import { blend, type MouthShape, type Viseme, visemes } from './mouth-shape.ts';
import { visemesOf } from './phoneme-visemes.ts';

/** One mouth held for a while, in seconds. */
export type MouthHold = { viseme: Viseme; start: number; end: number };

/** A pause longer than this lets the mouth come to rest; in a shorter one it stays as it was. */
const restAfter = 0.16;

/** How far, in seconds, a mouth reaches into the time of its neighbours. */
const reach = 0.045;

/**
 * How strongly each mouth insists on its shape: lips that must meet do so even when they are brief; the tongue works
 * behind whatever the vowels around it do with the lips.
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

/** Which mouth is made when, from the start to `duration`: sounds, and rest in the pauses. */
export function mouthHolds(phonemes: readonly SpokenPhoneme[], duration: number): MouthHold[] {
  const holds: MouthHold[] = [];
  let end = 0;
  const rest = (until: number) => {
    if (until - end > restAfter) holds.push({ viseme: 'rest', start: end, end: until });
  };
  for (const phoneme of phonemes) {
    rest(phoneme.start);
    const mouths = visemesOf(phoneme.symbol);
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
 * The mouth at a moment: every sound nearby has a say that falls with its distance, so that one shape flows into
 * the next and is coloured by it (coarticulation by dominance, after Cohen and Massaro 1993).
 */
export function mouthAt(holds: readonly MouthHold[], time: number): MouthShape {
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

/** The same mouth, opened as widely as the voice is loud: `energy` 0 to 1. Closed lips stay closed. */
export function openedBy(shape: MouthShape, energy: number): MouthShape {
  if (shape.drop + shape.lift <= 6) return shape;
  const share = 0.18 + energy;
  return { ...shape, drop: shape.drop * share, lift: shape.lift * (0.4 + 0.6 * share) };
}
