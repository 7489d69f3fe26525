import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import type { DashboardOutput } from '../../../../shared/dashboard/table.ts';
import type { CustomFilter } from '../../../../shared/filter-conditions.ts';
import { useAsk, useDo } from '../client/ask.ts';
import { useMay } from '../client/me.ts';
import { announce } from '../parts/announce.tsx';
import { ToneBadge } from '../parts/badges.tsx';
import { entered } from '../parts/fields.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { Quote } from '../parts/quote.tsx';
import { Rows } from '../parts/rows.tsx';
import { understoodWords, verdictWords } from '../words/lead-words.ts';
import { RuleParts } from './rule-parts.tsx';
import { addFilter, changeFilter, FILTERS_MAX, filterLabel, type RulesDraft, removeFilter } from './rules-draft.ts';

interface FiltersEditorProps {
  readonly draft: RulesDraft;
  readonly locked?: boolean;
  readonly onChange: (draft: RulesDraft) => void;
}

/** What a lead has to meet: rules in words, each with its reading, or built from parts. */
export function FiltersEditor({ draft, locked = false, onChange }: FiltersEditorProps) {
  const [builds, setBuilds] = useState(false);
  const full = draft.filters.length >= FILTERS_MAX;
  return (
    <Stack gap="sm">
      {draft.filters.length === 0 ? <Text size="sm">No rules yet. Only practice area and score decide.</Text> : null}
      <ul className="plain-list">
        {draft.filters.map(({ key, filter }, at) => (
          <FilterRow
            key={key}
            number={at + 1}
            filter={filter}
            locked={locked}
            onChange={(next) => onChange(changeFilter(draft, key, next))}
            onRemove={() => {
              onChange(removeFilter(draft, key));
              announce('Rule removed.');
            }}
          />
        ))}
      </ul>
      {full && !locked ? <Text size="sm">An account has at most {FILTERS_MAX} rules.</Text> : null}
      {locked || full ? null : (
        <Group gap="xs">
          <Button variant="default" onClick={() => onChange(addFilter(draft, ''))}>
            Add a rule in words
          </Button>
          <Button variant="default" aria-expanded={builds} onClick={() => setBuilds(!builds)}>
            Build a rule step by step
          </Button>
        </Group>
      )}
      {builds && !locked && !full ? (
        <RuleParts
          onAdd={(filter) => {
            onChange(addFilter(draft, filter));
            setBuilds(false);
            announce('Rule added.');
          }}
        />
      ) : null}
    </Stack>
  );
}

const TRIED_LEADS = 20;

interface TriedLeadsProps {
  readonly tried: DashboardOutput<'tryFilter'>;
  /** Whether the rule is unchanged since it was tried. */
  readonly current: boolean;
}

/** Previews a rule on the last leads, before it is saved. */
function TriedLeads({ tried: { leads, unread }, current }: TriedLeadsProps) {
  return (
    <Stack gap="xs">
      {current ? null : <Text size="sm">The rule has changed since this test.</Text>}
      <Text size="sm" role="status">
        {leads.length === 0 ? 'There are no leads to test it on yet.' : summary(leads)}
        {unread > 0 ? ` ${unread} could not be read from HubSpot.` : ''}
      </Text>
      {leads.length === 0 ? null : (
        <Rows columns={['Lead', 'Result', 'Why']} dense>
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
        </Rows>
      )}
    </Stack>
  );
}

function summary(leads: readonly { verdict: 'met' | 'violated' | 'unknown' }[]): string {
  const count = (verdict: string) => leads.filter((lead) => lead.verdict === verdict).length;
  return `Tested on ${counted(leads.length, 'lead')}: ${count('met')} meet it, ${count('violated')} break it, ${count('unknown')} do not say.`;
}

interface FilterRowProps {
  readonly number: number;
  readonly filter: CustomFilter;
  readonly locked: boolean;
  readonly onChange: (filter: CustomFilter) => void;
  readonly onRemove: () => void;
}

const TYPING_MS = 350;

/** One rule, its reading while typing, and how the last leads are judged by it. */
function FilterRow({ number, filter, locked, onChange, onRemove }: FilterRowProps) {
  const mayTry = useMay('intake');
  const [shown, setShown] = useState(false);
  const trial = useDo('tryFilter');
  const [settled] = useDebouncedValue(typeof filter === 'string' ? filter.trim() : filter, TYPING_MS);
  const empty = settled === '';
  // Only on a button press: a model may be called, which costs money.
  const current = JSON.stringify(trial.variables?.body.filter) === JSON.stringify(settled);
  const press = () => {
    if (shown && current && !trial.isError) return setShown(false);
    setShown(true);
    if (!current || trial.isError) trial.mutate({ body: { filter: settled, leads: TRIED_LEADS } });
  };
  return (
    <li className="row">
      <Stack gap="xs">
        {typeof filter === 'string' ? (
          <TextInput
            label={`Rule ${number}`}
            placeholder="Must live in Texas"
            maxLength={300}
            autoFocus={filter === ''}
            readOnly={locked}
            {...entered(filter, onChange)}
          />
        ) : (
          <Text fw={600} size="sm">
            <bdi>{filterLabel(filter)}</bdi>
          </Text>
        )}
        {empty ? null : <Reading filter={settled} onReplace={locked ? null : onChange} />}
        <Group gap="xs">
          {mayTry ? (
            <Button
              size="xs"
              variant="default"
              disabled={empty}
              loading={trial.isPending}
              aria-expanded={shown}
              onClick={press}
            >
              {shown && current && !trial.isError ? 'Hide test results' : 'Test on recent leads'}
              <span className="hidden-but-read"> of rule {number}</span>
            </Button>
          ) : null}
          {locked ? null : (
            <Button size="xs" variant="default" aria-label={`Remove rule ${number}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </Group>
        {shown ? <ProblemAlert problem={trial.error} /> : null}
        {shown && trial.data ? <TriedLeads tried={trial.data} current={current} /> : null}
      </Stack>
    </li>
  );
}

interface ReadingProps {
  readonly filter: CustomFilter;
  readonly onReplace: ((filter: CustomFilter) => void) | null;
}

function Reading({ filter, onReplace }: ReadingProps) {
  const [builds, setBuilds] = useState(false);
  const { data, error } = useAsk('readFilter', { body: { filter } }, { keep: true });
  if (error) return <ProblemAlert problem={error} />;
  if (data === undefined) return null;
  return (
    <>
      <Group gap="xs" role="status" wrap="nowrap" align="flex-start">
        <ToneBadge {...understoodWords[data.understood]} />
        <Text size="sm">
          {data.readAs === null
            ? 'This rule is not understood and would be ignored. Reword it or build it step by step.'
            : `Understood as: ${data.readAs}`}
        </Text>
      </Group>
      {data.readAs !== null || onReplace === null ? null : builds ? (
        <RuleParts
          label="Replace the rule"
          onAdd={(made) => {
            onReplace(made);
            announce('Rule replaced.');
          }}
        />
      ) : (
        <Group>
          <Button size="xs" variant="default" onClick={() => setBuilds(true)}>
            Build it step by step
          </Button>
        </Group>
      )}
    </>
  );
}
