import { Alert, Button, Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { HandlingAction, OverrideStatus } from '../../../../../shared/card.ts';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from '../../../../../shared/lead-actions.ts';
import { useDo } from '../../client/ask.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { newRequestId } from '../../client/request-id.ts';
import { announce } from '../../parts/announce.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { actionWords, handlingWords, noteHint, statusWords } from '../../words/lead-words.ts';

interface UnfitDialogProps {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly problem: DashboardProblem | null;
  readonly onClose: () => void;
  readonly onSave: (reason: UnfitReason, note: string | null) => void;
}

const choices = Object.entries(unfitReasons).map(([value, label]) => ({ value, label }));
const isReason = (value: string): value is UnfitReason => Object.hasOwn(unfitReasons, value);

function UnfitDialog({ opened, busy, problem, onClose, onSave }: UnfitDialogProps) {
  const [reason, setReason] = useState<UnfitReason>('outside_area');
  const [note, setNote] = useState('');
  return (
    <Dialog title="Why is it not a fit?" opened={opened} onClose={onClose}>
      <ProblemAlert problem={problem} />
      <NativeSelect
        label="Reason"
        data={choices}
        value={reason}
        onChange={({ currentTarget: { value } }) => isReason(value) && setReason(value)}
      />
      <Textarea
        label="Note"
        description={noteHint}
        maxLength={UNFIT_NOTE_MAX}
        autosize
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => onSave(reason, note.trim() || null)}>
          Save
        </Button>
      </Group>
    </Dialog>
  );
}

/** Who has the lead and what can be done with it; if a colleague was faster, the page says so. */
export function Handling({ lead: { row, handling } }: { readonly lead: LeadPage }) {
  const [opened, { open, close }] = useDisclosure(false);
  // The version shown when the dialog opened: the page is reloaded behind it.
  const [seen, setSeen] = useState(1);
  const version = handling?.version ?? 1;
  const [words, setWords] = useState<string | null>(null);
  const handle = useDo('handleLead', ['readLead', 'listLeads', 'readOverview']);
  const begin = () => {
    setSeen(version);
    open();
  };
  const act = (action: HandlingAction, of: number, reason: UnfitReason | null = null, note: string | null = null) =>
    handle.mutate(
      {
        params: { leadId: row.id },
        body: { requestId: newRequestId(), action, seen: of, reason, note },
      },
      {
        onSuccess: (answer) => {
          close();
          setWords(answer.done ? null : (answer.words ?? 'This lead has changed. Check it and try again.'));
          if (answer.done) announce(answer.words ?? actionWords[action].done);
        },
      },
    );
  if (handling === null) return null;
  return (
    <Section title="Handling">
      <Text size="sm">
        {handlingWords[row.handling]}
        {row.by === null ? null : (
          <>
            {' '}
            by <bdi>{handling.mine ? 'you' : row.by}</bdi>
          </>
        )}
        {handling.at === null ? null : (
          <>
            , <Moment at={handling.at} />
          </>
        )}
        {handling.reason === null ? null : (
          <>
            : <bdi>{handling.reason}</bdi>
          </>
        )}
      </Text>
      {words === null ? null : (
        <Alert color="amber" role="alert">
          {words}
        </Alert>
      )}
      {opened ? null : <ProblemAlert problem={handle.error} />}
      <Group gap="xs">
        {handling.actions.map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 ? 'filled' : 'default'}
            loading={handle.isPending && handle.variables.body.action === action}
            onClick={() => (action === 'not_a_fit' ? begin() : act(action, version))}
          >
            {actionWords[action].words}
          </Button>
        ))}
      </Group>
      <UnfitDialog
        opened={opened}
        busy={handle.isPending}
        problem={handle.error}
        onClose={close}
        onSave={(reason, note) => act('not_a_fit', seen, reason, note)}
      />
    </Section>
  );
}

const statusChoices = (['valid', 'invalid', 'needs_info'] as const).map((value) => ({
  value,
  label: statusWords[value].words,
}));
const isStatus = (value: string): value is OverrideStatus => statusChoices.some((choice) => choice.value === value);

/** Overrides the screening's status, or takes the override back. */
export function SetStatus({ lead: { row, override } }: { readonly lead: LeadPage }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [status, setStatus] = useState<OverrideStatus>(row.status === 'valid' ? 'invalid' : 'valid');
  const [reason, setReason] = useState('');
  const save = useDo('setStatus', ['readLead', 'listLeads', 'readOverview']);
  const set = (next: OverrideStatus | null, why: string | null) =>
    save.mutate(
      { params: { leadId: row.id }, body: { requestId: newRequestId(), status: next, reason: why } },
      {
        onSuccess: ({ written }) => {
          close();
          const done = next === null ? 'The automatic status applies again.' : 'Status saved.';
          announce(written ? done : `${done} It will show in HubSpot shortly.`);
        },
      },
    );
  return (
    <Section title="Status">
      {override === null ? (
        <Text size="sm">Set automatically. If it’s wrong, change it.</Text>
      ) : (
        <Text size="sm">
          Set by <bdi>{override.by}</bdi>, <Moment at={override.at} />. Screening again does not change it.
        </Text>
      )}
      {opened ? null : <ProblemAlert problem={save.error} />}
      <Group gap="xs">
        <Button variant="default" onClick={open} disabled={row.score === null}>
          Change status
        </Button>
        {override === null ? null : (
          <Button variant="default" loading={save.isPending && !opened} onClick={() => set(null, null)}>
            Go back to the automatic status
          </Button>
        )}
      </Group>
      <Dialog title="Change status" opened={opened} onClose={close}>
        <ProblemAlert problem={save.error} />
        <NativeSelect
          label="Status"
          data={statusChoices}
          value={status}
          onChange={({ currentTarget: { value } }) => isStatus(value) && setStatus(value)}
        />
        <Textarea
          label="Why"
          description={noteHint}
          maxLength={UNFIT_NOTE_MAX}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={save.isPending} onClick={() => set(status, reason.trim() || null)}>
            Set status
          </Button>
        </Group>
      </Dialog>
    </Section>
  );
}
