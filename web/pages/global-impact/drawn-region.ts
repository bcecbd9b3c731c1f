import { visibleText } from '../../content/visible-text.ts';
import type { Region } from './global-impact-query.ts';
import { worldMapRegions } from './world-map-paths.ts';

export type DrawnRegion = (typeof worldMapRegions)[number];

/** The id of a region's outline on the map. Ids that are made of texts have no underscore. */
export function outlineId(drawn: DrawnRegion): string {
  return `land_${worldMapRegions.indexOf(drawn)}`;
}

/**
 * The part of the drawn map that belongs to a region: the one of its name, whatever its case, else the one of the name
 * that its document had at first, so that an editor may rename it. Undefined when there is none.
 */
export function drawnRegion({ _id, name }: Pick<Region, '_id' | 'name'>): DrawnRegion | undefined {
  const wanted = visibleText(name ?? '').toLowerCase();
  return (
    worldMapRegions.find((drawn) => drawn.name.toLowerCase() === wanted) ??
    worldMapRegions.find((drawn) => _id === `region-${drawn.name.toLowerCase().replace(' ', '-')}`)
  );
}
