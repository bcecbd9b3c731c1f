/** A place by longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** One segment of a border. */
export type Edge = readonly [from: Place, to: Place];

/** The segments of a closed ring whose first place is repeated at its end, as in GeoJSON. */
export function edgesOf(ring: readonly Place[]): Edge[] {
  return ring.slice(1).flatMap((to, index) => {
    const from = ring[index];
    return from ? [[from, to] as const] : [];
  });
}

/**
 * The outline of several areas as closed rings: segments that two neighbours have in opposite directions are the border between
 * them and are removed; the others are joined to rings in the direction of the areas.
 *
 * @throws Error when the segments do not form closed rings
 */
export function outline(edges: readonly Edge[]): Place[][] {
  const onward = new Map<string, Map<string, Place>>();
  for (const [from, to] of edges) {
    const back = onward.get(key(to));
    if (back?.delete(key(from))) continue;
    const steps = onward.get(key(from)) ?? new Map<string, Place>();
    onward.set(key(from), steps.set(key(to), to));
  }
  const rings: Place[][] = [];
  for (const steps of onward.values()) {
    while (steps.size > 0) rings.push(walk(onward, steps));
  }
  return rings;
}

function walk(onward: Map<string, Map<string, Place>>, start: Map<string, Place>): Place[] {
  const ring: Place[] = [];
  let steps: Map<string, Place> | undefined = start;
  do {
    const [next] = steps?.values() ?? [];
    if (!next) throw new Error('An outline does not close.');
    steps?.delete(key(next));
    ring.push(next);
    steps = onward.get(key(next));
  } while (steps !== start);
  return ring;
}

function key([longitude, latitude]: Place): string {
  return `${longitude} ${latitude}`;
}
