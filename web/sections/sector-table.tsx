import { type Column, DataTable } from '../ui/data-table.tsx';
import { type SectorLabels, SectorSource, type SectorStatistic } from './sector-source.tsx';

/** Stands where an editor has not filled in a cell, so that nobody takes it for a fault of the page. */
const UNKNOWN = '–';

type SectorTableProps = {
  statistics: readonly SectorStatistic[];
  labels: SectorLabels;
  caption: string | null | undefined;
};

/** The numbers of the sector for those who would rather read; a column that nobody filled in is left out. */
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
    { key: 'year', heading: year, cell: (row) => row.year || UNKNOWN },
    {
      key: 'source',
      heading: source,
      cell: (row) => (row.source ? <SectorSource {...row} /> : UNKNOWN),
    },
  ];
}
