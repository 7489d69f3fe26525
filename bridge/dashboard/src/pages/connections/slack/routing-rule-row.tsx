import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  channelHint,
  channelId,
  type PrivacyLevel,
  privacyWords,
  weekdays,
} from '../../../../../../shared/slack-settings.ts';
import { announce } from '../../../parts/announce.tsx';
import { Choice, entered, optionsOf } from '../../../parts/fields.tsx';
import { MentionField } from './mention-field.tsx';
import {
  type HoursDraft,
  nights,
  officeHours,
  type RoutingDraft,
  type RuleDraft,
  weekendDays,
} from './routing-draft.ts';
import { type FaultAt, faultsWithin } from './routing-faults.ts';
import { dayNames, notificationWords } from './routing-lines.ts';

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

const languages = optionsOf({ '': 'Every language', en: 'English', es: 'Spanish' });

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
            {...entered(rule[name], (text) => onChange({ ...rule, [name]: text }))}
          />
        ))}
        <Choice
          label="Language of the lead"
          options={languages}
          value={rule.language}
          onChange={(language) => onChange({ ...rule, language })}
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

interface ChannelPrivacyProps {
  readonly draft: RoutingDraft;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

const sentenceCase = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const levels: { value: '' | PrivacyLevel; label: string }[] = [
  { value: '', label: 'Default' },
  ...optionsOf(privacyWords).map(({ value, label }) => ({ value, label: sentenceCase(label) })),
];

/** Channels that leads go to, and those with a privacy setting. */
function channelsOf({ channel, rules, privacy }: RoutingDraft): string[] {
  const named = [channel, ...rules.map((rule) => rule.channel), ...Object.keys(privacy)].map((id) => id.trim());
  return [...new Set(named)].filter((id) => channelId.safeParse(id).success);
}

/** How much of a person each channel shows. */
export function ChannelPrivacy({ draft, onChange }: ChannelPrivacyProps) {
  const { privacy } = draft;
  const choose = (id: string, level: '' | PrivacyLevel) => {
    const { [id]: _, ...others } = privacy;
    onChange({ privacy: level === '' ? others : { ...others, [id]: level } });
  };
  return (
    <fieldset className="choices">
      <legend>What is shown about a person</legend>
      <Text size="sm" c="dimmed" mb="xs">
        Default: everything, but only initials in a channel shared with another organization.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {channelsOf(draft).map((id) => (
          <Choice
            key={id}
            label={`Shown in ${id}`}
            options={levels}
            value={privacy[id] ?? ''}
            onChange={(level) => choose(id, level)}
          />
        ))}
        <Choice
          label="Shown in notifications"
          options={optionsOf(notificationWords)}
          value={draft.notification}
          onChange={(notification) => onChange({ notification })}
        />
      </SimpleGrid>
    </fieldset>
  );
}

interface QuietHoursProps {
  readonly draft: RoutingDraft;
  readonly fault: FaultAt;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

/** Quiet hours, and which leads skip them. */
export function QuietHours({ draft, fault, onChange }: QuietHoursProps) {
  const { quiet } = draft;
  const whole = fault('hours');
  const inOne = quiet.some((_, at) => fault('hours', at) !== null);
  return (
    <>
      <Checkbox
        label="Hold leads during quiet hours, except urgent ones"
        checked={quiet.length > 0}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked ? [nights()] : [] })}
      />
      {quiet.map((hours, at) => (
        <HoursFields
          key={hours.key}
          label={quiet.length === 1 ? 'Quiet hours' : `Quiet hours ${at + 1}`}
          hours={hours}
          fault={faultsWithin(fault, 'hours', at)}
          onChange={(next) => onChange({ quiet: quiet.with(at, next) })}
        >
          {quiet.length === 1 ? null : (
            <Group mt="xs">
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove quiet hours ${at + 1}`}
                onClick={() => {
                  onChange({ quiet: quiet.toSpliced(at, 1) });
                  announce(`Quiet hours ${at + 1} removed.`);
                }}
              >
                Remove
              </Button>
            </Group>
          )}
        </HoursFields>
      ))}
      {quiet.length === 0 ? null : (
        <>
          {whole === null || inOne ? null : (
            <Text size="sm" c="var(--mantine-color-error)">
              {whole}
            </Text>
          )}
          <Group>
            <Button
              size="xs"
              variant="default"
              disabled={quiet.length >= 7}
              onClick={() => onChange({ quiet: [...quiet, weekendDays()] })}
            >
              Add quiet hours
            </Button>
          </Group>
          <TextInput
            label="Urgent from score"
            description="Sent at once, even in quiet hours; empty for no score"
            error={fault('urgentScore')}
            {...entered(draft.urgentFrom, (urgentFrom) => onChange({ urgentFrom }))}
          />
          <Checkbox
            label="Time-sensitive leads are urgent too"
            checked={draft.urgentWhenTimeSensitive}
            onChange={(event) => onChange({ urgentWhenTimeSensitive: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}

interface HoursFieldsProps {
  readonly label: string;
  readonly hours: HoursDraft;
  readonly fault: FaultAt;
  readonly onChange: (hours: HoursDraft) => void;
  readonly children?: ReactNode;
}

/** Hours of some days of the week. */
function HoursFields({ label, hours, fault, onChange, children }: HoursFieldsProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <Checkbox.Group
        label="Days"
        error={fault('days')}
        value={hours.days}
        onChange={(chosen) => onChange({ ...hours, days: weekdays.filter((day) => chosen.includes(day)) })}
      >
        <Group gap="sm" my={4}>
          {weekdays.map((day) => (
            <Checkbox key={day} value={day} label={dayNames[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={4}>
        <TextInput
          label="From"
          type="time"
          error={fault('from')}
          {...entered(hours.from, (from) => onChange({ ...hours, from }))}
        />
        <TextInput
          label="Until"
          description="Earlier than From means the next day"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="time"
          error={fault('until')}
          {...entered(hours.until, (until) => onChange({ ...hours, until }))}
        />
      </SimpleGrid>
      {children}
    </fieldset>
  );
}
