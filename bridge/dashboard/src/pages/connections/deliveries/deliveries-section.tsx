import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../../../shared/counted.ts';
import type { Delivery } from '../../../../../../shared/dashboard/deliveries.ts';
import { useDo, useList } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { ShowMore } from '../../../parts/show-more.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';

type Status = Delivery['status'];

const choices = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'failed', label: 'Failed' },
  { value: 'done', label: 'Done' },
];
const isStatus = (value: string): value is Status => value === 'open' || value === 'failed' || value === 'done';

/** HubSpot deliveries: their state, why they failed, and replay. */
export function DeliveriesSection() {
  const [status, setStatus] = useState('');
  const replay = useDo('replayAllFailed', ['listDeliveries', 'checkHubSpot', 'listAudit']);
  const deliveries = useList('listDeliveries', isStatus(status) ? { status } : {});
  return (
    <Section
      title="Deliveries"
      note="What HubSpot sent and what happened."
      actions={
        <Button
          size="xs"
          variant="default"
          loading={replay.isPending}
          onClick={() =>
            replay.mutate(
              { body: {} },
              {
                onSuccess: ({ jobs, leads }) =>
                  announce(`Retrying ${counted(jobs, 'job')} and ${counted(leads, 'lead')}.`),
              },
            )
          }
        >
          Retry all failed
        </Button>
      }
    >
      <ProblemAlert problem={replay.error} />
      {replay.data ? (
        <Text size="sm">
          Retrying {counted(replay.data.jobs, 'job')} and {counted(replay.data.leads, 'lead')}.
        </Text>
      ) : null}
      <NativeSelect
        label="Show deliveries"
        data={choices}
        value={status}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <Answered query={deliveries}>
        {({ pages }) => (
          <Stack gap="sm">
            <DeliveriesTable deliveries={pages.flatMap((page) => page.deliveries)} />
            <ShowMore list={deliveries} />
          </Stack>
        )}
      </Answered>
    </Section>
  );
}
