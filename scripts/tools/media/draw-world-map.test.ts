import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawWorldMap, file } from './draw-world-map.ts';
import { areaOf, simplify } from './simplify.ts';

it('gives the map that the site shows; run it again when this fails', () => {
  expect(readFileSync(file, 'utf8')).toBe(drawWorldMap());
});

it('draws a map with few bytes', () => {
  expect(drawWorldMap().length).toBeLessThan(20_000);
});

it('leaves out corners that are hardly visible', () => {
  const square = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const simple = simplify(square, 1);
  expect(simple).toEqual([square[0], square[2], square[3], square[4]]);
  expect(areaOf(simple)).toBe(100);
});

it('keeps at least a triangle of any ring', () => {
  expect(
    simplify(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      100,
    ),
  ).toHaveLength(3);
});
