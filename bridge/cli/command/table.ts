/** Rows as aligned columns for a terminal; control characters of stored text are replaced. */
export function renderTable<Row extends object, Column extends keyof Row & string>(
  rows: readonly Row[],
  columns: readonly Column[],
): string {
  if (rows.length === 0) return '(none)';
  const cells = rows.map((row) => columns.map((column) => cellOf(row[column])));
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

const cellOf = (value: unknown) => (value === null || value === undefined ? '-' : printable(String(value)));

/** Stored text may hold control characters; a terminal must not execute them. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');
