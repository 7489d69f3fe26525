import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface RowsProps {
  readonly columns: readonly string[];
  /** The heading of a last column of buttons, which is only read out. */
  readonly buttons?: string;
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** A table whose rows are stacked on a narrow screen. */
export function Rows({ columns, buttons, dense = false, children }: RowsProps) {
  return (
    <Table className="stack-rows" verticalSpacing={dense ? 6 : 'sm'}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
          {buttons === undefined ? null : (
            <Table.Th scope="col">
              <span className="hidden-but-read">{buttons}</span>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}
