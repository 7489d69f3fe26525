import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { ApiKey } from '../../../../../shared/dashboard/api.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { NewKey } from '../../keys/create-key.tsx';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { Choice, entered, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { Rows } from '../../parts/rows.tsx';

const overlaps = optionsOf({ '0': 'Right away', '1': 'In an hour', '24': 'In a day', '168': 'In a week' });

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** A new key beside the old one, so that programs can switch without a gap. Stays open until the key was taken. */
function RotateKey({ apiKey: { id, name }, onClose }: RotateKeyProps) {
  const [hours, setHours] = useState('24');
  const rotate = useDo('rotateKey', ['listKeys', 'listAudit']);
  const start = () =>
    rotate.mutate(
      { params: { keyId: id }, body: { overlapHours: Number(hours) } },
      { onSuccess: () => announce('New key created.') },
    );
  const held = rotate.isPending || rotate.data !== undefined;
  return (
    <Dialog title={`Rotate the key ${name}`} opened onClose={onClose} held={held}>
      <ProblemAlert problem={rotate.error} />
      {rotate.data ? (
        <>
          <NewKey secret={rotate.data.key} />
          <Text size="sm">
            The old key works until <Moment at={rotate.data.oldKeyExpiresAt} />.
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>I have copied the key</Button>
          </Group>
        </>
      ) : (
        <>
          <Choice label="Old key stops working" options={overlaps} value={hours} onChange={setHours} />
          <Group justify="flex-end">
            <Button variant="default" disabled={rotate.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button loading={rotate.isPending} onClick={start}>
              Create new key
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}

export function Keys() {
  const keys = useAsk('listKeys', {});
  const [rotated, setRotated] = useState<ApiKey | null>(null);
  return (
    <Section title="Keys">
      <Loaded query={keys}>
        {({ keys: all }) =>
          all.length === 0 ? (
            <Text size="sm">There is no key yet.</Text>
          ) : (
            <Rows columns={['Name', 'Key', 'Created', 'Last used', 'State']}>
              {all.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRotate={() => setRotated(key)} />
              ))}
            </Rows>
          )
        }
      </Loaded>
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

function RenameKey({ apiKey: { id, name } }: { readonly apiKey: ApiKey }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [next, setNext] = useState(name);
  const rename = useDo('renameKey', ['listKeys', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(
      { params: { keyId: id }, body: { name: next.trim() } },
      {
        onSuccess: () => {
          close();
          announce('The key has a new name.');
        },
      },
    );
  };
  return (
    <>
      <Button size="xs" variant="default" aria-label={`Rename key ${name}`} onClick={open}>
        Rename
      </Button>
      <Dialog title="Rename the key" opened={opened} onClose={close}>
        <form onSubmit={submit}>
          <ProblemAlert problem={rename.error} />
          <TextInput label="Name" required maxLength={100} data-autofocus {...entered(next, setNext)} />
          <DialogButtons onCancel={close} mt="md">
            <Button type="submit" loading={rename.isPending}>
              Save
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  );
}
