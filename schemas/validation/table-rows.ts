/** A row of a table, possibly incomplete. */
export interface TableRow {
  cells?: readonly string[];
}

/** Whether a value is a table that has columns, the parent of its rows. */
export function hasColumns(value: unknown): value is { columns: readonly unknown[] } {
  return typeof value === 'object' && value !== null && 'columns' in value && Array.isArray(value.columns);
}

/**
 * Reports the first row that has another number of cells than the table has columns; true when there is none. The site
 * leaves missing cells blank, and leaves out those that are too many.
 */
export function describeUnevenRow(
  rows: readonly TableRow[] = [],
  columns: readonly unknown[],
): string | true {
  const index = rows.findIndex(({ cells = [] }) => cells.length !== columns.length);
  const { cells = [] } = rows[index] ?? {};
  if (index < 0 || columns.length === 0) return true;
  const name = `Row ${index + 1}${cells[0] ? `, “${cells[0]},”` : ''}`;
  return cells.length < columns.length
    ? `${name} has ${cells.length} of ${columns.length} cells, and the site leaves the last ones blank. Add ${columns.length - cells.length} more; you may still publish.`
    : `${name} has ${cells.length} cells for ${columns.length} columns, and the site leaves out the last ones. Remove ${cells.length - columns.length}, or add columns.`;
}
