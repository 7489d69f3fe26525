import { AppShell, Burger, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet } from '@tanstack/react-router';
import { useMe } from '../client/me.ts';
import { Announcer } from '../parts/announce.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Navigation } from './navigation.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** The frame around every page. */
export function Shell() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { data: me } = useMe();
  useKeptFocus();
  if (me === undefined) return null;
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={{ base: 'sm', sm: 'lg' }}
      transitionDuration={0}
    >
      <AppShell.Header>
        <a className="skip" href="#page">
          Skip to main content
        </a>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={opened}
              onClick={toggle}
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
              aria-expanded={opened}
            />
            <Link to="/" className="brand">
              Lead intake
            </Link>
          </Group>
          <Text size="sm" c="dimmed" truncate>
            {me.account.name}
          </Text>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Pages">
        <Navigation me={me} onGo={close} />
      </AppShell.Navbar>
      <AppShell.Main id="page" tabIndex={-1}>
        <Stack maw={1180} mx="auto">
          <Outlet />
        </Stack>
      </AppShell.Main>
      <SignInAgain userId={me.user.id} />
      <Announcer />
    </AppShell>
  );
}
