import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { HandlingAction, OverrideStatus } from '../../../../../shared/card.ts';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from '../../../../../shared/lead-actions.ts';
import { useDo } from '../../client/ask.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { newRequestId } from '../../client/request-id.ts';
import { announce } from '../../parts/announce.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Choice, entered, optionsOf } from '../../parts/fields.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { actionWords, handlingWords, noteHint, statusWords } from '../../words/lead-words.ts';

interface DecisionDialogProps<Value extends string> {
  readonly title: string;
  readonly choiceLabel: string;
  readonly options: Readonly<Record<Value, string>>;
  /** Chosen at first. */
  readonly first: Value;
  readonly noteLabel: string;
  readonly saveLabel: string;
  readonly opened: boolean;
  readonly work: { readonly isPending: boolean; readonly error: DashboardProblem | null };
  readonly onClose: () => void;
  readonly onSave: (value: Value, note: string | null) => void;
}

/** One of a few decisions, with a note. */
function DecisionDialog<Value extends string>(props: DecisionDialogProps<Value>) {
  const { title, choiceLabel, options, first, noteLabel, saveLabel, opened, work, onClose, onSave } = props;
  const [value, setValue] = useState(first);
  const [note, setNote] = useState('');
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <ProblemAlert problem={work.error} />
      <Choice label={choiceLabel} options={optionsOf(options)} value={value} onChange={setValue} />
      <Textarea
        label={noteLabel}
        description={noteHint}
        maxLength={UNFIT_NOTE_MAX}
        autosize
        minRows={2}
        {...entered(note, setNote)}
      />
      <DialogButtons onCancel={onClose}>
        <Button loading={work.isPending} onClick={() => onSave(value, note.trim() || null)}>
          {saveLabel}
        </Button>
      </DialogButtons>
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
      <DecisionDialog
        title="Why is it not a fit?"
        choiceLabel="Reason"
        options={unfitReasons}
        first="outside_area"
        noteLabel="Note"
        saveLabel="Save"
        opened={opened}
        work={handle}
        onClose={close}
        onSave={(reason, note) => act('not_a_fit', seen, reason, note)}
      />
    </Section>
  );
}

const statuses: Record<OverrideStatus, string> = {
  valid: statusWords.valid.words,
  invalid: statusWords.invalid.words,
  needs_info: statusWords.needs_info.words,
};

/** Overrides the screening's status, or takes the override back. */
export function SetStatus({ lead: { row, override } }: { readonly lead: LeadPage }) {
  const [opened, { open, close }] = useDisclosure(false);
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
      <DecisionDialog
        title="Change status"
        choiceLabel="Status"
        options={statuses}
        first={row.status === 'valid' ? 'invalid' : 'valid'}
        noteLabel="Why"
        saveLabel="Set status"
        opened={opened}
        work={save}
        onClose={close}
        onSave={set}
      />
    </Section>
  );
}
