import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { LeadFilter } from '../../../../../shared/dashboard/leads.ts';
import { handlingWords, outcomeWords, sourceWords, statusWords } from '../../words/lead-words.ts';

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

const statusChoices = [any, ...Object.entries(statusWords).map(([value, { words }]) => ({ value, label: words }))];
const handlingChoices = [any, ...Object.entries(handlingWords).map(([value, label]) => ({ value, label }))];

/** The filters are in the page address: a list can be bookmarked and sent. */
export function LeadFilters({ filter, areas, sources, outcomes, onChange }: LeadFiltersProps) {
  const select = (name: keyof LeadFilter, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      data={data}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const score = (name: keyof LeadFilter, label: string) => (
    <TextInput
      label={label}
      type="number"
      min={0}
      max={100}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <search aria-label="Lead filters" className="card">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
        {select('status', 'Status', statusChoices)}
        {select('handling', 'Handling', handlingChoices)}
        {select('area', 'Practice area', named(areas, filter.area))}
        {select('source', 'Source', named(sources, filter.source))}
        {select('outcome', 'Outcome', named(outcomes, filter.outcome, outcomeWords))}
        <TextInput
          label="Created from"
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextInput
          label="Created on or before"
          type="date"
          value={filter.until ?? ''}
          onChange={(event) => onChange({ until: event.currentTarget.value })}
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
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value.trim());
      }}
    />
  );
}
