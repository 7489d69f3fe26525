import { Button, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import type { Delivery } from '../../../../../shared/dashboard/deliveries.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useAsk, useDo, useList } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { ToneBadge } from '../../parts/badges.tsx';
import { DoButton } from '../../parts/do-button.tsx';
import { Choice, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { Rows } from '../../parts/rows.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import { BackfillSection, HubSpotSection } from './hubspot/hubspot-section.tsx';
import { RoutingSection, SlackSection } from './slack/slack-section.tsx';

const kinds: Record<NonNullable<Delivery['kind']>, string> = {
  created: 'Contact created',
  changed: 'Contact changed',
  deleted: 'Contact deleted',
  merged: 'Contacts merged',
  restored: 'Contact restored',
  erased: 'Contact erased for privacy',
  workflow: 'Workflow',
};
const states = {
  open: { words: 'Open', tone: 'amber' },
  failed: { words: 'Failed', tone: 'red' },
  done: { words: 'Done', tone: 'green' },
} as const;

function DeliveriesTable({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const replay = useDo('replayDelivery', ['listDeliveries', 'checkHubSpot', 'listAudit']);
  if (deliveries.length === 0) return <Text size="sm">No deliveries.</Text>;
  return (
    <>
      <ProblemAlert problem={replay.error} />
      <Rows columns={['What', 'State', 'Received', 'Result']} dense>
        {deliveries.map((delivery, at) => (
          <Row
            key={delivery.id ?? `job ${delivery.contactId} ${at}`}
            delivery={delivery}
            busy={replay.isPending}
            onReplay={(deliveryId) =>
              replay.mutate(
                { params: { deliveryId }, body: {} },
                { onSuccess: () => announce('Retrying the delivery.') },
              )
            }
          />
        ))}
      </Rows>
    </>
  );
}

const triedWords = (attempts: number): string => {
  if (attempts === 0) return '';
  return attempts === 1 ? ' (tried once)' : ` (tried ${attempts} times)`;
};

interface RowProps {
  readonly delivery: Delivery;
  readonly busy: boolean;
  readonly onReplay: (id: string) => void;
}

function Row({ delivery, busy, onReplay }: RowProps) {
  const { id, contactId, kind, status, outcome, error, attempts, receivedAt, dueAt, canReplay } = delivery;
  return (
    <Table.Tr>
      <Table.Td>
        {kind === null ? 'Job' : kinds[kind]}
        {contactId === null ? '' : `, contact ${contactId}`}
      </Table.Td>
      <Table.Td>
        <ToneBadge {...states[status]} />
      </Table.Td>
      <Table.Td data-label="Received">
        <Moment at={receivedAt} none="–" />
      </Table.Td>
      <Table.Td>
        {error ?? outcome ?? '–'}
        {triedWords(attempts)}
        {dueAt === null ? null : (
          <>
            {' '}
            Next attempt: <Moment at={dueAt} />.
          </>
        )}{' '}
        {canReplay && id !== null ? (
          <Button size="xs" variant="default" loading={busy} onClick={() => onReplay(id)}>
            Retry<span className="hidden-but-read"> contact {contactId}</span>
          </Button>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

const statuses = optionsOf({ '': 'All', open: 'Open', failed: 'Failed', done: 'Done' });

const retryingWords = ({ jobs, leads }: DashboardOutput<'replayAllFailed'>) =>
  `Retrying ${counted(jobs, 'job')} and ${counted(leads, 'lead')}.`;

/** HubSpot deliveries: their state, why they failed, and replay. */
function DeliveriesSection() {
  const [status, setStatus] = useState<Delivery['status'] | ''>('');
  const replay = useDo('replayAllFailed', ['listDeliveries', 'checkHubSpot', 'listAudit']);
  const deliveries = useList('listDeliveries', status === '' ? {} : { status });
  return (
    <Section
      title="Deliveries"
      note="What HubSpot sent, and what happened to it."
      actions={
        <DoButton size="xs" work={replay} input={{ body: {} }} done={retryingWords}>
          Retry all failed
        </DoButton>
      }
    >
      <ProblemAlert problem={replay.error} />
      {replay.data ? <Text size="sm">{retryingWords(replay.data)}</Text> : null}
      <Choice label="Show deliveries" options={statuses} value={status} onChange={setStatus} />
      <Loaded query={deliveries}>
        {({ pages }) => (
          <Stack gap="sm">
            <DeliveriesTable deliveries={pages.flatMap((page) => page.deliveries)} />
            <ShowMore list={deliveries} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

export function ConnectionsPage() {
  const connections = useAsk('readConnections', {});
  const mayChange = useMay('admin');
  return (
    <Page title="Connections">
      <Loaded query={connections}>
        {(found) => (
          <Stack gap="md">
            <HubSpotSection connections={found} />
            {found.hubspot !== null && mayChange ? <BackfillSection /> : null}
            <SlackSection connections={found} />
            {found.slack === null ? null : <RoutingSection />}
            {mayChange ? <DeliveriesSection /> : null}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
