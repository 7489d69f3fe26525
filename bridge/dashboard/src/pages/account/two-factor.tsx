import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** A code from an authenticator app besides the password; turning it on or off requires the password. */
export function TwoFactor({ active, email }: { readonly active: boolean; readonly email: string }) {
  const [password, setPassword] = useState('');
  const start = useDo('startTwoFactor');
  const end = useDo('endTwoFactor', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const forget = () => setPassword('');
    if (active)
      end.mutate(
        { body: { password } },
        {
          onSuccess: () => {
            forget();
            announce('Two-factor authentication is off.');
          },
        },
      );
    else start.mutate({ body: { password } }, { onSuccess: forget });
  };
  return (
    <Section title="Two-factor authentication">
      <Text size="sm">
        {active
          ? 'On. Signing in asks for a code from your authenticator app.'
          : 'Off. With it, a stolen password is not enough to sign in.'}
      </Text>
      <ProblemAlert problem={start.error ?? end.error} />
      {start.data && !active ? (
        <TwoFactorSetup {...start.data} onDone={start.reset} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <Group align="flex-end" gap="xs">
              <TextInput
                label="Your password, to confirm"
                type="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={start.isPending || end.isPending}>
                {active ? 'Turn off two-factor authentication' : 'Turn on two-factor authentication'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Section>
  );
}
