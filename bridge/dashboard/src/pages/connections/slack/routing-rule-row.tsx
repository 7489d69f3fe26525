import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { MentionField } from './mention-field.tsx';
import type { RuleDraft } from './routing-draft.ts';

interface RoutingRuleRowProps {
  readonly number: number;
  readonly rule: RuleDraft;
  readonly onChange: (rule: RuleDraft) => void;
  readonly onRemove: () => void;
}

const fields = [
  ['name', 'Name', 'To recognize the rule by'],
  ['channel', 'Channel', 'Channel ID, for example C0123456789'],
  ['areas', 'Practice areas', 'Separate with commas; leave empty for all'],
  ['states', 'States', 'Separate with commas; leave empty for all'],
  ['from', 'Score from', 'Empty for 0'],
  ['to', 'Score to', 'Empty for 100'],
] as const;

const languages = [
  { value: '', label: 'Every language' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];

export function RoutingRuleRow({ number, rule, onChange, onRemove }: RoutingRuleRowProps) {
  return (
    <Stack className="row" gap="xs">
      <Group justify="space-between">
        <Text fw={600} size="sm">
          Rule {number}
        </Text>
        <Button size="xs" variant="default" aria-label={`Remove rule ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {fields.map(([name, label, description]) => (
          <TextInput
            key={name}
            label={label}
            description={description}
            value={rule[name]}
            onChange={(event) => onChange({ ...rule, [name]: event.currentTarget.value })}
          />
        ))}
        <NativeSelect
          label="Language of the lead"
          data={languages}
          value={rule.language}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...rule, language: value === 'en' || value === 'es' ? value : '' })
          }
        />
      </SimpleGrid>
      <MentionField label="Notify" mention={rule.mention} onChange={(mention) => onChange({ ...rule, mention })} />
    </Stack>
  );
}
