import { describe, expect, it } from 'vitest';
import { type Edge, outline, type Place } from './outline.ts';
import { regionEdges } from './region-edges.ts';

/** A country of clockwise rectangles, each given as west, south, east, north. */
function country(name: string, ...areas: [number, number, number, number][]) {
  const coordinates = areas.map(([west, south, east, north]) => [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ]);
  return {
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'MultiPolygon' as const, coordinates },
  };
}

function placesIn(region: string, parts: { region: string; edges: Edge[] }[]): Place[] {
  return outline(parts.flatMap((part) => (part.region === region ? part.edges : []))).flat();
}

it('assigns a country to its region', () => {
  expect(regionEdges(country('Kenya', [34, -5, 42, 5])).map(({ region }) => region)).toEqual(['Africa']);
});

it('leaves Antarctica out and refuses a country that it does not know', () => {
  expect(regionEdges(country('Antarctica', [-180, -90, 180, -60]))).toEqual([]);
  expect(() => regionEdges(country('Atlantis', [0, 0, 1, 1]))).toThrow('has no region for Atlantis');
});

it('assigns French Guiana to South America by its location', () => {
  const parts = regionEdges(country('France', [-5, 42, 8, 51], [-54, 2, -51, 6]));
  expect(parts.map(({ region }) => region)).toEqual(['Europe', 'South America']);
});

describe('Russia', () => {
  const parts = regionEdges(country('Russia', [30, 50, 190, 70]));

  it('is closed on both sides of the Ural, along the same line', () => {
    const inland = (region: string) =>
      placesIn(region, parts).filter(([, latitude]) => latitude > 50 && latitude < 70);
    expect(inland('Europe').length).toBeGreaterThan(2);
    expect(inland('Asia').sort()).toEqual(inland('Europe').sort());
    expect(placesIn('Europe', parts)).toContainEqual([60, 70]);
    expect(placesIn('Asia', parts)).toContainEqual([60, 50]);
    for (const [longitude] of inland('Europe')) expect(Math.abs(longitude - 60)).toBeLessThan(6);
  });

  it('is cut as its neighbours are, so that no border is left between them', () => {
    const south = regionEdges(country('Kazakhstan', [30, 40, 190, 50]));
    const asia = placesIn('Asia', [...parts, ...south]);
    expect(asia).toContainEqual([60, 50]);
    // One ring: the European border of Kazakhstan, its other shores, and Russia's Asian part.
    expect(
      outline([...parts, ...south].flatMap(({ region, edges }) => (region === 'Asia' ? edges : []))),
    ).toHaveLength(1);
  });

  it('keeps its islands undivided', () => {
    const islands = country('Russia', [30, 50, 190, 70], [51, 71, 69, 77], [-180, 71, -177, 72]);
    const regions = regionEdges(islands).slice(-2);
    expect(regions.map(({ region }) => region)).toEqual(['Europe', 'Asia']);
  });
});
