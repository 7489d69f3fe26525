import { Table } from '@mantine/core';

export interface Bar {
  /** In words: a day, an hour, a span of scores. */
  readonly label: string;
  readonly total: number;
  /** The part of the total that is drawn strongly. */
  readonly part: number;
}

interface BarPlotProps {
  /** What the plot shows, in a sentence. */
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly columns: { readonly label: string; readonly total: string; readonly part: string | null };
}

/** A plot for those who see it, and beside it the table that says the same. */
export function BarPlot({ caption, bars, columns }: BarPlotProps) {
  const most = Math.max(1, ...bars.map(({ total }) => total));
  return (
    <figure className="plot">
      <div className="bars" role="img" aria-label={`${caption} The table below has the numbers.`}>
        {bars.map(({ label, total, part }) => (
          <span className="bar" key={label} title={`${label}: ${total}`} style={{ height: `${(total / most) * 100}%` }}>
            <span className="bar-part" style={{ height: total === 0 ? 0 : `${(part / total) * 100}%` }} />
          </span>
        ))}
      </div>
      <figcaption className="note">{caption}</figcaption>
      <details>
        <summary>Show as a table</summary>
        <div className="table-scroll">
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{columns.label}</Table.Th>
                <Table.Th scope="col">{columns.total}</Table.Th>
                {columns.part === null ? null : <Table.Th scope="col">{columns.part}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bars.map(({ label, total, part }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td>{total}</Table.Td>
                  {columns.part === null ? null : <Table.Td>{part}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </details>
    </figure>
  );
}
