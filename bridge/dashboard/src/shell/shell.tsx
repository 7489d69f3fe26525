import { AppShell, Burger, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayDo, type Role } from '../../../../shared/dashboard/operation.ts';
import type { Me } from '../../../../shared/dashboard/people.ts';
import { useDo } from '../client/ask.ts';
import { call } from '../client/call.ts';
import { DashboardProblem } from '../client/dashboard-problem.ts';
import { useMe } from '../client/me.ts';
import { signedInAgain, useSignInEnded } from '../client/sign-in-state.ts';
import { SignInForm } from '../pages/sign-in/sign-in-form.tsx';
import { Announcer } from '../parts/announce.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';

const pages: readonly { to: string; name: string; role: Role }[] = [
  { to: '/', name: 'Overview', role: 'read_only' },
  { to: '/leads', name: 'Leads', role: 'read_only' },
  { to: '/rules', name: 'What we take', role: 'read_only' },
  { to: '/connections', name: 'Connections', role: 'read_only' },
  { to: '/api', name: 'API', role: 'read_only' },
  { to: '/people', name: 'People', role: 'admin' },
  { to: '/audit', name: 'Audit', role: 'admin' },
  { to: '/privacy', name: 'Privacy', role: 'admin' },
];

/** The pages that a person may open. */
function Navigation({ me, onGo }: { readonly me: Me; readonly onGo: () => void }) {
  const signOut = useDo('signOut');
  const leave = () => signOut.mutate({ body: {} }, { onSuccess: () => window.location.assign('/sign-in') });
  return (
    <Stack h="100%" justify="space-between">
      <Stack gap={4}>
        {pages
          .filter(({ role }) => mayDo(me.role, role))
          .map(({ to, name }) => (
            <Link key={to} to={to} className="nav-link" activeOptions={{ exact: to === '/' }} onClick={onGo}>
              {name}
            </Link>
          ))}
      </Stack>
      <Stack gap={4}>
        <Link
          to="/account"
          className="nav-link"
          onClick={onGo}
          aria-label={`Account of ${me.user.name || me.user.email}`}
        >
          {me.user.name || me.user.email}
        </Link>
        <Button variant="default" size="xs" loading={signOut.isPending} onClick={leave}>
          Sign out
        </Button>
      </Stack>
    </Stack>
  );
}

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

/** Overlays the page where a request was refused, so that typed input stays. */
function SignInAgain({ userId }: { readonly userId: string }) {
  const ended = useSignInEnded();
  const client = useQueryClient();
  const goOn = async () => {
    const me = await call('readMe', {});
    if (me.user.id !== userId) return window.location.assign('/');
    signedInAgain();
    await client.invalidateQueries();
  };
  return (
    <Modal
      opened={ended}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      title="Sign in again"
      centered
    >
      <Stack>
        <Text size="sm">You have been signed out. Sign in to continue. What you typed is still here.</Text>
        <SignInForm onDone={() => void goOn()} />
      </Stack>
    </Modal>
  );
}

/** Layout of pages for people who are not signed in. */
export function Alone() {
  return (
    <main className="alone">
      <Outlet />
      <Announcer />
    </main>
  );
}

/** Shown when a page cannot render, as after an update of the server. */
export function FaultyPage({ error }: { readonly error: unknown }) {
  return (
    <Stack m="md">
      <Title order={1} size="h2">
        This page can't be displayed
      </Title>
      {error instanceof DashboardProblem ? (
        <ProblemAlert problem={error} />
      ) : (
        <Text>The dashboard may have been updated.</Text>
      )}
      <div>
        <Button onClick={() => window.location.reload()}>Reload page</Button>
      </div>
    </Stack>
  );
}

export function NoSuchPage() {
  return (
    <Stack m="md">
      <Title order={1} size="h2">
        Page not found
      </Title>
      <Link to="/">Go to the overview</Link>
    </Stack>
  );
}

const target = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea';
/** Dialogs restore the focus themselves; only focus lost otherwise is handled. */
const SOON_MS = 60;

/** The ancestors of the focused element, innermost first, each with its index among its siblings. */
type Around = readonly (readonly [HTMLElement, number])[];

function aroundOf(focused: Element | null): Around {
  const found: [HTMLElement, number][] = [];
  for (let one = focused; one instanceof HTMLElement && one !== document.body; one = one.parentElement)
    found.push([one, [...(one.parentElement?.children ?? [])].indexOf(one)]);
  return found;
}

/** The element that replaced a removed row, else the heading of its container. */
function nextTo(around: Around): HTMLElement | null {
  const left = around.findIndex(([one]) => one.isConnected);
  const [holder] = around[left] ?? [];
  const place = around[left - 1]?.[1] ?? 0;
  const row = holder?.matches('ul, ol, tbody') ? (holder.children[place] ?? holder.children[place - 1]) : undefined;
  const heading = (holder?.closest('section') ?? document).querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  return row?.querySelector<HTMLElement>(target) ?? heading;
}

/** Keeps a keyboard user's place when a focused button, row or step is removed. */
function useKeptFocus(): void {
  useEffect(() => {
    let around: Around = [];
    let inDialog: Around = [];
    let soon: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      inDialog = aroundOf(document.activeElement);
      if (!inDialog.some(([one]) => one.matches('[role=dialog]'))) around = inDialog;
    };
    const forget = () => {
      around = inDialog = [];
    };
    const find = () => {
      // A closed dialog leaves the focus where it was opened, though that row may have changed meanwhile.
      const lost = inDialog.some(([one]) => one.matches('[role=dialog]') && one.isConnected) ? inDialog : around;
      const [focused] = lost[0] ?? [];
      if (document.activeElement !== document.body || focused === undefined) return;
      if (!focused.isConnected) nextTo(lost)?.focus();
      // A button that was disabled while waiting is enabled again.
      else if (!focused.matches(':disabled')) focused.focus();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(find, SOON_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(soon);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
