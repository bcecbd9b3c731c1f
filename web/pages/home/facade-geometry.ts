/** From this window width on, the ten pillars are in one row. */
export const wideHome = '@media (width >= 64rem)';

type Storey = { top: number; frieze: number; beam: number; pillars: number };

/** A temple front in units of its view box. Pillars are evenly spaced, in the same places on every story. */
export type Facade = {
  width: number;
  height: number;
  roof: { peak: number; eaves: number; cornice: number };
  storeys: readonly Storey[];
  pillars: { count: number; first: number; width: number };
  steps: { count: number; run: number };
};

/** Ten pillars in one row, for eight agents and a door in the middle. */
export const wideFacade: Facade = {
  width: 1280,
  height: 440,
  roof: { peak: 4, eaves: 92, cornice: 10 },
  storeys: [{ top: 102, frieze: 98, beam: 10, pillars: 200 }],
  pillars: { count: 10, first: 72, width: 24 },
  steps: { count: 3, run: 20 },
};

/** The pillars on two stories for a narrow page, with four agents on each. */
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

/** Returns the center of each pillar of a story, from left to right. */
export function computePillarPlaces({ width, pillars: { count, first } }: Facade): number[] {
  const step = (width - 2 * first) / (count - 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Returns the position and the proportions of the bays as percentages of the facade. */
export function computeBayFrame(facade: Facade) {
  const { width, height, pillars, storeys } = facade;
  const [first, last] = [storeys.at(0), storeys.at(-1)];
  if (!first || !last) throw new Error('A facade has at least one storey.');
  const depth = first.frieze + first.beam + first.pillars;
  const foot = last.top + depth;
  return {
    side: formatShare(pillars.first, width),
    top: formatShare(first.top, height),
    bottom: formatShare(height - foot, height),
    frieze: formatShare(first.frieze, depth),
    beam: formatShare(first.beam, depth),
    /** The space between two stories, as a percentage of the height of both. */
    floor: formatShare(storeys.length > 1 ? last.top - first.top - depth : 0, foot - first.top),
  };
}

function formatShare(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(3)}%`;
}
