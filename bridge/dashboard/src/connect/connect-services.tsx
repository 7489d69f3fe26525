import { Button, Group, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Connections, connectedText } from '../../../../shared/dashboard/connections.ts';
import { channelHint } from '../../../../shared/slack-settings.ts';
import { useDo } from '../client/ask.ts';
import type { DashboardProblem } from '../client/dashboard-problem.ts';
import { announce } from '../parts/announce.tsx';
import { entered } from '../parts/fields.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';

/** By consent where the server has an app, else with the token of a private app. */
export function ConnectHubSpot({ connections }: { readonly connections: Connections }) {
  const connect = useDo('connectHubSpot', ['readConnections', 'readOverview', 'checkHubSpot', 'listAudit']);
  return (
    <ConnectService
      name="HubSpot"
      consents={connections.hubspotConsent}
      note="A HubSpot administrator approves the connection, then returns here."
      input={{ label: 'Access token of a HubSpot app', required: true, style: { flex: '1 1 14rem' } }}
      connect={connect}
      onConnect={(token, onSuccess) => connect.mutate({ body: { token } }, { onSuccess })}
    />
  );
}

/** By consent where the server has an app, else with the bot token of an app. */
export function ConnectSlack({ connections }: { readonly connections: Connections }) {
  const [channel, setChannel] = useState('');
  const connect = useDo('connectSlack', ['readConnections', 'readOverview', 'listAudit']);
  return (
    <ConnectService
      name="Slack"
      consents={connections.slackConsent}
      note="A person who can add Slack apps approves it in Slack, then returns here."
      input={{
        label: 'Bot token',
        description: 'Starts with xoxb-. Leave empty if Slack is already approved',
        style: { flex: '1 1 12rem' },
      }}
      connect={connect}
      onConnect={(token, onSuccess) =>
        connect.mutate({ body: { token: token || null, channel: channel.trim() } }, { onSuccess })
      }
    >
      <TextInput
        label="Channel"
        description={channelHint}
        required
        maxLength={100}
        style={{ flex: '1 1 10rem' }}
        {...entered(channel, setChannel)}
      />
    </ConnectService>
  );
}

interface ConnectServiceProps extends ConsentOfferProps {
  /** Whether the server has an app that consent can be given to. */
  readonly consents: boolean;
  readonly input: TextInputProps;
  readonly connect: { readonly isPending: boolean; readonly error: DashboardProblem | null };
  readonly onConnect: (token: string, onSuccess: () => void) => void;
  /** What is asked beside the token. */
  readonly children?: ReactNode;
}

function ConnectService({ name, consents, note, input, connect, onConnect, children }: ConnectServiceProps) {
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConnect(token.trim(), () => {
      setToken('');
      announce(connectedText(name));
    });
  };
  return (
    <Stack gap="sm">
      {consents ? <ConsentOffer name={name} note={note} /> : null}
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            className="secret"
            spellCheck={false}
            autoComplete="off"
            maxLength={2_000}
            {...entered(token, setToken)}
            {...input}
          />
          {children}
          <Button type="submit" variant={consents ? 'default' : 'filled'} loading={connect.isPending}>
            Connect with a token
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={connect.error} />
    </Stack>
  );
}

interface ConsentOfferProps {
  readonly name: 'HubSpot' | 'Slack';
  /** Who approves it, and what happens then. */
  readonly note: string;
}

/** Links to the page where an administrator approves the connection. */
function ConsentOffer({ name, note }: ConsentOfferProps) {
  const consent = useDo(name === 'HubSpot' ? 'askHubSpotConsent' : 'askSlackConsent');
  return (
    <>
      <Text size="sm">{note}</Text>
      <Group>
        <Button
          loading={consent.isPending}
          onClick={() => consent.mutate({ body: {} }, { onSuccess: ({ url }) => window.location.assign(url) })}
        >
          Connect {name}
        </Button>
      </Group>
      <ProblemAlert problem={consent.error} />
    </>
  );
}
