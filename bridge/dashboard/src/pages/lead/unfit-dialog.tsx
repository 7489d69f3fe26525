import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from '../../../../../shared/lead-actions.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { noteHint } from '../../words/lead-words.ts';

interface UnfitDialogProps {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly problem: DashboardProblem | null;
  readonly onClose: () => void;
  readonly onSave: (reason: UnfitReason, note: string | null) => void;
}

const choices = Object.entries(unfitReasons).map(([value, label]) => ({ value, label }));
const isReason = (value: string): value is UnfitReason => Object.hasOwn(unfitReasons, value);

export function UnfitDialog({ opened, busy, problem, onClose, onSave }: UnfitDialogProps) {
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
