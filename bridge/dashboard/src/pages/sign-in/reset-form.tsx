import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { Trouble } from '../../parts/trouble.tsx';

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
          ? 'If somebody with this address has a sign-in here, a link to choose a new password is on its way. It works for an hour.'
          : 'This server sends no mail. Ask an owner or admin of your account for a link on the People page, or whoever runs the server.'}
      </Text>
    );
  return (
    <form onSubmit={submit}>
      <Stack>
        <Trouble problem={ask.error} />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" loading={ask.isPending}>
          Ask for a link
        </Button>
      </Stack>
    </form>
  );
}
