import { Alert, Button, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LEADS_CSV_PATH, type LeadFilter, type LeadRow, leadFilter } from '../../../../../shared/dashboard/leads.ts';
import { useList } from '../../client/ask.ts';
import { addressOf } from '../../client/call.ts';
import { StatusBadge } from '../../parts/badges.tsx';
import { Choice, entered, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page } from '../../parts/page.tsx';
import { Rows } from '../../parts/rows.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { handlingWords, outcomeWords, sourceWords, statusWords } from '../../words/lead-words.ts';
import { useLiveLeads } from './use-live-leads.ts';

interface LeadFiltersProps {
  readonly filter: LeadFilter;
  readonly areas: readonly string[];
  readonly sources: readonly string[];
  readonly outcomes: readonly string[];
  readonly onChange: (changes: Partial<Record<keyof LeadFilter, string>>) => void;
}

const any = { value: '', label: 'Any' };
const named = (names: readonly string[], chosen: string | undefined, words = sourceWords) => {
  const all = chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
  return [any, ...all.map((name) => ({ value: name, label: words(name) }))];
};

const statusOptions = [any, ...Object.entries(statusWords).map(([value, { words }]) => ({ value, label: words }))];
const handlingOptions = optionsOf({ '': 'Any', ...handlingWords });

/** The filters are in the page address: a list can be bookmarked and sent. */
function LeadFilters({ filter, areas, sources, outcomes, onChange }: LeadFiltersProps) {
  const select = (name: keyof LeadFilter, label: string, options: { value: string; label: string }[]) => (
    <Choice
      label={label}
      options={options}
      value={filter[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const score = (name: keyof LeadFilter, label: string) => (
    <TextInput
      label={label}
      type="number"
      min={0}
      max={100}
      {...entered(filter[name] ?? '', (text) => onChange({ [name]: text }))}
    />
  );
  return (
    <search aria-label="Lead filters" className="card">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
        {select('status', 'Status', statusOptions)}
        {select('handling', 'Handling', handlingOptions)}
        {select('area', 'Practice area', named(areas, filter.area))}
        {select('source', 'Source', named(sources, filter.source))}
        {select('outcome', 'Outcome', named(outcomes, filter.outcome, outcomeWords))}
        <TextInput label="Created from" type="date" {...entered(filter.from ?? '', (from) => onChange({ from }))} />
        <TextInput
          label="Created on or before"
          type="date"
          {...entered(filter.until ?? '', (until) => onChange({ until }))}
        />
        {score('scoreFrom', 'Minimum score')}
        {score('scoreUntil', 'Maximum score')}
      </SimpleGrid>
    </search>
  );
}

const TYPING_MS = 400;

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const later = useDebouncedCallback(onChange, TYPING_MS);
  // The menu links to the list without filters while the page stays mounted.
  useEffect(() => {
    if (value === '') setTyped('');
  }, [value]);
  return (
    <TextInput
      label="Search"
      type="search"
      placeholder="Name, phone or email"
      maxLength={100}
      {...entered(typed, (text) => {
        setTyped(text);
        later(text.trim());
      })}
    />
  );
}

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
      <Loaded query={leads}>
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
      </Loaded>
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
    <Rows columns={['Lead', 'Status', 'Score', 'Practice area', 'Source', 'Outcome', 'Handling', 'Created']}>
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
    </Rows>
  );
}
