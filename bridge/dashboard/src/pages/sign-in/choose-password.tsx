import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../../shared/dashboard/people.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useDo } from '../../client/ask.ts';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { CodeForm } from './code-form.tsx';

interface ChoosePasswordProps {
  readonly token: string;
  readonly link: DashboardOutput<'readLink'>;
}

export function ChoosePassword({ token, link }: ChoosePasswordProps) {
  const invited = link.kind === 'invitation';
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const choose = useDo('useLink');
  // Reloads the whole page: its address contains a token.
  const goOn = () => window.location.replace(invited ? '/start' : '/');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const named = invited && name.trim() !== '' ? { name: name.trim() } : {};
    const addressed = link.email === null ? { email: email.trim() } : {};
    choose.mutate(
      { body: { token, password, ...named, ...addressed } },
      { onSuccess: ({ next }) => next === 'done' && goOn() },
    );
  };
  if (choose.data?.next === 'code') return <CodeForm onDone={goOn} onBack={() => window.location.assign('/sign-in')} />;
  return (
    <form className="card" onSubmit={submit}>
      <Stack>
        <Text size="sm">
          <Purpose link={link} />
        </Text>
        <ProblemAlert problem={choose.error} />
        {link.email === null ? (
          <TextInput
            label="Your email address"
            description="You will use it to sign in"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        ) : (
          <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
        )}
        {invited ? (
          <TextInput
            label="Your name"
            description="Shown to colleagues in lead history"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : null}
        <TextInput
          label="New password"
          description={`At least ${PASSWORD_MIN} characters`}
          type="password"
          autoComplete="new-password"
          required
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={choose.isPending}>
          Save and sign in
        </Button>
      </Stack>
    </form>
  );
}

function Purpose({ link }: { readonly link: DashboardOutput<'readLink'> }) {
  if (link.kind !== 'invitation')
    return (
      <>
        Choose a new password for <bdi>{link.email}</bdi> at <bdi>{link.account}</bdi>.
      </>
    );
  return (
    <>
      You have been invited to <bdi>{link.account}</bdi> as{' '}
      {link.email === null ? 'its first owner' : <bdi>{link.email}</bdi>}.
    </>
  );
}
