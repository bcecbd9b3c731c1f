import { expect, it } from 'vitest';
import { edgesOf, outline, type Place } from './outline.ts';

/** A clockwise square of one degree whose lower left corner is at (x, y). */
function square(x: number, y: number): Place[] {
  return [
    [x, y],
    [x, y + 1],
    [x + 1, y + 1],
    [x + 1, y],
    [x, y],
  ];
}

it('joins neighbours without the border between them', () => {
  const [ring, ...others] = outline([...edgesOf(square(0, 0)), ...edgesOf(square(1, 0))]);
  expect(others).toEqual([]);
  expect(ring).toHaveLength(6);
  expect(ring).not.toContainEqual(edgesOf(square(0, 0))[2]);
});

it('keeps separate islands, each in its direction', () => {
  const islands = [square(0, 0), square(5, 5)];
  const rings = outline(islands.flatMap(edgesOf));
  expect(rings).toEqual(islands.map((island) => island.slice(1)));
});

it('keeps the shore of a lake', () => {
  const shore = Array.from({ length: 9 }, (_, index) => square(index % 3, Math.floor(index / 3)));
  shore.splice(4, 1);
  const rings = outline(shore.flatMap(edgesOf));
  expect(rings.map((ring) => ring.length).sort()).toEqual([12, 4]);
});

it('throws when borders do not close', () => {
  expect(() => outline(edgesOf(square(0, 0)).slice(1))).toThrow('An outline does not close.');
});
