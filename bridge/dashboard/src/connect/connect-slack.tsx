import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Connections, connectedText } from '../../../../shared/dashboard/connections.ts';
import { channelHint } from '../../../../shared/slack-settings.ts';
import { useDo } from '../client/ask.ts';
import { announce } from '../parts/announce.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { ConsentOffer } from './consent-offer.tsx';

/** By consent where the server has an app, else with the bot token of an app. */
export function ConnectSlack({ connections }: { readonly connections: Connections }) {
  const [token, setToken] = useState('');
  const [channel, setChannel] = useState('');
  const connect = useDo('connectSlack', ['readConnections', 'readOverview', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    connect.mutate(
      { body: { token: token.trim() || null, channel: channel.trim() } },
      {
        onSuccess: () => {
          setToken('');
          announce(connectedText('Slack'));
        },
      },
    );
  };
  return (
    <Stack gap="sm">
      {connections.slackConsent ? (
        <ConsentOffer
          operation="askSlackConsent"
          label="Connect Slack"
          note="A person who can add Slack apps approves it in Slack, then returns here."
        />
      ) : null}
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Bot token"
            description="Starts with xoxb-. Leave empty if Slack is already approved"
            className="secret"
            spellCheck={false}
            autoComplete="off"
            maxLength={2_000}
            style={{ flex: '1 1 12rem' }}
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
          <TextInput
            label="Channel"
            description={channelHint}
            required
            maxLength={100}
            style={{ flex: '1 1 10rem' }}
            value={channel}
            onChange={(event) => setChannel(event.currentTarget.value)}
          />
          <Button type="submit" variant={connections.slackConsent ? 'default' : 'filled'} loading={connect.isPending}>
            Connect with a token
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={connect.error} />
    </Stack>
  );
}
