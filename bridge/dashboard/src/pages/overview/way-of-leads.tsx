import { Table } from '@mantine/core';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { spanWords } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';

type Spread = Overview['minutesToClaim'];

const spreadWords = (spread: Spread): string =>
  spread === null ? '–' : `${spanWords(spread.median)} (9 of 10 within ${spanWords(spread.p90)})`;

/** How far valid leads got, and how fast: bars and numbers in one table. */
export function WayOfLeads({ overview }: { readonly overview: Overview }) {
  const { valid, alerted, claimed, contacted, minutesToAlert, minutesToClaim } = overview;
  const steps = [
    { name: 'Valid leads created', leads: valid, after: '' },
    { name: 'Alerted in Slack', leads: alerted, after: spreadWords(minutesToAlert) },
    { name: 'Claimed', leads: claimed, after: spreadWords(minutesToClaim) },
    { name: 'Client contacted', leads: contacted, after: '' },
  ];
  const most = Math.max(1, valid);
  return (
    <Section title="From lead to contact" note="Of the valid leads that came in during this period.">
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Step</Table.Th>
            <Table.Th scope="col">Leads</Table.Th>
            <Table.Th scope="col">Median time since created</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ name, leads, after }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                {name}
                <div className="part-bar" aria-hidden="true">
                  <span className="filled" style={{ width: `${Math.min(100, (leads / most) * 100)}%` }} />
                </div>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {valid === 0 ? leads : `${leads} (${Math.round((leads / valid) * 100)}%)`}
              </Table.Td>
              <Table.Td>{after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}
