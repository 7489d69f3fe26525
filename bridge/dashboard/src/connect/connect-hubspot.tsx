import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Connections, connectedText } from '../../../../shared/dashboard/connections.ts';
import { useDo } from '../client/ask.ts';
import { announce } from '../parts/announce.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { ConsentOffer } from './consent-offer.tsx';

/** By consent where the server has an app, else with the token of a private app. */
export function ConnectHubSpot({ connections }: { readonly connections: Connections }) {
  const [token, setToken] = useState('');
  const connect = useDo('connectHubSpot', ['readConnections', 'readOverview', 'checkHubSpot', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { body: { token: token.trim() } },
      {
        onSuccess: () => {
          setToken('');
          announce(connectedText('HubSpot'));
        },
      },
    );
  };
  return (
    <Stack gap="sm">
      {connections.hubspotConsent ? (
        <ConsentOffer
          operation="askHubSpotConsent"
          label="Connect HubSpot"
          note="A HubSpot administrator approves the connection, then returns here."
        />
      ) : null}
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Access token of a HubSpot app"
            className="secret"
            spellCheck={false}
            autoComplete="off"
            required
            maxLength={2_000}
            style={{ flex: '1 1 14rem' }}
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
          <Button type="submit" variant={connections.hubspotConsent ? 'default' : 'filled'} loading={connect.isPending}>
            Connect with a token
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={connect.error} />
    </Stack>
  );
}
