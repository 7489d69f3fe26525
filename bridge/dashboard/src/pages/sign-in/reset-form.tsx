import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

export function ResetForm() {
  const [email, setEmail] = useState('');
  const ask = useDo('askReset');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ body: { email } });
  };
  if (ask.data)
    return (
      <Text role="status">
        {ask.data.mails
          ? 'If this address belongs to a user, a link is on its way. It works for one hour.'
          : 'This server cannot send email. Ask an owner, an admin or the person who runs the server for a link.'}
      </Text>
    );
  return (
    <form onSubmit={submit}>
      <Stack>
        <ProblemAlert problem={ask.error} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" loading={ask.isPending}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}
