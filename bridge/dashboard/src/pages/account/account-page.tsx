import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { roleNames } from '../../../../../shared/dashboard/operation.ts';
import { useDo } from '../../client/ask.ts';
import { useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignIns } from './sign-ins.tsx';
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
