import { styled } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import { theme } from '../theme/theme.ts';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { Stack } from '../ui/stack.tsx';
import { type Column, DataTable } from '../ui/text/data-table.tsx';
import { SectionOpening } from '../ui/text/section-opening.tsx';
import { SectorChart } from './sector-chart.tsx';
import { type SectorLabels, SectorSource, type SectorStatistic } from './sector-source.tsx';

type SectorStatisticsProps = {
  /** Id of the heading. A page's only chart uses the default, so that links can target it. */
  id?: string;
  statistics: readonly SectorStatistic[];
  labels: SectorLabels | null | undefined;
  heading?: string | null | undefined;
  /** An empty line separates paragraphs. */
  intro?: string | null | undefined;
  tone?: 'paper' | 'sunken';
};

const HEADING_ID = 'sector-statistics-heading';

/** Link to the chart on the About page, for all other pages. */
export const sectorChartHref = `${resolveHref('aboutPage')}#${HEADING_ID}`;

const noLabels: SectorLabels = {};

/** The sector's statistics as charts with sources, and as a table in a disclosure. */
export function SectorStatistics({
  id = HEADING_ID,
  statistics,
  labels,
  heading,
  intro,
  tone = 'sunken',
}: SectorStatisticsProps) {
  if (statistics.length === 0) return null;
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack $gap={12}>
        <Reveal>
          <SectionOpening id={id} heading={heading ?? ''} intro={intro} />
        </Reveal>
        <SectorChart statistics={statistics} labels={labels ?? noLabels} />
        <details>
          <Summary>{labels?.table || 'Read the numbers as a table'}</Summary>
          <SectorTable statistics={statistics} labels={labels ?? noLabels} caption={heading} />
        </details>
      </Stack>
    </Section>
  );
}

const Summary = styled.summary`
  width: fit-content;
  min-height: ${theme.size.target};
  padding-block: ${theme.space[2]};
  color: ${theme.color.accent};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &:hover {
    color: ${theme.color.accentStrong};
  }
  [open] > & {
    margin-bottom: ${theme.space[4]};
  }
`;

/** Shown in an empty cell, so that it does not look like an error. */
const EMPTY_CELL = '–';

type SectorTableProps = {
  statistics: readonly SectorStatistic[];
  labels: SectorLabels;
  caption: string | null | undefined;
};

/** The sector's statistics as a table; columns without any value are omitted. */
function SectorTable({ statistics, labels, caption }: SectorTableProps) {
  const columns = makeColumns(labels).filter(({ key }) => statistics.some((statistic) => statistic[key]));
  return (
    <DataTable caption={caption} columns={columns} rows={statistics} getKey={(statistic) => statistic._key} />
  );
}

type SectorColumn = Column<SectorStatistic> & { key: 'value' | 'label' | 'year' | 'source' };

function makeColumns({ number, statement, year, source }: SectorLabels): SectorColumn[] {
  return [
    { key: 'value', heading: number, cell: (row) => row.value },
    { key: 'label', heading: statement, rowHeading: true, cell: (row) => row.label },
    { key: 'year', heading: year, cell: (row) => row.year || EMPTY_CELL },
    {
      key: 'source',
      heading: source,
      cell: (row) => (row.source ? <SectorSource {...row} /> : EMPTY_CELL),
    },
  ];
}
