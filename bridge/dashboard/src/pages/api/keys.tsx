import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey } from '../../../../../shared/dashboard/api.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { RenameKey } from './rename-key.tsx';
import { RotateKey } from './rotate-key.tsx';

export function Keys() {
  const keys = useAsk('listKeys', {});
  const [rotated, setRotated] = useState<ApiKey | null>(null);
  return (
    <Section title="Keys">
      <Answered query={keys}>
        {({ keys: all }) =>
          all.length === 0 ? (
            <Text size="sm">There is no key yet.</Text>
          ) : (
            <Table className="stack-rows" verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Name</Table.Th>
                  <Table.Th scope="col">Key</Table.Th>
                  <Table.Th scope="col">Created</Table.Th>
                  <Table.Th scope="col">Last used</Table.Th>
                  <Table.Th scope="col">State</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {all.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onRotate={() => setRotated(key)} />
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Answered>
      {/* Not inside the row: a key that ended at once loses its buttons, and the new one is shown only here. */}
      {rotated === null ? null : <RotateKey key={rotated.id} apiKey={rotated} onClose={() => setRotated(null)} />}
    </Section>
  );
}

const isOver = ({ revokedAt, expiresAt }: ApiKey) =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly onRotate: () => void;
}

function KeyRow({ apiKey, onRotate }: KeyRowProps) {
  const { id, name, hint, createdAt, lastUsedAt, expiresAt } = apiKey;
  const revoke = useDo('revokeKey', ['listKeys', 'listAudit', 'readOverview']);
  return (
    <Table.Tr>
      <Table.Td>
        <bdi>{name}</bdi>
      </Table.Td>
      <Table.Td data-label="Key">
        <code>{hint}</code>
      </Table.Td>
      <Table.Td data-label="Created">
        <Moment at={createdAt} />
      </Table.Td>
      <Table.Td data-label="Last used">
        <Moment at={lastUsedAt} />
      </Table.Td>
      <Table.Td>
        <KeyState apiKey={apiKey} />
        {isOver(apiKey) ? null : (
          <Group gap="xs" mt={4}>
            <RenameKey apiKey={apiKey} />
            {expiresAt === null ? (
              <Button size="xs" variant="default" aria-label={`Rotate key ${name}`} onClick={onRotate}>
                Rotate
              </Button>
            ) : null}
            <ConfirmButton
              size="xs"
              label="Revoke"
              of={`key ${name}`}
              question={`Revoke the key ${name}?`}
              consequence="It stops working right away and cannot be restored."
              work={revoke}
              input={{ params: { keyId: id } }}
              done="Key revoked."
            />
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function KeyState({ apiKey }: { readonly apiKey: ApiKey }) {
  const { revokedAt, expiresAt } = apiKey;
  if (revokedAt !== null)
    return (
      <Text size="sm">
        Revoked <Moment at={revokedAt} />
      </Text>
    );
  if (expiresAt === null) return <Text size="sm">Works</Text>;
  return (
    <Text size="sm">
      {isOver(apiKey) ? 'Ended' : 'Works until'} <Moment at={expiresAt} />
    </Text>
  );
}
