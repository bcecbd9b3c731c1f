import { describe, expect, test } from 'vitest';
import { computeEnergyByFrame } from './energy.ts';
import { getOpening, visemes } from './mouth-shape.ts';
import { computeMouthHolds, getMouthAt, openMouth } from './mouth-track.ts';
import { getVisemes } from './phoneme-visemes.ts';

describe('visemes of a phoneme', () => {
  test.each([
    ['ˈoʊ', ['round', 'pursed']],
    ['aɪ', ['open', 'spread']],
    ['m', ['closed']],
    ['v', ['lip']],
    ['ð', ['tongue']],
    ['tʃ', ['forward']],
    ['t', ['teeth']],
    ['ˌiː', ['spread']],
    ['ɚ', ['middle']],
    ['n̩', ['teeth']],
  ])('%s', (symbol, mouths) => {
    expect(getVisemes(symbol)).toEqual(mouths);
  });
});

/** 'Bob': visemes closed, open, closed. */
const bob = [
  { symbol: 'b', start: 0.5, end: 0.56 },
  { symbol: 'ˈɑː', start: 0.56, end: 0.8 },
  { symbol: 'b', start: 0.8, end: 0.86 },
];

test('rests before and after speech, closes for b and opens between', () => {
  const holds = computeMouthHolds(bob, 1.5);
  expect(holds.map(({ viseme }) => viseme)).toEqual(['rest', 'closed', 'open', 'closed', 'rest']);
  expect(getMouthAt(holds, 0.1)).toEqual(visemes.rest);
  expect(getOpening(getMouthAt(holds, 0.53))).toBeLessThan(12);
  expect(getOpening(getMouthAt(holds, 0.68))).toBeGreaterThan(40);
  expect(getOpening(getMouthAt(holds, 0.83))).toBeLessThan(12);
  expect(getMouthAt(holds, 1.4)).toEqual(visemes.rest);
});

test('interpolates between mouths: no frame changes by more than half of the range', () => {
  const holds = computeMouthHolds(bob, 1.5);
  const widest = getOpening(visemes.open);
  for (let time = 0.3; time < 1.1; time += 0.02) {
    const change = Math.abs(getOpening(getMouthAt(holds, time + 0.02)) - getOpening(getMouthAt(holds, time)));
    expect(change).toBeLessThan(widest / 2);
  }
});

test('opens the mouth more for a loud sound than for a soft one; closed lips stay closed', () => {
  expect(getOpening(openMouth(visemes.open, 1))).toBeGreaterThan(
    2 * getOpening(openMouth(visemes.open, 0.2)),
  );
  expect(openMouth(visemes.closed, 1)).toEqual(visemes.closed);
  expect(openMouth(visemes.rest, 0)).toEqual(visemes.rest);
});

test('energy is 0 in silence and 1 where the sound is loud', () => {
  const samples = Float32Array.from({ length: 22_050 }, (_, index) =>
    index < 11_025 ? 0 : Math.sin(index / 10) / 2,
  );
  const energy = computeEnergyByFrame({ samples, sampleRate: 22_050 }, 25);
  expect(energy).toHaveLength(25);
  expect(energy[5]).toBe(0);
  expect(energy[20]).toBeCloseTo(1, 1);
});
