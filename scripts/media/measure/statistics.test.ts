import { expect, test } from 'vitest';
import { pitchOf } from './pitch.ts';
import { correlation, lagOf, median } from './statistics.ts';

test('what rises together correlates by 1, what falls by −1', () => {
  expect(correlation([1, 2, 4], [10, 20, 40])).toBeCloseTo(1);
  expect(correlation([1, 2, 4], [-1, -2, -4])).toBeCloseTo(-1);
});

test('tells by how much one list follows the other', () => {
  const voice = [0, 0, 1, 3, 9, 2, 0, 4, 8, 1, 0, 0, 0];
  const later = [0, 0, ...voice.slice(0, -2)];
  expect(lagOf(later, voice, 4)).toBe(2);
  expect(lagOf(voice, later, 4)).toBe(-2);
});

test('the median is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test.each([95, 170, 235])('hears a tone of %i Hz', (hertz) => {
  const samples = Float32Array.from({ length: 22_050 }, (_, index) => {
    const phase = (index / 22_050) * hertz * 2 * Math.PI;
    return 0.3 * Math.sin(phase) + 0.1 * Math.sin(2 * phase);
  });
  expect(Math.abs(pitchOf({ samples, sampleRate: 22_050 }) - hertz)).toBeLessThan(3);
});
