import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type CustomFilter, customFilter } from '../../../../shared/filter-conditions.ts';
import { isPartKind, type PartKindName, partKinds } from './part-kinds.ts';

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
      <NativeSelect
        label="What to check"
        data={Object.entries(partKinds).map(([id, { name }]) => ({ value: id, label: name }))}
        value={kind}
        onChange={({ currentTarget: { value: next } }) => {
          if (isPartKind(next)) setKind(next);
          setValue('');
          setFault(null);
        }}
      />
      {chosen.choices ? (
        <NativeSelect
          label={chosen.field}
          data={[{ value: '', label: 'Choose' }, ...chosen.choices]}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          label={chosen.field}
          description={chosen.example}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        label="If a lead does not say"
        data={[
          { value: 'pass', label: 'It may still be valid' },
          { value: 'fail', label: 'It is not valid' },
        ]}
        value={silent}
        onChange={(event) => setSilent(event.currentTarget.value === 'fail' ? 'fail' : 'pass')}
      />
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
