import type { SourcedStatistic } from '../../../web/content/sanity.types.ts';

/**
 * The seven statistics of spec section 9, with a year where it gives one. It gives no source for any of them, so
 * `source` stays empty until an editor has confirmed one: the Studio reminds of it, and visitors see nothing.
 */
export const sectorStatistics: Omit<SourcedStatistic, '_type'>[] = [
  { value: '36%', percent: 36, label: 'of nonprofits were in deficit', year: '2024' },
  { value: 'over 50%', percent: 50, label: 'of nonprofits had under 3 months of reserves' },
  { value: '85%', percent: 85, label: 'of nonprofits expected demand to rise', year: '2025' },
  { value: '84%', percent: 84, label: 'of government-funded organizations expected cuts' },
  { value: 'about 42.9%', percent: 42.9, label: 'donor retention: the share who gave again' },
  // A fall is no share of a whole: the strokes sink instead.
  { value: 'down about 15%', change: -15, label: 'donor participation over a decade' },
  { value: '41%', percent: 41, label: 'of nonprofits can pay a living wage' },
];
