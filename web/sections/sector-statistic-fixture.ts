import type { SectorStatistic } from './sector-statistic.ts';

/** A number of the sector without a source, for tests. */
export function sectorStatisticFixture(fields: Partial<SectorStatistic> = {}): SectorStatistic {
  return {
    _key: 'a',
    value: '36%',
    percent: 36,
    change: null,
    label: 'of nonprofits were in deficit',
    year: '2024',
    source: null,
    sourceUrl: null,
    ...fields,
  };
}
