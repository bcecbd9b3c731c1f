import { getVisibleText } from '../../../content/visible-text.ts';
import type { Region } from './global-impact-query.ts';
import { worldMapRegions } from './world-map-paths.ts';

export type DrawnRegion = (typeof worldMapRegions)[number];

/** The id of a region's outline on the map. Ids made from texts contain no underscore. */
export function getOutlineId(drawn: DrawnRegion): string {
  return `land_${worldMapRegions.indexOf(drawn)}`;
}

/**
 * Returns the drawn region for a region's document: by name, ignoring case, or by the document's id, so that editors can rename
 * it. Undefined if there is none.
 */
export function findDrawnRegion({ _id, name }: Pick<Region, '_id' | 'name'>): DrawnRegion | undefined {
  const wanted = getVisibleText(name ?? '').toLowerCase();
  return (
    worldMapRegions.find((drawn) => drawn.name.toLowerCase() === wanted) ??
    worldMapRegions.find((drawn) => _id === `region-${drawn.name.toLowerCase().replace(' ', '-')}`)
  );
}
