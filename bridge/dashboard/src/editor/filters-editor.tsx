import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { announce } from '../parts/announce.tsx';
import { FilterRow } from './filter-row.tsx';
import { RuleParts } from './rule-parts.tsx';
import { addFilter, changeFilter, FILTERS_MAX, type RulesDraft, removeFilter } from './rules-draft.ts';

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
