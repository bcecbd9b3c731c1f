import { useId } from 'react';
import { SectorStatistics } from '../../sector-statistics.tsx';
import type { SectionProps } from '../section-content.ts';

/** Statistics with sources, in the same charts as the sector's statistics. */
export function StatisticsSection({ section, tone }: SectionProps<'statisticsSection'>) {
  return <SectorStatistics {...section} id={useId()} tone={tone} />;
}
