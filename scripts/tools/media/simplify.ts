/** A point of the drawing, in its units. */
export type Spot = readonly [x: number, y: number];

/**
 * Simplifies a closed ring: repeatedly removes the corner whose triangle with its neighbours is the smallest, until each spans at
 * least `least` square units (the algorithm of Visvalingam and Whyatt).
 */
export function simplify(ring: readonly Spot[], least: number): Spot[] {
  const kept = [...ring];
  while (kept.length > 3) {
    const areas = kept.map((spot, index) =>
      triangle(kept.at(index - 1), spot, kept[(index + 1) % kept.length]),
    );
    const smallest = Math.min(...areas);
    if (smallest >= least) break;
    kept.splice(areas.indexOf(smallest), 1);
  }
  return kept;
}

/** The area of a ring in square units, for either direction. */
export function areaOf(ring: readonly Spot[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function triangle(one: Spot | undefined, two: Spot, three: Spot | undefined): number {
  return one && three ? areaOf([one, two, three]) : 0;
}
