import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { channelId, type PrivacyLevel, privacyWords } from '../../../../../../shared/slack-settings.ts';
import type { RoutingDraft } from './routing-draft.ts';
import { notificationWords } from './routing-lines.ts';

interface ChannelPrivacyProps {
  readonly draft: RoutingDraft;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
const sentenceCase = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const levels = [
  { value: '', label: 'Default' },
  ...optionsOf(privacyWords).map(({ value, label }) => ({ value, label: sentenceCase(label) })),
];
const isLevel = (value: string): value is PrivacyLevel => Object.hasOwn(privacyWords, value);
const isNotification = (value: string): value is RoutingDraft['notification'] =>
  Object.hasOwn(notificationWords, value);

/** Channels that leads go to, and those with a privacy setting. */
function channelsOf({ channel, rules, privacy }: RoutingDraft): string[] {
  const named = [channel, ...rules.map((rule) => rule.channel), ...Object.keys(privacy)].map((id) => id.trim());
  return [...new Set(named)].filter((id) => channelId.safeParse(id).success);
}

/** How much of a person each channel shows. */
export function ChannelPrivacy({ draft, onChange }: ChannelPrivacyProps) {
  const { privacy } = draft;
  const choose = (id: string, level: string) => {
    const { [id]: _, ...others } = privacy;
    onChange({ privacy: isLevel(level) ? { ...others, [id]: level } : others });
  };
  return (
    <fieldset className="choices">
      <legend>What is shown about a person</legend>
      <Text size="sm" c="dimmed" mb="xs">
        Default: everything, but only initials in a channel shared with another organization.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {channelsOf(draft).map((id) => (
          <NativeSelect
            key={id}
            label={`Shown in ${id}`}
            data={levels}
            value={privacy[id] ?? ''}
            onChange={(event) => choose(id, event.currentTarget.value)}
          />
        ))}
        <NativeSelect
          label="Shown in notifications"
          data={optionsOf(notificationWords)}
          value={draft.notification}
          onChange={({ currentTarget: { value } }) => isNotification(value) && onChange({ notification: value })}
        />
      </SimpleGrid>
    </fieldset>
  );
}
