import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import { roleNames } from '../../../../../shared/dashboard/operation.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../../shared/dashboard/people.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { TwoFactor } from './two-factor.tsx';

export function AccountPage() {
  const me = useMe();
  return (
    <Page title="Your account">
      <Answered query={me}>
        {({ user, role, account }) => (
          <Stack gap="md">
            <Section title="You">
              <Text size="sm">
                <bdi>{user.email}</bdi>, {roleNames[role]} at <bdi>{account.name}</bdi>
              </Text>
              <NameForm name={user.name} />
            </Section>
            <Section title="Password" note="Changing it signs you out everywhere else.">
              <PasswordForm email={user.email} />
            </Section>
            <TwoFactor active={user.twoFactor} email={user.email} />
            <SignIns />
          </Stack>
        )}
      </Answered>
    </Page>
  );
}

function NameForm({ name }: { readonly name: string }) {
  const [next, setNext] = useState(name);
  const save = useDo('saveMe', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { name: next.trim() } }, { onSuccess: () => announce('Your name is saved.') });
  };
  return (
    <form onSubmit={submit}>
      <ProblemAlert problem={save.error} />
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

/** Where a person is signed in. */
function SignIns() {
  const signIns = useAsk('listSignIns', {});
  const end = useDo('endSignIns', ['listSignIns']);
  const stop = (id: string | null) =>
    end.mutate({ body: { id } }, { onSuccess: ({ ended }) => announce(`Signed out of ${counted(ended, 'device')}.`) });
  return (
    <Section
      title="Where you are signed in"
      actions={
        <Button size="xs" variant="default" loading={end.isPending} onClick={() => stop(null)}>
          Sign out all others
        </Button>
      }
    >
      <ProblemAlert problem={end.error} />
      <Answered query={signIns}>
        {({ signIns: all }) => (
          <ul className="plain-list">
            {all.map(({ id, current, device, address, createdAt, lastSeenAt }) => (
              <li key={id}>
                <Group justify="space-between">
                  <div>
                    <Text size="sm" fw={600}>
                      <bdi>{device}</bdi>
                      {current ? ' (this device)' : ''}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {address === null ? '' : `From ${address}. `}Signed in <Moment at={createdAt} />, last active{' '}
                      <Moment at={lastSeenAt} />
                    </Text>
                  </div>
                  {current ? null : (
                    <Button size="xs" variant="default" aria-label={`Sign out ${device}`} onClick={() => stop(id)}>
                      Sign out
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
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
