import { type Column, DataTable } from '../ui/data-table.tsx';
import { type SectorLabels, SectorSource, type SectorStatistic } from './sector-source.tsx';

/** Shown in an empty cell, so that it does not look like an error. */
const EMPTY_CELL = '–';

type SectorTableProps = {
  statistics: readonly SectorStatistic[];
  labels: SectorLabels;
  caption: string | null | undefined;
};

/** The sector's statistics as a table; columns without any value are omitted. */
export function SectorTable({ statistics, labels, caption }: SectorTableProps) {
  const columns = columnsOf(labels).filter(({ key }) => statistics.some((statistic) => statistic[key]));
  return (
    <DataTable caption={caption} columns={columns} rows={statistics} keyOf={(statistic) => statistic._key} />
  );
}

type SectorColumn = Column<SectorStatistic> & { key: 'value' | 'label' | 'year' | 'source' };

function columnsOf({ number, statement, year, source }: SectorLabels): SectorColumn[] {
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
