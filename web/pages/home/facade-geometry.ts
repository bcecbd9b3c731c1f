/** One storey, from top to bottom: a frieze that carries reliefs, a beam, and the pillars with bays between them. */

/** From here on the ten pillars stand in one row. */
export const wideHome = '@media (width >= 64rem)';

type Storey = { top: number; frieze: number; beam: number; pillars: number };

/** A temple front in units of its view box. Its pillars stand at equal distances, the same on every storey. */
export type Facade = {
  width: number;
  height: number;
  roof: { peak: number; eaves: number; cornice: number };
  storeys: readonly Storey[];
  pillars: { count: number; first: number; width: number };
  steps: { count: number; run: number };
};

/** Ten pillars in a row, for eight agents and the door in the middle. */
export const wideFacade: Facade = {
  width: 1280,
  height: 440,
  roof: { peak: 4, eaves: 92, cornice: 10 },
  storeys: [{ top: 102, frieze: 98, beam: 10, pillars: 200 }],
  pillars: { count: 10, first: 72, width: 24 },
  steps: { count: 3, run: 20 },
};

/** The same ten on two storeys, for a narrow page: four agents on each. */
export const tallFacade: Facade = {
  width: 320,
  height: 440,
  roof: { peak: 2, eaves: 40, cornice: 6 },
  storeys: [
    { top: 46, frieze: 76, beam: 6, pillars: 104 },
    { top: 238, frieze: 76, beam: 6, pillars: 104 },
  ],
  pillars: { count: 5, first: 13, width: 9 },
  steps: { count: 3, run: 3 },
};

/** Where the pillars of a storey stand: the middle of each, from left to right. */
export function pillarPlaces({ width, pillars: { count, first } }: Facade): number[] {
  const step = (width - 2 * first) / (count - 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Where in the facade, as shares of its size, the storeys' bays lie and how a bay is divided. */
export function bayFrame(facade: Facade) {
  const { width, height, pillars, storeys } = facade;
  const [first, last] = [storeys.at(0), storeys.at(-1)];
  if (!first || !last) throw new Error('A facade has at least one storey.');
  const depth = first.frieze + first.beam + first.pillars;
  const foot = last.top + depth;
  return {
    side: share(pillars.first, width),
    top: share(first.top, height),
    bottom: share(height - foot, height),
    frieze: share(first.frieze, depth),
    beam: share(first.beam, depth),
    /** Between two storeys, as a share of the height of all. */
    floor: share(storeys.length > 1 ? last.top - first.top - depth : 0, foot - first.top),
  };
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(3)}%`;
}
