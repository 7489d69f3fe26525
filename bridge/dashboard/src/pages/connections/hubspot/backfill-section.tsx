import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Backfill } from '../../../../../../shared/dashboard/backfill.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { StartBackfill } from './start-backfill.tsx';

const LOOK_MS = 3_000;
const states = { running: 'Running', paused: 'Paused', done: 'Done', cancelled: 'Cancelled' } as const;
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
          <Button variant="default" loading={move.isPending} onClick={() => go('cancel', 'The backfill is cancelled.')}>
            Cancel the backfill
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
