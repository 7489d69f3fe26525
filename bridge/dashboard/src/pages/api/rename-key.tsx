import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { ApiKey } from '../../../../../shared/dashboard/api.ts';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

export function RenameKey({ apiKey: { id, name } }: { readonly apiKey: ApiKey }) {
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
          <TextInput
            label="Name"
            required
            maxLength={100}
            data-autofocus
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending}>
              Save
            </Button>
          </Group>
        </form>
      </Dialog>
    </>
  );
}
