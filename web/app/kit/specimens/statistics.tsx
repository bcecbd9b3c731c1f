import { SectorSource } from '../../../sections/sector-source.tsx';
import type { SectorStatistic } from '../../../sections/sector-statistic.ts';
import { SectorStatistics } from '../../../sections/sector-statistics.tsx';
import type { Specimen } from '../specimen.ts';
import { longTitle, sentence } from './samples.ts';

const share: SectorStatistic = {
  _key: 'a',
  value: 'over 36%',
  percent: 36,
  change: null,
  label: 'of nonprofits were in deficit',
  year: '2024',
  source: 'A survey',
  sourceUrl: 'https://example.org/survey',
};
const statistics: SectorStatistic[] = [
  share,
  { ...share, _key: 'b', value: 'down about 15%', percent: null, change: -15, source: null },
  { ...share, _key: 'c', value: longTitle, label: longTitle, percent: null, year: null },
];

export const statisticsSpecimens: Specimen[] = [
  {
    files: ['sections/sector-statistics.tsx', 'sections/sector-chart.tsx', 'sections/sector-table.tsx'],
    shown: [
      {
        state: 'Three numbers',
        view: (
          <SectorStatistics heading="The sector" intro={sentence} statistics={statistics} labels={null} />
        ),
      },
      { state: 'Empty', view: <SectorStatistics statistics={[]} labels={null} /> },
    ],
  },
  {
    files: ['sections/sector-source.tsx'],
    shown: [
      {
        state: 'With an address',
        view: <SectorSource source="A survey" sourceUrl="https://example.org/survey" />,
      },
      { state: 'Without one', view: <SectorSource source="A survey" sourceUrl={null} /> },
      { state: 'Empty', view: <SectorSource source={null} sourceUrl={null} /> },
    ],
  },
];
