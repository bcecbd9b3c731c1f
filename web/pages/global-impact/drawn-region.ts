import { worldMapRegions } from './world-map-paths.ts';

export type DrawnRegion = (typeof worldMapRegions)[number];

/** The part of the drawn map that has a region's name, whatever its case; undefined when none has. */
export function drawnRegion(name: string | null): DrawnRegion | undefined {
  const wanted = name?.trim().toLowerCase();
  return worldMapRegions.find((drawn) => drawn.name.toLowerCase() === wanted);
}
