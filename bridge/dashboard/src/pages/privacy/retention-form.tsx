import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Retention, retentionBounds } from '../../../../../shared/dashboard/privacy.ts';
import { useDo, useKeep } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { entered } from '../../parts/fields.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

type Name = keyof Retention;

const terms: Record<Name, { label: string; what: string }> = {
  explanationDays: {
    label: 'Explanations, days',
    what: 'Reasons and the words they quote from a client, for leads from HubSpot and for API requests. A lead keeps its score, status and notes; screening it again creates a new explanation.',
  },
  leadDays: {
    label: 'Leads, days without a change',
    what: 'A lead with its score, status, notes, history and Slack messages. Empty: leads stay until you erase them or disconnect HubSpot. A contact that changes in HubSpot later is screened as a new lead.',
  },
  auditDays: {
    label: 'Audit log, days',
    what: 'Who did what, with the names and email addresses of your staff.',
  },
};
const names = Object.keys(terms) as Name[];

type Draft = Record<Name, string>;

const draftOf = (saved: Retention): Draft =>
  Object.fromEntries(names.map((name) => [name, `${saved[name] ?? ''}`])) as Draft;

const rangeWords = (name: Name) => `${retentionBounds[name].min} to ${retentionBounds[name].max} days`;

/** Undefined when it is not an allowed number of days. */
function daysOf(name: Name, text: string): number | null | undefined {
  if (text.trim() === '') return name === 'leadDays' ? null : undefined;
  const days = Number(text);
  const { min, max } = retentionBounds[name];
  return Number.isInteger(days) && days >= min && days <= max ? days : undefined;
}

/** Owners change it; admins see it. */
export function RetentionForm({ saved }: { readonly saved: Retention }) {
  const isOwner = useMay('owner');
  const [draft, setDraft] = useState(() => draftOf(saved));
  const save = useDo('saveRetention', ['listAudit']);
  const keep = useKeep('readRetention');
  const days = Object.fromEntries(names.map((name) => [name, daysOf(name, draft[name])]));
  const wrong = names.filter((name) => days[name] === undefined);
  const shorter = names.filter((name) => (days[name] ?? Infinity) < (saved[name] ?? Infinity));
  const input = { body: days as Retention };
  const onSaved = (retention: Retention) => {
    keep(retention);
    setDraft(draftOf(retention));
  };
  const submit = () =>
    save.mutate(input, {
      onSuccess: (retention) => {
        onSaved(retention);
        announce('Saved.');
      },
    });
  const disabled = wrong.length > 0 || names.every((name) => days[name] === saved[name]);
  return (
    <Stack gap="md">
      {names.map((name) => (
        <TextInput
          key={name}
          type="number"
          maw="36rem"
          label={terms[name].label}
          description={terms[name].what}
          error={wrong.includes(name) ? `Choose ${rangeWords(name)}` : null}
          min={retentionBounds[name].min}
          max={retentionBounds[name].max}
          readOnly={!isOwner}
          {...entered(draft[name], (text) => setDraft({ ...draft, [name]: text }))}
        />
      ))}
      <Text size="sm" c="dimmed">
        Always deleted: the text of Slack messages after 30 days, deliveries from HubSpot 30 days after they are done
        (90 days if they never are), leads deleted in HubSpot after 90 days, counts of API calls after 8 days, and
        sign-ins 7 days after their last use.
      </Text>
      {isOwner ? (
        <Group>
          {shorter.length > 0 && !disabled ? (
            <ConfirmButton
              label="Save"
              question="Keep data for a shorter time?"
              consequence={`Within the hour everything older is permanently deleted: ${shorter.map((name) => `${terms[name].label.replace(', days', '').toLowerCase()} after ${days[name]} days`).join('; ')}.`}
              work={save}
              input={input}
              done="Saved."
              onDone={onSaved}
            />
          ) : (
            <Button disabled={disabled} loading={save.isPending} onClick={submit}>
              Save
            </Button>
          )}
        </Group>
      ) : (
        <Text size="sm">An owner of the account can change this.</Text>
      )}
      {shorter.length > 0 ? null : <ProblemAlert problem={save.error} />}
    </Stack>
  );
}
