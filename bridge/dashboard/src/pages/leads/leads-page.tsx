import { Alert, Button, Stack, Table, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LEADS_CSV_PATH, type LeadFilter, type LeadRow, leadFilter } from '../../../../../shared/dashboard/leads.ts';
import { useList } from '../../client/ask.ts';
import { addressOf } from '../../client/call.ts';
import { Answered } from '../../parts/answered.tsx';
import { StatusBadge } from '../../parts/badges.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page } from '../../parts/page.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { handlingWords, outcomeWords, sourceWords } from '../../words/lead-words.ts';
import { LeadFilters } from './lead-filters.tsx';
import { useLiveLeads } from './use-live-leads.ts';

const route = getRouteApi('/shell/leads');
const ROWS = '50';

export function LeadsPage() {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const leads = useList('listLeads', filter, ROWS);
  const { live, changed } = useLiveLeads();
  const first = leads.data?.pages[0];
  const change = (changes: Partial<Record<keyof LeadFilter, string>>) => {
    const given = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '');
    const next = leadFilter.safeParse(Object.fromEntries(given));
    // Incomplete input, such as a search of one letter, is ignored until it is valid.
    if (next.success) void navigate({ search: next.data, replace: true, resetScroll: false });
  };
  return (
    <Page
      title="Leads"
      actions={
        <Button component="a" variant="default" size="xs" href={addressOf(LEADS_CSV_PATH, { query: filter })} download>
          Download as CSV
        </Button>
      }
    >
      <LeadFilters
        filter={filter}
        areas={first?.areas ?? []}
        sources={first?.sources ?? []}
        outcomes={first?.outcomes ?? []}
        onChange={change}
      />
      {first?.namesProblem ? (
        <Alert color="amber" role="status">
          {first.namesProblem}
        </Alert>
      ) : null}
      <Answered query={leads}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.leads);
          return (
            <Stack className="card" gap="sm">
              <Text size="sm" c="dimmed" role="status">
                {live ? 'This list updates live.' : 'Live updates are off. Reconnecting…'}
              </Text>
              {rows.length === 0 ? (
                <NoLeads filtered={Object.keys(filter).length > 0} />
              ) : (
                <LeadsTable leads={rows} changed={changed} />
              )}
              <ShowMore list={leads} />
            </Stack>
          );
        }}
      </Answered>
    </Page>
  );
}

function NoLeads({ filtered }: { readonly filtered: boolean }) {
  return (
    <Text>
      {filtered ? 'No leads match these filters.' : 'No leads yet. New HubSpot contacts appear here once screened.'}
    </Text>
  );
}

interface LeadsTableProps {
  readonly leads: readonly LeadRow[];
  /** Leads that changed since the page was opened. */
  readonly changed: ReadonlySet<string>;
}

function LeadsTable({ leads, changed }: LeadsTableProps) {
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
