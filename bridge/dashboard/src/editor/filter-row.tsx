import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { CustomFilter } from '../../../../shared/filter-conditions.ts';
import { useAsk, useDo } from '../client/ask.ts';
import { useMay } from '../client/me.ts';
import { announce } from '../parts/announce.tsx';
import { ToneBadge } from '../parts/badges.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { understoodWords } from '../words/lead-words.ts';
import { RuleParts } from './rule-parts.tsx';
import { filterLabel } from './rules-draft.ts';
import { TRIED_LEADS, TriedLeads } from './tried-leads.tsx';

interface FilterRowProps {
  readonly number: number;
  readonly filter: CustomFilter;
  readonly locked: boolean;
  readonly onChange: (filter: CustomFilter) => void;
  readonly onRemove: () => void;
}

const TYPING_MS = 350;

/** One rule, its reading while typing, and how the last leads are judged by it. */
export function FilterRow({ number, filter, locked, onChange, onRemove }: FilterRowProps) {
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
            value={filter}
            onChange={(event) => onChange(event.currentTarget.value)}
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
