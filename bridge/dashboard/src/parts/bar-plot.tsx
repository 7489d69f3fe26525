import { Box, Table } from '@mantine/core';

export interface Bar {
  /** In words: a day, an hour, a score range. */
  readonly label: string;
  readonly total: number;
  /** The part of the total that is highlighted. */
  readonly part: number;
  /** Extra table cells, such as where the rest went. */
  readonly further?: readonly number[];
}

interface BarPlotProps {
  /** What the plot shows, in a sentence. */
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly columns: { readonly label: string; readonly total: string; readonly part: string };
  readonly further?: readonly string[];
}

/** A plot, and beside it a table with the same data for screen readers. */
export function BarPlot({ caption, bars, columns, further = [] }: BarPlotProps) {
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
        <Box
          component="section"
          className="table-scroll"
          aria-label={`${columns.total} by ${columns.label.toLowerCase()}`}
          tabIndex={0}
        >
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                {[columns.label, columns.total, columns.part, ...further].map((column) => (
                  <Table.Th scope="col" key={column}>
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bars.map(({ label, total, part, further: more = [] }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td>{total}</Table.Td>
                  <Table.Td>{part}</Table.Td>
                  {more.map((count, at) => (
                    <Table.Td key={further[at]}>{count}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      </details>
    </figure>
  );
}
