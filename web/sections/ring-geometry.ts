import { rounded } from '../ui/rounded.ts';

/** A place in a drawing, in its own units. */
export interface Point {
  x: number;
  y: number;
}

/** One line of a ring: the indexes of the two places that it joins. */
export type Chord = readonly [from: number, to: number];

/** Fewer places make no ring; more are a blot when all are joined. */
const LEAST = 3;
const MOST = 12;

/** Whether so many places can be told apart on a ring. */
export function fitsRing(count: number): boolean {
  return count >= LEAST && count <= MOST;
}

/**
 * Places on a circle around 0, clockwise. The first stands half a step past the top, so that an even number of them
 * falls into a right and a left half, which leaves each room for words on its outer side.
 */
export function ringPoints(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
  });
}

/** Every pair of places, each once. */
export function chordsOf(places: readonly number[]): Chord[] {
  return places.flatMap((from, index) => places.slice(index + 1).map((to): Chord => [from, to]));
}
