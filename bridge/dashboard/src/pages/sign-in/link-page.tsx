import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { call } from '../../client/call.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page } from '../../parts/page.tsx';
import { ChoosePassword } from './choose-password.tsx';

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
      <Answered query={link}>{(found) => <ChoosePassword key={token} token={token} link={found} />}</Answered>
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
          If you run the server yourself, use <code>npm run cli -- user create --link</code>. If the account has no
          users yet, <code>npm start</code> also prints one.
        </Text>
        <a href="/sign-in">Go to the sign-in page</a>
      </Stack>
    </Page>
  );
}
