import { Table, Text } from '@mantine/core';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { Section } from '../../parts/page.tsx';

/** Why people at the firm declined leads; bars and numbers in one table. */
export function Unfit({ unfit }: { readonly unfit: Overview['unfit'] }) {
  const most = Math.max(1, ...unfit.map(({ leads }) => leads));
  return (
    <Section title="Why leads were not a fit">
      {unfit.length === 0 ? (
        <Text size="sm">No lead was marked as not a fit in this period.</Text>
      ) : (
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Reason</Table.Th>
              <Table.Th scope="col">Leads</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {unfit.map(({ reason, leads }) => (
              <Table.Tr key={reason}>
                <Table.Td>
                  {reason}
                  <div className="part-bar" aria-hidden="true">
                    <span className="filled" style={{ width: `${(leads / most) * 100}%` }} />
                  </div>
                </Table.Td>
                <Table.Td>{leads}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}
