import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { exampleConfiguration } from '../../../../../shared/examples.ts';
import { states } from '../../../../../shared/states.ts';
import {
  addArea,
  addFilter,
  FILTERS_MAX,
  filterLabel,
  type RulesDraft,
  removeArea,
  removeFilter,
} from '../../editor/rules-draft.ts';

interface SuggestionsProps {
  readonly draft: RulesDraft;
  readonly onChange: (draft: RulesDraft) => void;
}

/** The most common areas; others are typed below. */
const areas = [
  'Personal Injury',
  'Car Accident',
  'Medical Malpractice',
  "Workers' Compensation",
  'Employment Law',
  'Family Law',
  'Criminal Defense',
  'Immigration',
  'Estate Planning',
  'Bankruptcy',
];

const filters = exampleConfiguration.customFilters.slice(0, 2) as readonly string[];
const stateNames = states.filter(({ territory }) => !territory).map(({ name }) => name);
const stateChoices = [{ value: '', label: 'Choose a state' }, ...stateNames];

export function SuggestedAreas({ draft, onChange }: SuggestionsProps) {
  const has = (name: string) => draft.areas.some((area) => area.name === name);
  return (
    <fieldset className="choices">
      <legend>Common practice areas</legend>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
        {areas.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={has(name)}
            onChange={() => onChange(has(name) ? removeArea(draft, name) : addArea(draft, name))}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}

export function SuggestedFilters({ draft, onChange }: SuggestionsProps) {
  const [state, setState] = useState('');
  const inState = `Lives in ${state}`;
  const full = draft.filters.length >= FILTERS_MAX;
  const found = (text: string) => draft.filters.find(({ filter }) => filterLabel(filter) === text);
  const toggle = (text: string) => {
    const there = found(text);
    onChange(there === undefined ? addFilter(draft, text) : removeFilter(draft, there.key));
  };
  return (
    <fieldset className="choices">
      <legend>Rules that most firms have</legend>
      <Stack gap="xs">
        {filters.map((text) => (
          <Checkbox
            key={text}
            label={text}
            checked={found(text) !== undefined}
            disabled={full && found(text) === undefined}
            onChange={() => toggle(text)}
          />
        ))}
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label="Only clients from one state"
            data={stateChoices}
            value={state}
            onChange={(event) => setState(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={full || state === '' || found(inState) !== undefined}
            onClick={() => toggle(inState)}
          >
            Add rule
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}
