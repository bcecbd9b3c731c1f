import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type GeoProjection, geoNaturalEarth1 } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type RegionName, regionNames } from './country-regions.ts';
import { outline, type Place } from './outline.ts';
import { regionEdges } from './region-edges.ts';
import { areaOf, type Spot, simplify } from './simplify.ts';

/**
 * `node scripts/tools/media/draw-world-map.ts` draws the world's six regions for the Global Impact page from the public domain borders
 * of Natural Earth in `world-atlas`, so that the site needs neither the borders nor a map library.
 */

/** The generated module of the site. */
export const file = join(import.meta.dirname, '../../../web/pages/global-impact/world-map-paths.ts');

const WIDTH = 1000;
/** Margin for the stroke at the edge of the drawing. */
const MARGIN = 3;
/** Smaller corners and islands, in square units, are left out. */
const MIN_CORNER_AREA = 0.8;
const MIN_ISLAND_AREA = 4;

/** The longitude of the map's edges: in the Bering Strait, where they cut no land but St. Lawrence Island. */
const EDGE = -169;

/** Position of the region's name or number. */
const labels: Record<RegionName, Place> = {
  'North America': [-101, 44],
  Europe: [20, 51],
  Asia: [92, 42],
  Africa: [20, 2],
  'South America': [-58, -12],
  Oceania: [134, -25],
};

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Generates the text of the site's module with the map. */
export function drawWorldMap(): string {
  const regions = outlines();
  const shore = {
    type: 'MultiPoint' as const,
    coordinates: [...regions.values()].flat(2).map(([x, y]) => [x, y]),
  };
  const projection = geoNaturalEarth1().rotate([-(EDGE + 180), 0]);
  projection.fitWidth(WIDTH - 2 * MARGIN, shore);
  const [x, y] = projection.translate();
  projection.translate([x + MARGIN, y + MARGIN]);
  const drawn = regionNames.map((name) => ({
    name,
    ...drawRegion(name, regions.get(name) ?? [], projection),
  }));
  const height = Math.ceil(Math.max(...drawn.map(({ box: [, y, , boxHeight] }) => y + boxHeight))) + MARGIN;
  return moduleText(height, drawn);
}

function outlines(): Map<RegionName, Place[][]> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
  // A file of the package whose structure is documented but not typed.
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Atlas;
  const parts = feature(atlas, atlas.objects.countries).features.flatMap(({ geometry, ...rest }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    return regionEdges({ ...rest, geometry });
  });
  return new Map(
    regionNames.map((name) => [
      name,
      outline(parts.filter(({ region }) => region === name).flatMap(({ edges }) => edges)),
    ]),
  );
}

function drawRegion(name: RegionName, rings: readonly Place[][], projection: GeoProjection) {
  const islands = rings
    .map((ring) => ring.map((place) => project(projection, place)))
    .filter((ring) => !isTorn(ring))
    .map((ring) => simplify(ring, MIN_CORNER_AREA))
    .filter((ring) => areaOf(ring) >= MIN_ISLAND_AREA)
    .map((ring) => withoutIdleCorners(ring.map(([x, y]) => [Math.round(x), Math.round(y)])));
  const xs = islands.flat().map(([x]) => x);
  const ys = islands.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    outline: islands.map(pathOf).join(''),
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top] as const,
    label: project(projection, labels[name]).map(Math.round),
  };
}

/** Removes corners that lie on a straight line after rounding. */
function withoutIdleCorners(ring: readonly Spot[]): Spot[] {
  return ring.reduce<Spot[]>((kept, spot) => {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && last[0] === spot[0] && last[1] === spot[1]) return kept;
    const isIdle = before !== undefined && last !== undefined && isBetween(last, before, spot);
    return [...(isIdle ? kept.slice(0, -1) : kept), spot];
  }, []);
}

function isBetween([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): boolean {
  const isOnLine = (x - fromX) * (toY - y) === (y - fromY) * (toX - x);
  return isOnLine && (x - fromX) * (toX - x) + (y - fromY) * (toY - y) > 0;
}

/** Whether a ring crosses the map's edge, so that its parts lie at both ends of the map. */
function isTorn(ring: readonly Spot[]): boolean {
  const xs = ring.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs) > WIDTH / 2;
}

function project(projection: GeoProjection, [longitude, latitude]: Place): Spot {
  const spot = projection([longitude, latitude]);
  if (!spot) throw new Error(`${longitude}, ${latitude} is not on the map.`);
  return spot;
}

/** The ring as the shortest SVG path: corners relative to the previous one. */
function pathOf(ring: readonly Spot[]): string {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [lastX, lastY] = ring[index] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${ring[0]?.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

type Drawn = { name: RegionName } & ReturnType<typeof drawRegion>;

function moduleText(height: number, regions: readonly Drawn[]): string {
  const entries = regions.map(
    ({ name, outline: path, box, label }) =>
      `  {\n    name: '${name}',\n    label: [${label.join(', ')}],\n    box: [${box.join(', ')}],\n    outline:\n      '${path}',\n  },\n`,
  );
  return `// Drawn by scripts/tools/media/draw-world-map.ts from the borders of Natural Earth; changes are made there.

/** Width and height of the map in its own units. */
export const worldMapSize = [${WIDTH}, ${height}] as const;

/** The drawn regions: \`box\` is left, top, width and height of the outline, \`label\` the middle of its largest land. */
export const worldMapRegions = [
${entries.join('')}] as const;
`;
}

if (import.meta.main) writeFileSync(file, drawWorldMap());
