import { Alert, Button, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { LEADS_CSV_PATH, type LeadFilter, leadFilter } from '../../../../../shared/dashboard/leads.ts';
import { useList } from '../../client/ask.ts';
import { addressOf } from '../../client/call.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page } from '../../parts/page.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadsTable } from './leads-table.tsx';
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
      {first?.namesTrouble ? (
        <Alert color="amber" role="status">
          {first.namesTrouble}
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
