import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Connections } from '../../../../shared/dashboard/connections.ts';
import { useDo } from '../client/ask.ts';
import { announce } from '../parts/announce.tsx';
import { Trouble } from '../parts/trouble.tsx';

/** By consent where the server has an app, else with the token of a private app. */
export function ConnectHubSpot({ connections }: { readonly connections: Connections }) {
  const [token, setToken] = useState('');
  const consent = useDo('askHubSpotConsent');
  const connect = useDo('connectHubSpot', ['readConnections', 'readOverview', 'checkHubSpot', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { body: { token: token.trim() } },
      {
        onSuccess: () => {
          setToken('');
          announce('HubSpot is connected.');
        },
      },
    );
  };
  return (
    <Stack gap="sm">
      {connections.hubspotConsent ? (
        <>
          <Text size="sm">A HubSpot administrator approves the connection, then returns here.</Text>
          <Group>
            <Button
              loading={consent.isPending}
              onClick={() => consent.mutate({ body: {} }, { onSuccess: ({ url }) => window.location.assign(url) })}
            >
              Connect HubSpot
            </Button>
          </Group>
          <Trouble problem={consent.error} />
        </>
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
      <Trouble problem={connect.error} />
    </Stack>
  );
}
