import { Stack, Table, Text } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import type { DashboardOutput } from '../../../../shared/dashboard/table.ts';
import { ToneBadge } from '../parts/badges.tsx';
import { Quote } from '../parts/quote.tsx';
import { verdictWords } from '../words/lead-words.ts';

export const TRIED_LEADS = 20;

interface TriedLeadsProps {
  readonly tried: DashboardOutput<'tryFilter'>;
  /** Whether the rule is unchanged since it was tried. */
  readonly current: boolean;
}

/** Previews a rule on the last leads, before it is saved. */
export function TriedLeads({ tried: { leads, unread }, current }: TriedLeadsProps) {
  return (
    <Stack gap="xs">
      {current ? null : <Text size="sm">The rule has changed since this test.</Text>}
      <Text size="sm" role="status">
        {leads.length === 0 ? 'There are no leads to test it on yet.' : summary(leads)}
        {unread > 0 ? ` ${unread} could not be read from HubSpot.` : ''}
      </Text>
      {leads.length === 0 ? null : (
        <Table className="stack-rows" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Lead</Table.Th>
              <Table.Th scope="col">Result</Table.Th>
              <Table.Th scope="col">Why</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {leads.map(({ leadId, contactId, name, verdict, why, quote }) => (
              <Table.Tr key={leadId}>
                <Table.Td>
                  <bdi>{name ?? `Contact ${contactId}`}</bdi>
                </Table.Td>
                <Table.Td>
                  <ToneBadge {...verdictWords[verdict]} />
                </Table.Td>
                <Table.Td>
                  <bdi>{why}</bdi> <Quote>{quote}</Quote>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

function summary(leads: readonly { verdict: 'met' | 'violated' | 'unknown' }[]): string {
  const count = (verdict: string) => leads.filter((lead) => lead.verdict === verdict).length;
  return `Tested on ${counted(leads.length, 'lead')}: ${count('met')} meet it, ${count('violated')} break it, ${count('unknown')} do not say.`;
}
