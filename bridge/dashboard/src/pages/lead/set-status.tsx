import { Button, Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { OverrideStatus } from '../../../../../shared/card.ts';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { UNFIT_NOTE_MAX } from '../../../../../shared/lead-actions.ts';
import { useDo } from '../../client/ask.ts';
import { newRequestId } from '../../client/request-id.ts';
import { announce } from '../../parts/announce.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { noteHint, statusWords } from '../../words/lead-words.ts';

const choices = (['valid', 'invalid', 'needs_info'] as const).map((value) => ({
  value,
  label: statusWords[value].words,
}));
const isStatus = (value: string): value is OverrideStatus => choices.some((choice) => choice.value === value);

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
          data={choices}
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
