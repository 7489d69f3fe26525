import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { takeLeftApps } from '../../client/left-apps.ts';
import { Page } from '../../parts/page.tsx';
import { ownAddress } from './own-address.ts';
import { ResetForm } from './reset-form.tsx';
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
