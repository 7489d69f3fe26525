import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type CustomFilter, customFilter } from '../../../../shared/filter-conditions.ts';
import { eventKinds } from '../../../../shared/generated/event-kinds.gen.ts';
import { Choice, entered, optionsOf } from '../parts/fields.tsx';

interface PartKind {
  readonly name: string;
  readonly field: string;
  readonly example: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Label of the rule. */
  readonly label: (value: string) => string;
  /** Checked by the schema of filters before it is used. */
  readonly condition: (value: string) => unknown;
}

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** The most common rules; everything else can be written in words or set from the command line. */
const kinds = {
  state: {
    name: 'Where the client lives',
    field: 'States, counties or ZIP codes',
    example: 'For example: TX; Harris County, TX; ZIP 770*. Separate states and ZIP codes with commas',
    label: (value) => `Lives in ${value}`,
    condition: (value) => ({
      place: { of: 'client', in: /county|parish|borough/i.test(value) ? [value] : list(value) },
    }),
  },
  recent: {
    name: 'How long ago it happened',
    field: 'Within the last',
    example: 'For example: 30 days, 6 months or 2 years',
    label: (value) => `Happened within ${value}`,
    condition: (value) => ({ incident: { within: value } }),
  },
  lawyer: {
    name: 'Whether the client has a lawyer',
    field: 'The client',
    example: 'Choose one',
    choices: [
      { value: 'none', label: 'has no lawyer' },
      { value: 'former', label: 'had a lawyer before' },
      { value: 'acts', label: 'has a lawyer' },
    ],
    label: (value) =>
      value === 'none' ? 'Has no lawyer' : value === 'former' ? 'Had a lawyer before' : 'Has a lawyer',
    condition: (value) => ({ lawyer: value }),
  },
  amount: {
    name: 'Money at stake',
    field: 'At least, in dollars',
    example: 'A number, for example 10000',
    label: (value) => `At least $${value} at stake`,
    condition: (value) => ({ amount: { of: 'any', atLeast: Number(value.replaceAll(/[$,]/g, '') || 'none') } }),
  },
  event: {
    name: 'What happened',
    field: 'Kind of event',
    example: 'Choose one',
    choices: optionsOf(eventKinds),
    label: (value) => `Is about: ${Object.entries(eventKinds).find(([kind]) => kind === value)?.[1] ?? value}`,
    condition: (value) => ({ event: value }),
  },
  words: {
    name: 'Words in the notes',
    field: 'One of these words',
    example: 'Separate with commas, for example: dog, bite',
    label: (value) => `Mentions: ${value}`,
    condition: (value) => ({ words: list(value) }),
  },
} satisfies Record<string, PartKind>;

type PartKindName = keyof typeof kinds;
const partKinds: Readonly<Record<PartKindName, PartKind>> = kinds;
const kindOptions = (Object.keys(kinds) as PartKindName[]).map((value) => ({ value, label: kinds[value].name }));

const silences = optionsOf({ pass: 'It may still be valid', fail: 'It is not valid' });

interface RulePartsProps {
  readonly label?: string;
  readonly onAdd: (filter: CustomFilter) => void;
}

/** A rule from a kind and a value, for when words are not understood. */
export function RuleParts({ label = 'Add this rule', onAdd }: RulePartsProps) {
  const [kind, setKind] = useState<PartKindName>('state');
  const [value, setValue] = useState('');
  const [silent, setSilent] = useState<'pass' | 'fail'>('pass');
  const [fault, setFault] = useState<string | null>(null);
  const chosen = partKinds[kind];
  const add = () => {
    const made = customFilter.safeParse({
      text: chosen.label(value.trim()),
      if: chosen.condition(value.trim()),
      unknown: silent,
    });
    if (made.success) return onAdd(made.data);
    setFault(`${chosen.field}: ${chosen.example}`);
  };
  return (
    <Stack className="row" gap="sm">
      <Choice
        label="What to check"
        options={kindOptions}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setValue('');
          setFault(null);
        }}
      />
      {chosen.choices ? (
        <Choice
          label={chosen.field}
          options={[{ value: '', label: 'Choose' }, ...chosen.choices]}
          value={value}
          onChange={setValue}
        />
      ) : (
        <TextInput label={chosen.field} description={chosen.example} {...entered(value, setValue)} />
      )}
      <Choice label="If a lead does not say" options={silences} value={silent} onChange={setSilent} />
      {fault === null ? null : (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {fault}
        </Text>
      )}
      <Group>
        <Button onClick={add}>{label}</Button>
      </Group>
    </Stack>
  );
}
