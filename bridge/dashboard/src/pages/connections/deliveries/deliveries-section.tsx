import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery } from '../../../../../../shared/dashboard/deliveries.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useDo } from '../../../client/ask.ts';
import { call } from '../../../client/call.ts';
import type { DashboardProblem } from '../../../client/dashboard-problem.ts';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { Section } from '../../../parts/page.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import { counted } from '../../../words/counted.ts';
import { DeliveriesTable } from './deliveries-table.tsx';

type Answer = DashboardOutput<'listDeliveries'>;
type Status = Delivery['status'];

const choices = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'failed', label: 'Failed' },
  { value: 'done', label: 'Done' },
];
const isStatus = (value: string): value is Status => value === 'open' || value === 'failed' || value === 'done';

/** What HubSpot brought, where it is, why it failed, and putting it back. */
export function DeliveriesSection() {
  const [status, setStatus] = useState('');
  const replay = useDo('replayAllFailed', ['listDeliveries', 'checkHubSpot', 'listAudit']);
  const deliveries = useInfiniteQuery<Answer, DashboardProblem, { pages: Answer[] }, readonly string[], string | null>({
    queryKey: ['listDeliveries', status],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(isStatus(status) ? { status } : {}),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      return call('listDeliveries', { query }, signal);
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
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
      <Trouble problem={replay.error} />
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
            {deliveries.hasNextPage ? (
              <Group justify="center">
                <Button variant="default" onClick={() => void deliveries.fetchNextPage()}>
                  Show more
                </Button>
              </Group>
            ) : null}
          </Stack>
        )}
      </Answered>
    </Section>
  );
}
