import { Alert, Anchor, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { takeLeftApps } from '../../client/left-apps.ts';
import { ownAddress } from '../../client/sign-in-state.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { SignInForm } from './sign-in-form.tsx';

const route = getRouteApi('/alone/sign-in');

export function SignInPage() {
  const { back = '/' } = route.useSearch();
  const [resets, { toggle }] = useDisclosure(false);
  const goBack = () => window.location.assign(ownAddress(back, window.location.origin));
  return (
    <Page title="Sign in">
      <AccountDeleted />
      <div className="card">{resets ? <ResetForm /> : <SignInForm onDone={goBack} />}</div>
      <Stack gap="xs">
        <Anchor component="button" type="button" size="sm" onClick={toggle}>
          {resets ? 'Back to sign-in' : 'Forgot your password?'}
        </Anchor>
        <Text size="sm" c="dimmed">
          You need an invitation. Ask an owner or admin.
        </Text>
      </Stack>
    </Page>
  );
}

const remedies = {
  HubSpot:
    'The app is still in HubSpot. Remove it there, under Settings, Integrations, Connected apps; if a token was pasted here, delete its private app.',
  Slack: 'The app is still in Slack. Remove it there, under Manage apps.',
};

/** After the account was deleted in this window: what is left to do by hand. */
function AccountDeleted() {
  const left = takeLeftApps();
  if (left === null) return null;
  return (
    <Alert color="green" role="status" title="The account is deleted">
      {left.length === 0 ? (
        <Text size="sm">Everything stored here about it is gone.</Text>
      ) : (
        <>
          <Text size="sm">Everything stored here about it is gone. Some things are left for you to do:</Text>
          <List size="sm">
            {left.map((name) => (
              <List.Item key={name}>{remedies[name]}</List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}

function ResetForm() {
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
