import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAsk, useDo } from '../client/ask.ts';
import { announce } from '../parts/announce.tsx';
import { CopyBlock } from '../parts/copy-block.tsx';
import { entered } from '../parts/fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { curlOf } from './snippets.ts';

/** Creates a key, shown once with a request that works. */
export function CreateKey() {
  const [name, setName] = useState('Intake');
  const keys = useAsk('listKeys', {});
  const create = useDo('createKey', ['listKeys', 'readOverview', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { name: name.trim() } }, { onSuccess: () => announce('Key created.') });
  };
  return (
    <Loaded query={keys}>
      {({ obstacle }) =>
        obstacle === null ? (
          <Stack gap="sm">
            <form onSubmit={submit}>
              <Group align="flex-end" gap="xs">
                <TextInput label="Name of the new key" required maxLength={100} {...entered(name, setName)} />
                <Button type="submit" loading={create.isPending}>
                  Create key
                </Button>
              </Group>
            </form>
            <ProblemAlert problem={create.error} />
            {create.data ? <NewKey secret={create.data.key} /> : null}
          </Stack>
        ) : (
          <Alert color="amber">
            <Text size="sm">{obstacle}</Text>
          </Alert>
        )
      }
    </Loaded>
  );
}

/** The key is not stored: a person who leaves the page without it makes another one. */
export function NewKey({ secret }: { readonly secret: string }) {
  return (
    <Stack gap="sm">
      <Alert color="amber" title="Copy the key now">
        You will not see it again.
      </Alert>
      <CopyBlock what="the key" text={secret} />
      <CopyBlock what="the request" text={curlOf(secret)} />
    </Stack>
  );
}
