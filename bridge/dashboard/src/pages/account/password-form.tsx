import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../../shared/dashboard/people.ts';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

export function PasswordForm({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useDo('changePassword', ['listSignIns']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { body: { current, next } },
      {
        onSuccess: () => {
          setCurrent('');
          setNext('');
          announce('Password changed. You are signed out everywhere else.');
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <ProblemAlert problem={change.error} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
          />
          <TextInput
            label={`New password, at least ${PASSWORD_MIN} characters`}
            type="password"
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN}
            maxLength={PASSWORD_MAX}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
