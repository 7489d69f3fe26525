import { Button, Table, Text } from '@mantine/core';
import type { Delivery } from '../../../../../../shared/dashboard/deliveries.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';

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

export function DeliveriesTable({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const replay = useDo('replayDelivery', ['listDeliveries', 'checkHubSpot', 'listAudit']);
  if (deliveries.length === 0) return <Text size="sm">No deliveries.</Text>;
  return (
    <>
      <ProblemAlert problem={replay.error} />
      <Table className="stack-rows" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">What</Table.Th>
            <Table.Th scope="col">State</Table.Th>
            <Table.Th scope="col">Received</Table.Th>
            <Table.Th scope="col">Result</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
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
        </Table.Tbody>
      </Table>
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
