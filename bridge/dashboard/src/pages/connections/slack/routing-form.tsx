import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import { MentionField } from './mention-field.tsx';
import { draftOfRouting, isSameRouting, newRule, type RoutingDraft, routingOf } from './routing-draft.ts';
import { dayNames, routingLines } from './routing-lines.ts';
import { RoutingRuleRow } from './routing-rule-row.tsx';
import { TryRouting } from './try-routing.tsx';

type Saved = DashboardOutput<'readRouting'>;

/** Rules in their order, hours of rest and the reminder. What is typed is a change of the version that it began with. */
export function RoutingForm({ saved }: { readonly saved: Saved }) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOfRouting(saved.value));
  const save = useDo('saveRouting', ['readRouting', 'checkSlack', 'listAudit']);
  const settings = routingOf(draft, base.value);
  const changed = !isSameRouting(draft, base.value);
  const isNewer = saved.version > base.version;
  const take = (routing: Saved) => {
    setBase(routing);
    setDraft(draftOfRouting(routing.value));
  };
  useEffect(() => {
    if (isNewer && !changed) take(saved);
  });
  const change = (part: Partial<RoutingDraft>) => setDraft({ ...draft, ...part });
  return (
    <Stack gap="sm">
      <UsualRoute draft={draft} onChange={change} />
      {draft.rules.map((rule, at) => (
        <RoutingRuleRow
          key={rule.key}
          number={at + 1}
          rule={rule}
          onChange={(next) => setDraft({ ...draft, rules: draft.rules.with(at, next) })}
          onRemove={() => {
            setDraft({ ...draft, rules: draft.rules.toSpliced(at, 1) });
            announce(`Rule ${at + 1} removed.`);
          }}
        />
      ))}
      <Group>
        <Button variant="default" onClick={() => setDraft({ ...draft, rules: [...draft.rules, newRule()] })}>
          Add a rule
        </Button>
      </Group>
      <Digest draft={draft} onChange={change} />
      <TryRouting settings={settings.success ? settings.data : null} />
      {settings.success ? null : (
        <Alert color="amber" title="This cannot be saved yet">
          {settings.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}
        </Alert>
      )}
      <Trouble problem={isNewer && save.error?.code === 'routing_conflict' ? null : save.error} />
      {isNewer && changed ? (
        <SavedMeanwhile
          mine={routingLines(draft)}
          theirs={routingLines(draftOfRouting(saved.value))}
          version={saved.version}
          onChoose={(kept) => {
            save.reset();
            if (kept === 'mine') setBase(saved);
            else take(saved);
          }}
        />
      ) : null}
      <Group>
        <Button
          loading={save.isPending}
          disabled={!settings.success}
          onClick={() =>
            settings.success &&
            save.mutate(
              { body: { expectedVersion: base.version, settings: settings.data } },
              {
                onSuccess: (routing) => {
                  take(routing);
                  announce('Routing saved.');
                },
              },
            )
          }
        >
          Save routing
        </Button>
      </Group>
    </Stack>
  );
}

interface PartProps {
  readonly draft: RoutingDraft;
  readonly onChange: (part: Partial<RoutingDraft>) => void;
}

type TextPart = { [Name in keyof RoutingDraft]: RoutingDraft[Name] extends string ? Name : never }[keyof RoutingDraft];

/** What a field of the form shows and changes. */
const textOf =
  ({ draft, onChange }: PartProps) =>
  (name: TextPart) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });

function UsualRoute({ draft, onChange }: PartProps) {
  const text = textOf({ draft, onChange });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Usual channel" description="Channel ID, for example C0123456789" {...text('channel')} />
        <TextInput label="Time zone" description="For example America/Chicago" {...text('timeZone')} />
      </SimpleGrid>
      <MentionField label="Notify" mention={draft.mention} onChange={(mention) => onChange({ mention })} />
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
          onChange={(escalateTo) => onChange({ escalateTo })}
        />
      )}
      <Checkbox
        label="Hold leads during quiet hours, except urgent ones"
        checked={draft.quiet}
        onChange={(event) => onChange({ quiet: event.currentTarget.checked })}
      />
      {draft.quiet ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Quiet from" type="time" {...text('quietFrom')} />
          <TextInput label="Quiet until" type="time" {...text('quietUntil')} />
        </SimpleGrid>
      ) : null}
    </>
  );
}

const days = [{ value: '', label: 'No weekly digest' }].concat(
  Object.entries(dayNames).map(([value, label]) => ({ value, label })),
);

function Digest({ draft, onChange }: PartProps) {
  const text = textOf({ draft, onChange });
  return (
    <Stack className="row" gap="xs">
      <Title order={3} size="h5">
        Digest
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Daily at" description="Empty for no daily digest" type="time" {...text('digestDaily')} />
        <NativeSelect label="Weekly on" description="Figures of the last week" data={days} {...text('digestDay')} />
        {draft.digestDay === '' ? null : <TextInput label="Weekly at" type="time" {...text('digestAt')} />}
        <TextInput label="Channel of the digest" description="Empty for the usual channel" {...text('digestChannel')} />
      </SimpleGrid>
    </Stack>
  );
}
