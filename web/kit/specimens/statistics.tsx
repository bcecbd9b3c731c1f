import { SectorSource, type SectorStatistic } from '../../sections/sector-source.tsx';
import { SectorStatistics } from '../../sections/sector-statistics.tsx';
import { Figures } from '../../ui/figures.tsx';
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

const figures = ['10', '8', '24/7', '100%', '1st', '∞'].map((value) => ({
  _key: value,
  value,
  label: `What ${value} counts`,
}));

export const statisticsSpecimens: Specimen[] = [
  {
    files: ['ui/figures.tsx'],
    shown: [
      { state: 'One number', view: <Figures figures={figures.slice(0, 1)} /> },
      { state: 'Three numbers', view: <Figures figures={figures.slice(0, 3)} /> },
      { state: 'Six numbers', view: <Figures figures={figures} /> },
      { state: 'Long text', view: <Figures figures={[{ _key: 'a', value: '10', label: longTitle }]} /> },
      { state: 'Empty', view: <Figures figures={[{ _key: 'a', value: null, label: null }]} /> },
    ],
  },
  {
    files: ['sections/sector-statistics.tsx', 'sections/sector-chart.tsx'],
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
