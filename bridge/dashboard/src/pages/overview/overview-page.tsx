import { NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { useAsk } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { BarPlot } from '../../parts/bar-plot.tsx';
import { dayWords } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Checklist } from './checklist.tsx';
import { Figures } from './figures.tsx';
import { Parts } from './parts.tsx';
import { WayOfLeads } from './way-of-leads.tsx';

const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];
const LOOK_MS = 60_000;

/** One page for Monday. */
export function OverviewPage() {
  const [days, setDays] = useState('30');
  const overview = useAsk('readOverview', { query: { days } }, { keep: true, every: LOOK_MS });
  return (
    <Page
      title="Overview"
      actions={
        <NativeSelect
          aria-label="Period"
          data={spans}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      }
    >
      <Answered query={overview}>{(found) => <OverviewView overview={found} />}</Answered>
    </Page>
  );
}

function OverviewView({ overview }: { readonly overview: Overview }) {
  return (
    <Stack gap="md">
      <Checklist checklist={overview.checklist} />
      <Figures overview={overview} />
      <div className="columns">
        <Section title="Leads by day">
          <BarPlot
            caption={`${overview.valid} of ${overview.leads} leads were valid (darker part of each bar).`}
            bars={overview.days.map(({ date, leads, valid }) => ({ label: dayWords(date), total: leads, part: valid }))}
            columns={{ label: 'Day', total: 'Leads', part: 'Valid' }}
          />
        </Section>
        <WayOfLeads overview={overview} />
        <Unfit unfit={overview.unfit} />
        <Parts parts={overview.parts} oldestWork={overview.oldestWork} />
      </div>
    </Stack>
  );
}

/** Why people at the firm declined leads; bars and numbers in one table. */
function Unfit({ unfit }: { readonly unfit: Overview['unfit'] }) {
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
