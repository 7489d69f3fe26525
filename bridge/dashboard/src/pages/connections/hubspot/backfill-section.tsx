import { Button, Checkbox, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../../../shared/counted.ts';
import type { Backfill } from '../../../../../../shared/dashboard/backfill.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { Moment, spanWords } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';

const SECONDS = 60;

/** Shows the estimate before it begins. */
function StartBackfill() {
  const [from, setFrom] = useState('');
  const [rescreen, setRescreen] = useState(false);
  const estimate = useDo('estimateBackfill');
  const start = useDo('startBackfill', ['readBackfill', 'listAudit', 'readOverview']);
  const body = { from: from === '' ? null : from, rescreen };
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Contacts created from"
          description="Leave blank for all contacts"
          type="date"
          value={from}
          onChange={(event) => {
            setFrom(event.currentTarget.value);
            estimate.reset();
          }}
        />
        <Button variant="default" loading={estimate.isPending} onClick={() => estimate.mutate({ body })}>
          Estimate
        </Button>
      </Group>
      <Checkbox
        label="Also screen contacts that already have a result"
        checked={rescreen}
        onChange={(event) => {
          setRescreen(event.currentTarget.checked);
          estimate.reset();
        }}
      />
      <ProblemAlert problem={estimate.error ?? start.error} />
      {estimate.data ? (
        <>
          <Text size="sm" role="status">
            {estimateWords(estimate.data)}
          </Text>
          <Group>
            <Button
              loading={start.isPending}
              onClick={() => start.mutate({ body }, { onSuccess: () => announce('The backfill has started.') })}
            >
              Start the backfill
            </Button>
          </Group>
        </>
      ) : null}
    </Stack>
  );
}

function estimateWords({
  contacts,
  toScreen,
  hubspotCalls,
  modelCalls,
  costUsd,
  seconds,
}: DashboardOutput<'estimateBackfill'>) {
  const model = modelCalls === 0 ? '' : ` and at most ${counted(modelCalls, 'model call')} ($${costUsd.toFixed(2)})`;
  return `${counted(contacts, 'contact')}, ${toScreen} to screen. About ${spanWords(Math.max(1, seconds / SECONDS))} and ${counted(hubspotCalls, 'HubSpot call')}${model}.`;
}

const LOOK_MS = 3_000;
const states = { running: 'Running', paused: 'Paused', done: 'Done', cancelled: 'Canceled' } as const;
const isOpen = ({ status }: Backfill) => status === 'running' || status === 'paused';

/** Contacts that were in HubSpot before the bridge. */
export function BackfillSection() {
  const settled = useAsk('readBackfill', {});
  const running = settled.data?.backfill?.status === 'running';
  useAsk('readBackfill', {}, { enabled: running, every: running ? LOOK_MS : false });
  return (
    <Section title="Backfill" note="Screens contacts already in HubSpot. New leads always go first.">
      <Answered query={settled}>
        {({ backfill }) => (
          <Stack gap="sm">
            {backfill === null ? null : <State backfill={backfill} />}
            {backfill !== null && isOpen(backfill) ? null : <StartBackfill />}
          </Stack>
        )}
      </Answered>
    </Section>
  );
}

function State({ backfill }: { readonly backfill: Backfill }) {
  const move = useDo('moveBackfill', ['readBackfill', 'listAudit']);
  const { status, total, found, enqueued, waiting, obstacle, startedAt } = backfill;
  const go = (to: 'pause' | 'resume' | 'cancel', words: string) =>
    move.mutate({ body: { move: to } }, { onSuccess: () => announce(words) });
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {states[status]}, started <Moment at={startedAt} />: {found} of {total} contacts checked, {enqueued - waiting}{' '}
        of {enqueued} screened.
      </Text>
      <Progress
        value={total === 0 ? 100 : Math.min(100, (found / total) * 100)}
        aria-label="Progress of the backfill"
      />
      {obstacle === null ? null : <Text size="sm">{obstacle}</Text>}
      <ProblemAlert problem={move.error} />
      {isOpen(backfill) ? (
        <Group gap="xs">
          {status === 'running' ? (
            <Button variant="default" loading={move.isPending} onClick={() => go('pause', 'The backfill is paused.')}>
              Pause
            </Button>
          ) : (
            <Button variant="default" loading={move.isPending} onClick={() => go('resume', 'Backfill resumed.')}>
              Resume
            </Button>
          )}
          <Button variant="default" loading={move.isPending} onClick={() => go('cancel', 'The backfill is canceled.')}>
            Cancel the backfill
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
