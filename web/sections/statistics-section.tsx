import { useId } from 'react';
import type { SectionProps } from './section-content.ts';
import { SectorStatistics } from './sector-statistics.tsx';

/** Numbers with their sources, drawn like those of the sector. */
export function StatisticsSection({ section, tone }: SectionProps<'statisticsSection'>) {
  return <SectorStatistics {...section} id={useId()} tone={tone} />;
}
