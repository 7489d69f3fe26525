import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { ConnectHubSpot } from '../../../connect/connect-services.tsx';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { MappingForm } from './mapping-form.tsx';

const touched = ['readConnections', 'checkHubSpot', 'readOverview', 'listAudit'] as const;

function HubSpotActions({ hubspot }: { readonly hubspot: NonNullable<Connections['hubspot']> }) {
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

const levels = {
  ok: { words: 'OK', tone: 'green' },
  warning: { words: 'Needs attention', tone: 'amber' },
  error: { words: 'Broken', tone: 'red' },
} as const;

/** What HubSpot reports about the connection now. */
function HubSpotHealth() {
  const health = useAsk('checkHubSpot', {});
  return (
    <Stack gap="xs">
      <Answered query={health}>
        {({ findings, lastEventAt, lastScreenedAt, waiting, failed }) => (
          <>
            <ul className="plain-list">
              {findings.map(({ level, subject, text }) => (
                <li key={`${subject} ${text}`}>
                  <Group gap="xs" wrap="nowrap" align="flex-start">
                    <ToneBadge {...levels[level]} />
                    <Text size="sm">
                      <strong>{subject}</strong>: {text}
                    </Text>
                  </Group>
                </li>
              ))}
            </ul>
            <Text size="sm" c="dimmed">
              Last event: <Moment at={lastEventAt} />. Last result: <Moment at={lastScreenedAt} />. {waiting} waiting,{' '}
              {failed} failed.
            </Text>
          </>
        )}
      </Answered>
      <Group>
        <Button size="xs" variant="default" loading={health.isFetching} onClick={() => void health.refetch()}>
          Check again
        </Button>
      </Group>
    </Stack>
  );
}

const states = {
  active: { words: 'Connected', tone: 'green' },
  paused: { words: 'Paused', tone: 'amber' },
  revoked: { words: 'Access has ended', tone: 'red' },
} as const;

export function HubSpotSection({ connections }: { readonly connections: Connections }) {
  const mayChange = useMay('admin');
  const { hubspot } = connections;
  if (hubspot === null)
    return (
      <Section title="HubSpot" note="New contacts are screened as they arrive, and the result is written back.">
        {mayChange ? <ConnectHubSpot connections={connections} /> : <Text size="sm">HubSpot is not connected.</Text>}
      </Section>
    );
  return (
    <Section title="HubSpot">
      <Stack gap="sm">
        <Group gap="sm">
          <ToneBadge {...states[hubspot.status]} />
          <Text size="sm">
            Account {hubspot.portalId}, {hubspot.auth === 'oauth' ? 'with OAuth' : 'with a token'}, since{' '}
            <Moment at={hubspot.connectedAt} />
          </Text>
        </Group>
        {hubspot.detail === null ? null : <Text size="sm">{hubspot.detail}</Text>}
        {mayChange && hubspot.status === 'revoked' ? <ConnectHubSpot connections={connections} /> : null}
        <HubSpotHealth />
        {mayChange ? <HubSpotActions hubspot={hubspot} /> : null}
        {mayChange ? <Mapping saved={hubspot.mapping} /> : null}
      </Stack>
    </Section>
  );
}

type Saved = NonNullable<Connections['hubspot']>['mapping'];

/** The source of each field of the record; HubSpot's properties are loaded when it is opened. */
function Mapping({ saved }: { readonly saved: Saved }) {
  const [opened, { toggle }] = useDisclosure(false);
  const choices = useAsk('readMappingChoices', {}, { enabled: opened });
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" aria-expanded={opened} onClick={toggle}>
          {opened ? 'Hide the fields' : 'Edit field mapping'}
        </Button>
      </Group>
      {opened ? (
        <Answered query={choices}>
          {({ properties, suggestion }) => (
            <MappingForm saved={saved} properties={properties} suggestion={suggestion} />
          )}
        </Answered>
      ) : null}
    </Stack>
  );
}
