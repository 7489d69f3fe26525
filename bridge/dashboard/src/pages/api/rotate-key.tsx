import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey } from '../../../../../shared/dashboard/api.ts';
import { useDo } from '../../client/ask.ts';
import { NewKey } from '../../keys/create-key.tsx';
import { announce } from '../../parts/announce.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

const overlaps = [
  { value: '0', label: 'Right away' },
  { value: '1', label: 'In an hour' },
  { value: '24', label: 'In a day' },
  { value: '168', label: 'In a week' },
];

interface RotateKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** A new key beside the old one, so that programs can switch without a gap. Stays open until the key was taken. */
export function RotateKey({ apiKey: { id, name }, onClose }: RotateKeyProps) {
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
          <NativeSelect
            label="Old key stops working"
            data={overlaps}
            value={hours}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
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
