import { Stack, Text } from '@mantine/core';
import { roleNames } from '../../../../../shared/dashboard/operation.ts';
import { useMe } from '../../client/me.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { NameForm } from './name-form.tsx';
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
