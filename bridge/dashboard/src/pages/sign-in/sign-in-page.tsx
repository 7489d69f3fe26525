import { Alert, Anchor, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { PASSWORD_MIN } from '../../../../../shared/dashboard/people.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useDo } from '../../client/ask.ts';
import { call } from '../../client/call.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { takeLeftApps } from '../../client/left-apps.ts';
import { ownAddress } from '../../client/sign-in-state.ts';
import { EmailField, NewPasswordField } from '../../parts/credential-fields.tsx';
import { entered } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { CodeForm } from './code-form.tsx';
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
        <EmailField value={email} onText={setEmail} />
        <Button type="submit" loading={ask.isPending}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}

/** The token is in the fragment, which browsers do not send, so it appears in no log. */
const tokenOfAddress = () => window.location.hash.slice(1);

function onAnotherToken(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function LinkPage() {
  const token = useSyncExternalStore(onAnotherToken, tokenOfAddress);
  const link = useQuery<DashboardOutput<'readLink'>, DashboardProblem>({
    queryKey: ['readLink', token],
    queryFn: () => call('readLink', { body: { token } }),
    enabled: token.length >= 20,
    retry: false,
  });
  if (token.length < 20 || link.error?.code === 'link_used_up' || link.error?.code === 'invalid_dashboard_request')
    return <UsedUp />;
  return (
    <Page title="Choose a password">
      <Loaded query={link}>{(found) => <ChoosePassword key={token} token={token} link={found} />}</Loaded>
    </Page>
  );
}

function UsedUp() {
  return (
    <Page title="This link no longer works">
      <Stack className="card" gap="sm">
        <Text>Each link works once, for one hour. To get a new one:</Text>
        <Text size="sm">Ask an owner or admin of your account. They can create one on the People page.</Text>
        <Text size="sm">
          If you run the server yourself, use <code>npm run --silent cli -- user set --user EMAIL --link</code>. If the
          account has no users yet, <code>npm start</code> also prints one.
        </Text>
        <a href="/sign-in">Go to the sign-in page</a>
      </Stack>
    </Page>
  );
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly link: DashboardOutput<'readLink'>;
}

function ChoosePassword({ token, link }: ChoosePasswordProps) {
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
          <EmailField
            label="Your email address"
            description="You will use it to sign in"
            maxLength={254}
            value={email}
            onText={setEmail}
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
            {...entered(name, setName)}
          />
        ) : null}
        <NewPasswordField
          label="New password"
          description={`At least ${PASSWORD_MIN} characters`}
          value={password}
          onText={setPassword}
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
