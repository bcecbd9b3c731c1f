import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { type RegionName, regionOf } from './country-regions.ts';
import { type Edge, edgesOf, type Place } from './outline.ts';

/** Longitude in degrees at which Russia is cut into its European and its Asian part. */
const URAL = 60;

/** Points of the cut along the mountains' crest, so that it does not look like a straight drawing error. */
const CREST: readonly Place[] = [
  [62.5, 67.6],
  [65.2, 66.7],
  [62.8, 65.3],
  [59.8, 63.6],
  [59.1, 61.2],
  [59.7, 58.6],
  [59.3, 56.3],
  [58.4, 54.4],
  [59.1, 52.6],
];

/** Parts of France west of this longitude are in South America. */
const ATLANTIC = -30;

/** The border segments of one country, by the regions that it belongs to. */
export function regionEdges(
  country: Feature<Polygon | MultiPolygon, { name: string }>,
): { region: RegionName; edges: Edge[] }[] {
  const { name } = country.properties;
  const region = regionOf(name);
  if (!region) return [];
  const rings = ringsOf(country.geometry);
  const mainland = rings.reduce((longest, ring) => (ring.length > longest.length ? ring : longest), []);
  return rings.flatMap((ring) => {
    // Neighbours of Russia get the same cut points, so that common borders stay the same.
    const edges = edgesOf(ring).flatMap(cutAtUral);
    if (name === 'Russia' && ring === mainland) return partedAtUral(edges);
    return { region: regionOfIsland(name, region, ring), edges };
  });
}

function ringsOf(geometry: Polygon | MultiPolygon): Place[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => ring.map(([longitude = 0, latitude = 0]): Place => [longitude, latitude]));
}

function regionOfIsland(country: string, region: RegionName, ring: readonly Place[]): RegionName {
  const [longitude = 0] = ring[0] ?? [];
  if (country === 'France' && longitude < ATLANTIC) return 'South America';
  if (country === 'Russia' && isEastOfUral(longitude)) return 'Asia';
  return region;
}

/** Whether a longitude is in Russia's Asian part, also beyond 180°, where longitudes are negative. */
function isEastOfUral(longitude: number): boolean {
  return longitude > URAL || longitude < ATLANTIC;
}

/** Splits a segment that crosses the meridian of the cut into two. */
function cutAtUral([from, to]: Edge): Edge[] {
  const [west, east] = from[0] < to[0] ? [from, to] : [to, from];
  const isCrossing = west[0] < URAL && east[0] > URAL && east[0] - west[0] < 180;
  if (!isCrossing) return [[from, to]];
  const part = (URAL - west[0]) / (east[0] - west[0]);
  const crossing: Place = [URAL, west[1] + part * (east[1] - west[1])];
  return [
    [from, crossing],
    [crossing, to],
  ];
}

/** The European and Asian part of a clockwise ring that is cut at the Ural, each closed along the cut. */
function partedAtUral(edges: readonly Edge[]): { region: RegionName; edges: Edge[] }[] {
  const isEast = ([from, to]: Edge) => isEastOfUral(from[0]) || isEastOfUral(to[0]);
  const crossings = edges
    .map(([from]) => from)
    .filter(([longitude]) => longitude === URAL)
    .sort(([, one], [, other]) => other - one);
  const cuts = crossings.flatMap((north, index): Edge[] => {
    const south = crossings[index + 1];
    return index % 2 === 0 && south ? alongCrest(north, south) : [];
  });
  return [
    { region: 'Europe', edges: [...edges.filter((edge) => !isEast(edge)), ...cuts] },
    {
      region: 'Asia',
      edges: [...edges.filter(isEast), ...cuts.map(([north, south]): Edge => [south, north])],
    },
  ];
}

/** The segments from one end of a cut to the other, along the crest where it lies between them. */
function alongCrest(north: Place, south: Place): Edge[] {
  const places = [
    north,
    ...CREST.filter(([, latitude]) => latitude < north[1] && latitude > south[1]),
    south,
  ];
  return places.slice(1).map((place, index): Edge => [places[index] ?? north, place]);
}
