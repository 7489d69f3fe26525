import { Button, Checkbox, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { counted } from '../../../../../../shared/counted.ts';
import type { Backfill } from '../../../../../../shared/dashboard/backfill.ts';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { ConnectHubSpot } from '../../../connect/connect-services.tsx';
import { Finding, ToneBadge } from '../../../parts/badges.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { DoButton } from '../../../parts/do-button.tsx';
import { entered } from '../../../parts/fields.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Moment, spanWords } from '../../../parts/moment.tsx';
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
          <DoButton
            work={pause}
            input={{ body: { paused: !paused } }}
            done={paused ? 'Screening resumed.' : 'Screening is paused.'}
          >
            {paused ? 'Resume screening' : 'Pause screening'}
          </DoButton>
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

/** What HubSpot reports about the connection now. */
function HubSpotHealth() {
  const health = useAsk('checkHubSpot', {});
  return (
    <Stack gap="xs">
      <Loaded query={health}>
        {({ findings, lastEventAt, lastScreenedAt, waiting, failed }) => (
          <>
            <ul className="plain-list">
              {findings.map(({ level, subject, text }) => (
                <Finding key={`${subject} ${text}`} level={level} subject={subject} text={text} />
              ))}
            </ul>
            <Text size="sm" c="dimmed">
              Last event: <Moment at={lastEventAt} />. Last result: <Moment at={lastScreenedAt} />. {waiting} waiting,{' '}
              {failed} failed.
            </Text>
          </>
        )}
      </Loaded>
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

/** The source of each field of the record; HubSpot's properties are loaded when it is opened. */
function Mapping({ saved }: { readonly saved: NonNullable<Connections['hubspot']>['mapping'] }) {
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
        <Loaded query={choices}>
          {({ properties, suggestion }) => (
            <MappingForm saved={saved} properties={properties} suggestion={suggestion} />
          )}
        </Loaded>
      ) : null}
    </Stack>
  );
}

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
          {...entered(from, (day) => {
            setFrom(day);
            estimate.reset();
          })}
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
            <DoButton variant="filled" work={start} input={{ body }} done="The backfill has started.">
              Start the backfill
            </DoButton>
          </Group>
        </>
      ) : null}
    </Stack>
  );
}

function estimateWords(estimate: DashboardOutput<'estimateBackfill'>) {
  const { contacts, toScreen, hubspotCalls, modelCalls, costUsd, seconds } = estimate;
  const model = modelCalls === 0 ? '' : ` and at most ${counted(modelCalls, 'model call')} ($${costUsd.toFixed(2)})`;
  return `${counted(contacts, 'contact')}, ${toScreen} to screen. About ${spanWords(Math.max(1, seconds / SECONDS))} and ${counted(hubspotCalls, 'HubSpot call')}${model}.`;
}

const LOOK_MS = 3_000;
const backfillStates = { running: 'Running', paused: 'Paused', done: 'Done', cancelled: 'Canceled' } as const;
const isOpen = ({ status }: Backfill) => status === 'running' || status === 'paused';

/** Contacts that were in HubSpot before the bridge. */
export function BackfillSection() {
  const settled = useAsk('readBackfill', {});
  const running = settled.data?.backfill?.status === 'running';
  useAsk('readBackfill', {}, { enabled: running, every: running ? LOOK_MS : false });
  return (
    <Section title="Backfill" note="Screens contacts already in HubSpot. New leads always go first.">
      <Loaded query={settled}>
        {({ backfill }) => (
          <Stack gap="sm">
            {backfill === null ? null : <State backfill={backfill} />}
            {backfill !== null && isOpen(backfill) ? null : <StartBackfill />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function State({ backfill }: { readonly backfill: Backfill }) {
  const move = useDo('moveBackfill', ['readBackfill', 'listAudit']);
  const { status, total, found, enqueued, waiting, obstacle, startedAt } = backfill;
  return (
    <Stack gap="xs">
      <Text size="sm" role="status">
        {backfillStates[status]}, started <Moment at={startedAt} />: {found} of {total} contacts checked,{' '}
        {enqueued - waiting} of {enqueued} screened.
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
            <DoButton work={move} input={{ body: { move: 'pause' } }} done="The backfill is paused.">
              Pause
            </DoButton>
          ) : (
            <DoButton work={move} input={{ body: { move: 'resume' } }} done="Backfill resumed.">
              Resume
            </DoButton>
          )}
          <DoButton work={move} input={{ body: { move: 'cancel' } }} done="The backfill is canceled.">
            Cancel the backfill
          </DoButton>
        </Group>
      ) : null}
    </Stack>
  );
}
