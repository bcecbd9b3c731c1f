import { describe, expect, it } from 'vitest';
import { computeBayFrame, computePillarPlaces, tallFacade, wideFacade } from './facade-geometry.ts';

describe.each([
  ['wide', wideFacade],
  ['tall', tallFacade],
])('the %s facade', (_name, facade) => {
  it('has ten pillars', () => {
    expect(facade.storeys.length * facade.pillars.count).toBe(10);
  });

  it('has a bay for each of the eight agents', () => {
    const bays = facade.storeys.length * (facade.pillars.count - 1);
    expect(bays).toBeGreaterThanOrEqual(8);
  });

  it('is symmetrical', () => {
    const places = computePillarPlaces(facade);
    const mirrored = places.map((middle) => facade.width - middle).reverse();
    for (const [index, middle] of places.entries()) expect(middle).toBeCloseTo(mirrored[index] ?? Number.NaN);
  });

  it('has its stories between the roof and the steps', () => {
    const depths = facade.storeys.map(({ frieze, beam, pillars }) => frieze + beam + pillars);
    const bottoms = facade.storeys.map(({ top }, index) => top + (depths[index] ?? 0));
    expect(facade.storeys[0]?.top).toBe(facade.roof.eaves + facade.roof.cornice);
    expect(bottoms.at(-1)).toBeLessThan(facade.height);
    expect(new Set(depths)).toHaveProperty('size', 1);
  });
});

it('returns the bays as percentages of the drawing', () => {
  expect(computeBayFrame(tallFacade)).toMatchObject({ top: '10.455%', bottom: '3.636%', side: '4.063%' });
  expect(computeBayFrame(wideFacade).floor).toBe('0.000%');
});
