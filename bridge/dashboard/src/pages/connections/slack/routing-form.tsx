import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import { draftOfRouting, isSameRouting, newRule, routingOf } from './routing-draft.ts';
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
  const text = (name: 'channel' | 'timeZone' | 'quietFrom' | 'quietUntil' | 'remind' | 'escalate') => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Usual channel" description="Channel ID, for example C0123456789" {...text('channel')} />
        <TextInput label="Time zone" description="For example America/Chicago" {...text('timeZone')} />
        <TextInput label="Remind after (minutes)" description="Empty for no reminder" {...text('remind')} />
        <TextInput
          label="Escalate after (minutes)"
          description="Later than the reminder; empty for never"
          {...text('escalate')}
        />
      </SimpleGrid>
      <Checkbox
        label="Hold leads during quiet hours, except urgent ones"
        checked={draft.quiet}
        onChange={(event) => setDraft({ ...draft, quiet: event.currentTarget.checked })}
      />
      {draft.quiet ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Quiet from" type="time" {...text('quietFrom')} />
          <TextInput label="Quiet until" type="time" {...text('quietUntil')} />
        </SimpleGrid>
      ) : null}
      {draft.rules.map((rule, at) => (
        <RoutingRuleRow
          key={rule.key}
          number={at + 1}
          rule={rule}
          onChange={(next) => setDraft({ ...draft, rules: draft.rules.with(at, next) })}
          onRemove={() => setDraft({ ...draft, rules: draft.rules.toSpliced(at, 1) })}
        />
      ))}
      <Group>
        <Button variant="default" onClick={() => setDraft({ ...draft, rules: [...draft.rules, newRule()] })}>
          Add a rule
        </Button>
      </Group>
      <TryRouting settings={settings.success ? settings.data : null} />
      {settings.success ? null : (
        <Alert color="amber" title="This cannot be saved yet">
          {settings.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}
        </Alert>
      )}
      <Trouble problem={save.error} />
      {isNewer && changed ? <SavedMeanwhile onMine={() => setBase(saved)} onTheirs={() => take(saved)} /> : null}
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
