export type Cell = string | number | undefined;

/** Formats a table as Markdown, with aligned columns: texts to the left, numbers to the right. */
export function formatTable(title: string, header: readonly string[], rows: readonly Cell[][]): string {
  const cells = rows.map((row) => row.map(formatCell));
  const widths = header.map((name, column) =>
    Math.max(3, name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = header.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? '', width, isNumeric[column] ?? false)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (isNumeric[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [`\n${title}\n`, line(header), rule, ...cells.map(line)].join('\n');
}

function formatCell(cell: Cell): string {
  if (cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  const digits = Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2;
  return cell.toLocaleString('en', { maximumFractionDigits: digits });
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}
