import { Anchor, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { Page } from '../../parts/page.tsx';
import { AccountDeleted } from './account-deleted.tsx';
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
