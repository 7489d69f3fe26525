import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { mayDo, type Role } from '../../../../shared/dashboard/operation.ts';
import type { Me } from '../../../../shared/dashboard/people.ts';
import { useDo } from '../client/ask.ts';

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
export function Navigation({ me, onGo }: { readonly me: Me; readonly onGo: () => void }) {
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
