import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { WorkContent } from './work-content.ts';
import { Flag, PartHeading, Source } from './work-marks.ts';

type Table = Extract<WorkContent['parts'][number], { _type: 'workTable' }>;

type WorkTableProps = Pick<Table, 'caption' | 'columns' | 'rows'> & {
  /** The mark of a row that needs a decision. */
  flag: string | null | undefined;
};

/** A table of a piece of work. It stays a table on a phone, since its numbers are read down their columns. */
export function WorkTable({ caption, columns, rows, flag }: WorkTableProps) {
  const headingId = useId();
  const numeric = columns.map((_column, index) => rows.every(({ cells }) => isNumber(cells[index])));
  return (
    <div>
      <PartHeading id={headingId}>{caption}</PartHeading>
      <Ledger aria-labelledby={headingId}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column || index} scope="col" data-numeric={numeric[index] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, cells: [first, ...cells], source, isFlagged, isTotal }) => (
            <Fragment key={_key}>
              <tr data-total={isTotal || undefined}>
                <th scope="row">
                  {first}
                  {isFlagged && flag && <Flag>{flag}</Flag>}
                </th>
                {columns.slice(1).map((column, index) => (
                  <td key={column || index} data-numeric={numeric[index + 1] || undefined}>
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
      </Ledger>
    </div>
  );
}

/** Whether a cell has a number, so that its column is aligned at the right. An empty cell fits both. */
function isNumber(cell: string | undefined): boolean {
  return !cell || /^[-–+±$€£]*\d[\d.,]*\s?%?$/.test(cell);
}

const Ledger = styled.table`
  width: 100%;
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[4]} 0 0;
    text-align: start;
    vertical-align: top;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  [data-numeric] {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    padding-bottom: ${theme.space[2]};
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.caption};
    font-weight: ${theme.weight.medium};
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
  [data-total] > * {
    border-top: ${theme.border.rule} solid ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
`;
