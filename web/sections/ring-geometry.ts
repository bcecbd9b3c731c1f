import { roundTo } from '../ui/drawings/round-to.ts';

/** A point in units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A line in a ring: the indexes of the two points that it connects. */
type Chord = readonly [from: number, to: number];

/** Two points do not make a ring; with more than twelve, all connections together cannot be told apart. */
const MIN_POINTS = 3;
const MAX_POINTS = 12;

/** Whether this number of points can be drawn as a ring. */
export function fitsRing(count: number): boolean {
  return count >= MIN_POINTS && count <= MAX_POINTS;
}

/**
 * Returns points on a circle around the origin, clockwise. The first is half a step past the top, so that an even number of
 * points splits into a right and a left half, with space for labels on the outside.
 */
export function computeRingPoints(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return { x: roundTo(radius * Math.sin(angle)), y: roundTo(-radius * Math.cos(angle)) };
  });
}

/** Returns all pairs of places, each once. */
export function listChords(places: readonly number[]): Chord[] {
  return places.flatMap((from, index) => places.slice(index + 1).map((to): Chord => [from, to]));
}
