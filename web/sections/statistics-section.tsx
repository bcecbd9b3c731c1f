import { useId } from 'react';
import type { SectionProps } from './section-content.ts';
import { SectorStatistics } from './sector-statistics.tsx';

/** Statistics with sources, in the same charts as the sector's statistics. */
export function StatisticsSection({ section, tone }: SectionProps<'statisticsSection'>) {
  return <SectorStatistics {...section} id={useId()} tone={tone} />;
}
