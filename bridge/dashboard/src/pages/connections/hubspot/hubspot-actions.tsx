import { Button, Group, Text } from '@mantine/core';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import { useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { announce } from '../../../parts/announce.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';

const touched = ['readConnections', 'checkHubSpot', 'readOverview', 'listAudit'] as const;

export function HubSpotActions({ hubspot }: { readonly hubspot: NonNullable<Connections['hubspot']> }) {
  const mayDisconnect = useMay('owner');
  const pause = useDo('pauseHubSpot', touched);
  const create = useDo('createProperties', touched);
  const disconnect = useDo('disconnectHubSpot', [...touched, 'listLeads']);
  const paused = hubspot.status === 'paused';
  return (
    <>
      <Group gap="xs">
        {hubspot.status === 'revoked' ? null : (
          <Button
            variant="default"
            loading={pause.isPending}
            onClick={() =>
              pause.mutate(
                { body: { paused: !paused } },
                { onSuccess: () => announce(paused ? 'Screening resumed.' : 'Screening is paused.') },
              )
            }
          >
            {paused ? 'Resume screening' : 'Pause screening'}
          </Button>
        )}
        <Button variant="default" loading={create.isPending} onClick={() => create.mutate({ body: {} })}>
          Create missing properties
        </Button>
        {mayDisconnect ? (
          <ConfirmButton
            label="Disconnect HubSpot"
            question="Disconnect HubSpot?"
            consequence="Screening stops. Leads, results, history and the text of Slack messages stored here are deleted. What is in HubSpot and Slack stays."
            work={disconnect}
            input={{}}
            done="HubSpot is disconnected."
          />
        ) : null}
      </Group>
      <ProblemAlert problem={pause.error ?? create.error} />
      {create.data ? (
        <Text size="sm" role="status">
          {create.data.created.length === 0
            ? 'No properties were missing.'
            : `Created: ${create.data.created.join(', ')}.`}{' '}
          {create.data.problems.join(' ')}
        </Text>
      ) : null}
    </>
  );
}
