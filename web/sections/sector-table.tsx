import { type Column, DataTable } from '../ui/data-table.tsx';
import { SectorSource } from './sector-source.tsx';
import type { SectorStatistic } from './sector-statistic.ts';

/** Stands where an editor has not filled in a cell, so that nobody takes it for a fault of the page. */
const UNKNOWN = '–';

const label: Column<SectorStatistic> = {
  heading: 'What it says',
  rowHeading: true,
  cell: (row) => row.label,
};
const value: Column<SectorStatistic> = { heading: 'Number', cell: (row) => row.value };
const year: Column<SectorStatistic> = { heading: 'Year', cell: (row) => row.year || UNKNOWN };
const source: Column<SectorStatistic> = {
  heading: 'Source',
  cell: (row) => (row.source ? <SectorSource {...row} /> : UNKNOWN),
};

type SectorTableProps = {
  statistics: readonly SectorStatistic[];
  caption: string;
};

/** The numbers of the sector for those who would rather read; a column that nobody filled in is left out. */
export function SectorTable({ statistics, caption }: SectorTableProps) {
  const hasYear = statistics.some((statistic) => statistic.year);
  const hasSource = statistics.some((statistic) => statistic.source);
  const columns = [value, label, ...(hasYear ? [year] : []), ...(hasSource ? [source] : [])];
  return (
    <DataTable caption={caption} columns={columns} rows={statistics} keyOf={(statistic) => statistic._key} />
  );
}
