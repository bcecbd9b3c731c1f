import { type Column, DataTable } from '../../ui/data-table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { LegalContent } from './legal-query.ts';

type Comparison = NonNullable<LegalContent['comparison']>;
type Row = Comparison['rows'][number];

/** What is there today and what is planned, side by side, before the text that says it at length. */
export function TodayAndPlanned({ title, comparison }: { title: string | null; comparison: Comparison }) {
  const columns: Column<Row>[] = [
    { key: 'subject', heading: comparison.subject, rowHeading: true, cell: (row) => row.subject },
    { key: 'today', heading: comparison.today, cell: (row) => row.today },
    { key: 'planned', heading: comparison.planned, cell: (row) => row.planned },
  ];
  return (
    <DataTable
      caption={<VisuallyHidden>{title}</VisuallyHidden>}
      columns={columns}
      rows={comparison.rows}
      keyOf={(row) => row._key}
    />
  );
}
