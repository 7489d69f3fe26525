import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { channelHint } from '../../../../../../shared/slack-settings.ts';
import { HoursFields } from './hours-fields.tsx';
import { MentionField } from './mention-field.tsx';
import { officeHours, type RuleDraft } from './routing-draft.ts';
import { type FaultAt, faultsWithin } from './routing-faults.ts';

interface RoutingRuleRowProps {
  readonly number: number;
  readonly rule: RuleDraft;
  readonly fault: FaultAt;
  readonly onChange: (rule: RuleDraft) => void;
  readonly onRemove: () => void;
}

/** Each with its place in the settings. */
const fields = [
  ['name', 'Name', 'So you can recognize the rule', ['name']],
  ['channel', 'Channel', channelHint, ['channel']],
  ['areas', 'Practice areas', 'Separate with commas; leave empty for all', ['practiceAreas']],
  ['states', 'States', 'Separate with commas; leave empty for all', ['states']],
  ['from', 'Score from', 'Empty for 0', ['score', 'from']],
  ['to', 'Score to', 'Empty for 100', ['score', 'to']],
] as const;

const languages = [
  { value: '', label: 'Every language' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
];

export function RoutingRuleRow({ number, rule, fault, onChange, onRemove }: RoutingRuleRowProps) {
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
        {fields.map(([name, label, description, place]) => (
          <TextInput
            key={name}
            label={label}
            description={description}
            error={fault(...place)}
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
      <Checkbox
        label="Only at certain hours"
        checked={rule.hours !== null}
        onChange={(event) => onChange({ ...rule, hours: event.currentTarget.checked ? officeHours() : null })}
      />
      {rule.hours === null ? null : (
        <HoursFields
          label={`Hours of rule ${number}`}
          hours={rule.hours}
          fault={faultsWithin(fault, 'hours')}
          onChange={(hours) => onChange({ ...rule, hours })}
        />
      )}
      <MentionField
        label="Notify"
        mention={rule.mention}
        error={fault('mention')}
        onChange={(mention) => onChange({ ...rule, mention })}
      />
    </Stack>
  );
}
