import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type Column<Row> = {
  /** Identifies the column. */
  key: string;
  heading: string | null | undefined;
  /**
   * The one column whose cells are row headings; 'short' where these have one or two words, so that the other columns get more
   * space.
   */
  rowHeading?: boolean | 'short';
  /** A narrow column with tabular figures. */
  numeric?: boolean;
  /** Repeats the heading in every card, for cells that are not clear without it. */
  labelled?: boolean;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  /** Names the table and is shown above it; may be a heading, which is not allowed inside a table. */
  caption: ReactNode;
  /** Shown beside the caption; not part of the table's name. */
  action?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
};

/** A table that is laid out as a list of cards in a narrow container, with the same markup. */
export function DataTable<Row>({ caption, action, columns, rows, getKey }: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <Frame>
      <Caption>
        <div id={captionId}>{caption}</div>
        {action}
      </Caption>
      <Table aria-labelledby={captionId}>
        <RowGroup as="thead">
          <TableRow>
            {columns.map((column) => (
              <HeadingCell
                key={column.key}
                scope="col"
                role="columnheader"
                data-numeric={column.numeric}
                data-row-heading={column.rowHeading}
              >
                {column.heading}
              </HeadingCell>
            ))}
          </TableRow>
        </RowGroup>
        <RowGroup>
          {rows.map((row) => (
            <TableRow key={getKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </RowGroup>
      </Table>
    </Frame>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const shared = {
    'data-label': column.heading || undefined,
    'data-labelled': column.labelled,
    'data-numeric': column.numeric,
  };
  if (column.rowHeading)
    return (
      <HeadingCell scope="row" role="rowheader" {...shared}>
        {children}
      </HeadingCell>
    );
  return <DataCell {...shared}>{children}</DataCell>;
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[6]};
  padding-bottom: ${theme.space[4]};
  font-size: ${theme.text.small};
`;

// The roles are explicit because some browsers drop them when a table has another `display` value.
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  table-layout: fixed;
  font-size: ${theme.text.small};

  @container (width < ${theme.width.compact}) {
    display: block;

    tbody {
      display: grid;
      gap: ${theme.space[3]};
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const RowGroup = styled.tbody.attrs({ role: 'rowgroup' })``;

const TableRow = styled.tr.attrs({ role: 'row' })`
  border-top: ${theme.border.hair} solid ${theme.color.rule};

  @container (width < ${theme.width.compact}) {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[3]};
    background: ${theme.color.paperRaised};
    border: ${theme.border.hair} solid ${theme.color.rule};
    border-radius: ${theme.radius.medium};
  }
`;

const cellStyle = `
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[3]} 0;
  text-align: start;
  vertical-align: top;

  &[data-numeric='true'] {
    width: ${theme.space[16]};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.inkSoft};
  }
  &[data-row-heading='true'] {
    width: 40%;
  }
  &[data-row-heading='short'] {
    width: 27%;
  }
  @container (width < ${theme.width.compact}) {
    display: block;
    padding: 0;
    &, &[data-numeric='true'] { width: auto; }
    &[data-label]::before {
      display: block;
      color: ${theme.color.inkSoft};
      font-size: ${theme.text.caption};
      font-weight: ${theme.weight.regular};
      content: attr(data-label);
      content: attr(data-label) / '';
    }
    /* Only the first card shows labels, since the others have the same layout. Exceptions are cells that are not clear without
       one, such as numbers. */
    tr:not(:first-child) > &[data-label]:not([data-labelled='true'])::before {
      display: none;
    }
    tr > &[data-label][data-numeric='true']::before {
      display: inline;
      padding-inline-end: ${theme.space[2]};
    }
  }
`;

const DataCell = styled.td.attrs({ role: 'cell' })`
  ${cellStyle}
`;

const HeadingCell = styled.th`
  ${cellStyle}
  font-weight: ${theme.weight.bold};
  thead & {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-weight: ${theme.weight.medium};
  }
`;
