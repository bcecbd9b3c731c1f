import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { type Column, DataTable } from '../../ui/text/data-table.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { LegalContent } from './legal-query.ts';

type Comparison = NonNullable<LegalContent['comparison']>;
type Row = Comparison['rows'][number];

/** A table of what exists today and what is planned, before the detailed text. */
export function TodayAndPlanned({ title, comparison }: { title: string | null; comparison: Comparison }) {
  const columns: Column<Row>[] = [
    { key: 'subject', heading: comparison.subject, rowHeading: 'short', cell: (row) => row.subject },
    { key: 'today', heading: comparison.today, labelled: true, cell: (row) => row.today },
    { key: 'planned', heading: comparison.planned, labelled: true, cell: (row) => row.planned },
  ];
  return (
    <Apart>
      <DataTable
        caption={<VisuallyHidden>{title}</VisuallyHidden>}
        columns={columns}
        rows={comparison.rows}
        getKey={(row) => row._key}
      />
    </Apart>
  );
}

/** Separates the table from the text below. */
const Apart = styled.div`
  padding-bottom: ${theme.space[12]};

  tbody {
    border-bottom: ${theme.border.hair} solid ${theme.color.rule};
  }
  @container (width < ${theme.width.compact}) {
    tbody {
      border-bottom: 0;
    }
  }
`;
