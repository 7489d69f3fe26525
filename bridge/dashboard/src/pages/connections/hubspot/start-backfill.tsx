import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../../../shared/counted.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { spanWords } from '../../../parts/moment.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';

const SECONDS = 60;

/** Shows the estimate before it begins. */
export function StartBackfill() {
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
              onClick={() => start.mutate({ body }, { onSuccess: () => announce('The backfill has begun.') })}
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
