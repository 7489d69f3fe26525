import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { Trouble } from '../../parts/trouble.tsx';

export function NameForm({ name }: { readonly name: string }) {
  const [next, setNext] = useState(name);
  const save = useDo('saveMe', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { name: next.trim() } }, { onSuccess: () => announce('Your name is saved.') });
  };
  return (
    <form onSubmit={submit}>
      <Trouble problem={save.error} />
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Your name"
          autoComplete="name"
          required
          maxLength={100}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={save.isPending}>
          Save name
        </Button>
      </Group>
    </form>
  );
}
