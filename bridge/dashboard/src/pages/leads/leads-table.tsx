import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LeadRow } from '../../../../../shared/dashboard/leads.ts';
import { StatusBadge } from '../../parts/badges.tsx';
import { Moment } from '../../parts/moment.tsx';
import { handlingWords, outcomeWords, sourceWords } from '../../words/lead-words.ts';

interface LeadsTableProps {
  readonly leads: readonly LeadRow[];
  /** Leads that changed since the page was opened. */
  readonly changed: ReadonlySet<string>;
}

export function LeadsTable({ leads, changed }: LeadsTableProps) {
  return (
    <Table className="stack-rows" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Lead</Table.Th>
          <Table.Th scope="col">Status</Table.Th>
          <Table.Th scope="col">Score</Table.Th>
          <Table.Th scope="col">Practice area</Table.Th>
          <Table.Th scope="col">Source</Table.Th>
          <Table.Th scope="col">Outcome</Table.Th>
          <Table.Th scope="col">Handling</Table.Th>
          <Table.Th scope="col">Created</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {leads.map((lead) => (
          <Table.Tr key={lead.id} className={changed.has(lead.id) ? 'fresh' : undefined}>
            <Table.Td>
              <Link to="/leads/$leadId" params={{ leadId: lead.id }}>
                <bdi>{lead.name ?? `Contact ${lead.contactId}`}</bdi>
              </Link>
            </Table.Td>
            <Table.Td>
              <StatusBadge row={lead} />
            </Table.Td>
            <Table.Td data-label="Score">{lead.score ?? '–'}</Table.Td>
            <Table.Td data-label="Practice area">
              <bdi>{lead.area ?? '–'}</bdi>
            </Table.Td>
            <Table.Td data-label="Source">
              <bdi>{lead.source === null ? '–' : sourceWords(lead.source)}</bdi>
            </Table.Td>
            <Table.Td data-label="Outcome">
              <bdi>{lead.outcome === null ? '–' : outcomeWords(lead.outcome)}</bdi>
            </Table.Td>
            <Table.Td data-label="Handling">
              {handlingWords[lead.handling]}
              {lead.by === null ? null : (
                <>
                  {' '}
                  by <bdi>{lead.by}</bdi>
                </>
              )}
            </Table.Td>
            <Table.Td data-label="Created">
              <Moment at={lead.createdAt} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
