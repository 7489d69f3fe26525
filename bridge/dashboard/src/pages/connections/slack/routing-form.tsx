import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { channelHint, RULES_MAX, type SlackSettings } from '../../../../../../shared/slack-settings.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { entered, optionsOf } from '../../../parts/fields.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { MentionField } from './mention-field.tsx';
import { draftOfRouting, isSameRouting, newRule, type RoutingDraft, routingOf } from './routing-draft.ts';
import { type FaultAt, faultsOf, faultsWithin } from './routing-faults.ts';
import { dayNames, routingLines } from './routing-lines.ts';
import { ChannelPrivacy, QuietHours, RoutingRuleRow } from './routing-rule-row.tsx';
import { TryRouting } from './try-routing.tsx';

type Saved = DashboardOutput<'readRouting'>;

const ofRouting = {
  draftOf: ({ value }: Saved) => draftOfRouting(value),
  isSame: (draft: RoutingDraft, { value }: Saved) => isSameRouting(draft, value),
};

/** Rules in order, quiet hours and the reminder. */
export function RoutingForm({ saved }: { readonly saved: Saved }) {
  const { base, draft, setDraft, contested, take, choose } = useDraft(saved, ofRouting);
  const save = useDo('saveRouting', ['readRouting', 'checkSlack', 'listAudit']);
  const settings = routingOf(draft);
  const fault = faultsOf(settings);
  const change = (part: Partial<RoutingDraft>) => setDraft({ ...draft, ...part });
  return (
    <Stack gap="sm">
      <UsualRoute draft={draft} fault={fault} onChange={change} />
      <QuietHours draft={draft} fault={faultsWithin(fault, 'quietHours')} onChange={change} />
      {draft.rules.map((rule, at) => (
        <RoutingRuleRow
          key={rule.key}
          number={at + 1}
          rule={rule}
          fault={faultsWithin(fault, 'rules', at)}
          onChange={(next) => change({ rules: draft.rules.with(at, next) })}
          onRemove={() => {
            change({ rules: draft.rules.toSpliced(at, 1) });
            announce(`Rule ${at + 1} removed.`);
          }}
        />
      ))}
      <Group>
        <Button
          variant="default"
          disabled={draft.rules.length >= RULES_MAX}
          onClick={() => change({ rules: [...draft.rules, newRule()] })}
        >
          Add a rule
        </Button>
      </Group>
      <ChannelPrivacy draft={draft} onChange={change} />
      <Digest draft={draft} fault={fault} onChange={change} />
      <TryRouting settings={settings.data ?? 'wrong'} />
      <ProblemAlert problem={contested && save.error?.code === 'routing_conflict' ? null : save.error} />
      {contested ? (
        <SavedMeanwhile
          mine={routingLines(draft)}
          theirs={routingLines(draftOfRouting(saved.value))}
          version={saved.version}
          onChoose={(kept) => {
            save.reset();
            choose(kept);
          }}
        />
      ) : (
        <SaveRouting
          settings={settings.data}
          busy={save.isPending}
          onSave={(valid) =>
            save.mutate(
              { body: { expectedVersion: base.version, settings: valid } },
              {
                onSuccess: (routing) => {
                  take(routing);
                  announce('Routing saved.');
                },
              },
            )
          }
        />
      )}
    </Stack>
  );
}

interface SaveRoutingProps {
  /** Undefined when something is wrong with them. */
  readonly settings: SlackSettings | undefined;
  readonly busy: boolean;
  readonly onSave: (settings: SlackSettings) => void;
}

function SaveRouting({ settings, busy, onSave }: SaveRoutingProps) {
  return (
    <Group>
      <Button loading={busy} disabled={settings === undefined} onClick={() => settings && onSave(settings)}>
        Save routing
      </Button>
      {settings === undefined ? (
        <Text size="sm" role="status">
          Correct the marked fields before you save.
        </Text>
      ) : null}
    </Group>
  );
}

interface PartProps {
  readonly draft: RoutingDraft;
  readonly fault: FaultAt;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

type TextPart = { [Name in keyof RoutingDraft]: RoutingDraft[Name] extends string ? Name : never }[keyof RoutingDraft];

/** Path of each text field in the settings. */
const places: Partial<Record<TextPart, readonly string[]>> = {
  channel: ['defaultChannel'],
  timeZone: ['timeZone'],
  remind: ['sla', 'remindAfterMinutes'],
  escalate: ['sla', 'escalateAfterMinutes'],
  digestChannel: ['digest', 'channel'],
  digestDaily: ['digest', 'daily'],
  digestAt: ['digest', 'weekly', 'at'],
};

/** Value and change handler of a form field. */
const textOf =
  ({ draft, fault, onChange }: PartProps) =>
  (name: keyof typeof places) => ({
    error: fault(...(places[name] ?? [name])),
    ...entered(draft[name], (value) => onChange({ [name]: value })),
  });

function UsualRoute({ draft, fault, onChange }: PartProps) {
  const text = textOf({ draft, fault, onChange });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Default channel" description={channelHint} {...text('channel')} />
        <TextInput label="Time zone" description="For example America/Chicago" {...text('timeZone')} />
      </SimpleGrid>
      <MentionField
        label="Notify"
        mention={draft.mention}
        error={fault('defaultMention')}
        onChange={(mention) => onChange({ mention })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Remind after (minutes)" description="Empty for no reminder" {...text('remind')} />
        <TextInput
          label="Escalate after (minutes)"
          description="Later than the reminder; empty for never"
          {...text('escalate')}
        />
      </SimpleGrid>
      {draft.remind === '' || draft.escalate === '' ? null : (
        <MentionField
          label="Notify when escalated"
          mention={draft.escalateTo}
          error={fault('sla', 'escalateTo')}
          onChange={(escalateTo) => onChange({ escalateTo })}
        />
      )}
    </>
  );
}

const days = optionsOf({ '': 'No weekly digest', ...dayNames });

function Digest({ draft, fault, onChange }: PartProps) {
  const text = textOf({ draft, fault, onChange });
  return (
    <Stack className="row" gap="xs">
      <Title order={3} size="h5">
        Digest
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Daily at" description="Empty for no daily digest" type="time" {...text('digestDaily')} />
        <NativeSelect label="Weekly on" description="Numbers for the past week" data={days} {...text('digestDay')} />
        {draft.digestDay === '' ? null : (
          <TextInput label="Weekly at" description="On that day" type="time" {...text('digestAt')} />
        )}
        <TextInput label="Digest channel" description="Empty for the default channel" {...text('digestChannel')} />
      </SimpleGrid>
    </Stack>
  );
}
