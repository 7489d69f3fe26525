/** Rows as aligned columns for a terminal; control characters of stored text are replaced. */
export function renderTable<Row extends object, Column extends keyof Row & string>(
  rows: readonly Row[],
  columns: readonly Column[],
): string {
  if (rows.length === 0) return '(none)';
  const cells = rows.map((row) => columns.map((column) => printable(row[column])));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  return [columns, ...cells]
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function printable(value: unknown): string {
  return value === null || value === undefined ? '-' : String(value).replace(/\p{Cc}/gu, '\uFFFD');
}
