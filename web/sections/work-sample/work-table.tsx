import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { DataTable } from '../../ui/text/data-table.tsx';
import type { WorkContent } from './work-content.ts';
import { Flag, PartHeading, Source } from './work-marks.ts';

type Table = Extract<WorkContent['parts'][number], { _type: 'workTable' }>;

type Row = Table['rows'][number];

type WorkTableProps = Pick<Table, 'caption' | 'columns' | 'rows'> & {
  /** The mark of a row that needs a decision. */
  flag: string | null | undefined;
};

/**
 * A table of a piece of work. Numbers stay a table on a phone, since they are read down their columns; a register of words becomes
 * a list of cards.
 */
export function WorkTable(props: WorkTableProps) {
  const { columns, rows } = props;
  const isLedger = rows.every(({ cells: [, ...cells] }) =>
    columns.slice(1).every((_, index) => isNumber(cells[index])),
  );
  return isLedger ? <Ledger {...props} /> : <Register {...props} />;
}

function Ledger({ caption, columns, rows, flag }: WorkTableProps) {
  const headingId = useId();
  return (
    <div>
      <PartHeading id={headingId}>{caption}</PartHeading>
      <Numbers aria-labelledby={headingId} $numbers={columns.length - 1}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column || index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, cells: [first, ...cells], source, isFlagged, isTotal }) => (
            <Fragment key={_key}>
              <tr data-total={isTotal || undefined} data-flagged={isFlagged || undefined}>
                <th scope="row">
                  {first} {isFlagged && flag && <Flag>{flag}</Flag>}
                </th>
                {columns.slice(1).map((column, index) => (
                  <td key={column || index} data-label={column}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
              {source && (
                <tr data-source>
                  <td colSpan={columns.length}>
                    <Source>{source}</Source>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Numbers>
    </div>
  );
}

function Register({ caption, columns, rows, flag }: WorkTableProps) {
  const [first, ...others] = columns;
  return (
    <DataTable
      caption={<PartHeading>{caption}</PartHeading>}
      columns={[
        {
          key: 'first',
          heading: first,
          rowHeading: true,
          cell: ({ cells, source, isFlagged }) => (
            <>
              {cells[0]} {isFlagged && flag && <Flag>{flag}</Flag>}
              {source && <Source>{source}</Source>}
            </>
          ),
        },
        ...others.map((heading, index) => ({
          key: `${index}`,
          heading,
          labelled: true,
          cell: ({ cells }: Row) => cells[index + 1],
        })),
      ]}
      rows={rows}
      getKey={({ _key }) => _key}
    />
  );
}

/** Widths of the sheet below which numbers do not fit beside their row's name, and beside each other. */
const BESIDE_NAME = '17.5rem';
const BESIDE_EACH_OTHER = '13rem';

/** Whether a cell has a number, so that its column is aligned at the right. An empty cell fits both. */
function isNumber(cell: string | undefined): boolean {
  return !cell || /^[-–+±$€£]*\d[\d.,]*\s?%?$/.test(cell);
}

/**
 * Where the numbers do not fit beside their row's name (a narrow phone, or larger text), they are below it; where they do not fit
 * beside each other, each has a line with its label.
 */
const Numbers = styled.table<{ $numbers: number }>`
  width: 100%;
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${theme.leading.snug};

  th,
  td {
    padding: ${theme.space[2]} 0 0 ${theme.space[4]};
    text-align: end;
    vertical-align: top;
  }
  tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  [data-label] {
    white-space: nowrap;
  }
  thead th {
    padding-bottom: ${theme.space[2]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-weight: ${theme.weight.medium};
    /* A column is at least as wide as the longest word of its heading. */
    overflow-wrap: break-word;
  }
  tbody tr:not([data-source], [data-total]) > * {
    border-top: ${theme.border.hair} solid ${theme.color.rule};
  }
  tbody tr:not(:has(+ [data-source])) > *,
  [data-source] > td {
    padding-bottom: ${theme.space[2]};
  }
  [data-source] > td {
    padding-top: 0;
  }
  [data-flagged] > td {
    color: ${theme.color.operational};
    font-weight: ${theme.weight.bold};
  }
  [data-total] > * {
    border-top: ${theme.border.rule} solid ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  @container (width < ${theme.width.compact}) {
    font-size: ${theme.text.caption};

    th,
    td {
      padding-inline-start: ${theme.space[1]};
    }
  }
  @container (width < ${BESIDE_NAME}) {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $numbers }) => $numbers}, minmax(0, 1fr));
      border-top: ${theme.border.hair} solid ${theme.color.rule};
    }
    tr > :first-child {
      grid-column: 1 / -1;
    }
    tbody tr:not([data-source], [data-total]) > *,
    [data-source] {
      border-top: 0;
    }
  }
  @container (width < ${BESIDE_EACH_OTHER}) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
    td,
    td:not(:first-child) {
      padding-inline-start: 0;
      text-align: start;
      white-space: normal;
    }
    td[data-label]::before {
      display: inline-block;
      min-width: 5ch;
      color: ${theme.color.inkSoft};
      content: attr(data-label) ' ';
    }
  }
`;
