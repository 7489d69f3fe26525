import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callDaysBounds } from '../../../../../shared/dashboard/kept-calls.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useDo, useKeep } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

const { min, max } = callDaysBounds;
const USUAL_DAYS = '30';
const callsWords = (calls: number) => (calls === 1 ? '1 saved call' : `${calls} saved calls`);

type Keeping = DashboardOutput<'readCallKeeping'>;
type Saved = DashboardOutput<'saveCallKeeping'>;

/** Whether records of API calls are kept, and for how long. */
export function CallKeeping({ saved }: { readonly saved: Keeping }) {
  const [keeps, setKeeps] = useState(saved.days !== null);
  const [typed, setTyped] = useState(`${saved.days ?? USUAL_DAYS}`);
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = keeps && (number < min || number > max);
  return (
    <Stack gap="md">
      <Checkbox
        label="Save API calls"
        description="While this is off, calls are only counted; their records are not saved."
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      {keeps ? (
        <TextInput
          type="number"
          maw="36rem"
          label="Saved API calls, days"
          description="A term that you shorten holds for calls that are already kept; one that you lengthen holds for new calls."
          error={isWrong ? `Choose ${min} to ${max} days` : null}
          min={min}
          max={max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      {saved.days === null ? null : <Text size="sm">Saved now: {callsWords(saved.calls)}.</Text>}
      <SaveKeeping saved={saved} days={keeps ? number : null} isWrong={isWrong} />
    </Stack>
  );
}

interface SaveKeepingProps {
  readonly saved: Keeping;
  readonly days: number | null;
  readonly isWrong: boolean;
}

/** Deleting calls asks for confirmation. */
function SaveKeeping({ saved, days, isWrong }: SaveKeepingProps) {
  const save = useDo('saveCallKeeping', ['listKeptCalls', 'listAudit']);
  const keep = useKeep('readCallKeeping');
  const input = { body: { days } };
  const done = ({ erased }: Saved) => (erased === 0 ? 'Saved.' : `Saved. ${callsWords(erased)} erased.`);
  const onDone = ({ erased: _, ...now }: Saved) => keep(now);
  const onSuccess = (answer: Saved) => {
    onDone(answer);
    announce(done(answer));
  };
  const disabled = isWrong || days === saved.days;
  const saveProps = { work: save, input, done, onDone };
  if (!disabled && days === null)
    return (
      <Group>
        <ConfirmButton
          label="Stop saving calls"
          question="Stop saving API calls?"
          consequence={`Permanently deleted at once: ${callsWords(saved.calls)} with their records. Scores and reasons stay as long as explanations are kept.`}
          {...saveProps}
        />
      </Group>
    );
  if (!disabled && days !== null && days < (saved.days ?? 0))
    return (
      <Group>
        <ConfirmButton
          label="Save"
          of="whether calls are saved"
          question="Save calls for a shorter time?"
          consequence={`Calls older than ${days === 1 ? '1 day' : `${days} days`} are permanently deleted within the hour.`}
          {...saveProps}
        />
      </Group>
    );
  return (
    <>
      <Group>
        <Button disabled={disabled} loading={save.isPending} onClick={() => save.mutate(input, { onSuccess })}>
          Save
          <span className="hidden-but-read"> whether calls are saved</span>
        </Button>
      </Group>
      <ProblemAlert problem={save.error} />
    </>
  );
}
