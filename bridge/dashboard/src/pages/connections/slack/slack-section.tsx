import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { counted } from '../../../../../../shared/counted.ts';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import type { SlackHealth as Health, SlackChannelHealth } from '../../../../../../shared/slack-health.ts';
import { channelHint } from '../../../../../../shared/slack-settings.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { ConnectSlack } from '../../../connect/connect-services.tsx';
import { announce } from '../../../parts/announce.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { DoButton } from '../../../parts/do-button.tsx';
import { entered } from '../../../parts/fields.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { RoutingForm } from './routing-form.tsx';
import { TryRouting } from './try-routing.tsx';

export function SlackSection({ connections }: { readonly connections: Connections }) {
  const mayChange = useMay('admin');
  const { slack } = connections;
  if (slack === null)
    return (
      <Section title="Slack" note="Valid leads are posted to a channel, with buttons to claim them.">
        {mayChange ? <ConnectSlack connections={connections} /> : <Text size="sm">Slack is not connected.</Text>}
      </Section>
    );
  const active = slack.status === 'active';
  return (
    <Section title="Slack">
      <Stack gap="sm">
        <Group gap="sm">
          <ToneBadge words={active ? 'Connected' : 'Needs attention'} tone={active ? 'green' : 'amber'} />
          <Text size="sm">
            Workspace <bdi>{slack.teamName ?? slack.teamId}</bdi>, channel {slack.channelId}, since{' '}
            <Moment at={slack.connectedAt} />
          </Text>
        </Group>
        {slack.detail === null ? null : <Text size="sm">{slack.detail}</Text>}
        {mayChange ? <SlackActions /> : null}
        {mayChange && !active ? <ConnectSlack connections={connections} /> : null}
      </Stack>
    </Section>
  );
}

function SlackActions() {
  const mayDisconnect = useMay('owner');
  const test = useDo('testSlack', ['readConnections']);
  const disconnect = useDo('disconnectSlack', ['readConnections', 'readOverview', 'listAudit']);
  const hasWaiting = disconnect.error?.code === 'slack_waiting';
  return (
    <>
      <Group gap="xs">
        <DoButton work={test} input={{ body: {} }} done="Test message on its way.">
          Post a test message
        </DoButton>
        {mayDisconnect ? (
          <ConfirmButton
            label="Disconnect Slack"
            question="Disconnect Slack?"
            consequence={
              hasWaiting
                ? 'Messages are still waiting. Disconnect again to discard them, or cancel and wait.'
                : 'Leads will no longer be posted to Slack. Existing messages, leads, results and HubSpot are not affected.'
            }
            work={disconnect}
            input={hasWaiting ? { query: { waiting: 'drop' } } : {}}
            done="Slack is disconnected."
          />
        ) : null}
      </Group>
      <ProblemAlert problem={test.error} />
      {test.data ? (
        <Text size="sm" role="status">
          The test message is posted to {test.data.channelId}.
        </Text>
      ) : null}
    </>
  );
}

const ON_ITS_WAY_MS = 3_000;

/** Messages that no channel holds up are sent in a moment. */
const untilSent = ({ channels }: Health) =>
  channels.some(({ problem, waiting }) => problem === null && waiting > 0) && ON_ITS_WAY_MS;

/** Each channel, and how to fix one that accepts no message. */
function SlackHealth() {
  const health = useAsk('checkSlack', {}, { every: untilSent });
  return (
    <Loaded query={health}>
      {({ problem, channels, unannounced }) => (
        <Stack gap="xs">
          {problem === null ? null : <Text size="sm">{problem}</Text>}
          {unannounced.leads > 0 ? (
            <Text size="sm">
              {counted(unannounced.leads, 'valid lead')} not queued for any channel, the oldest since{' '}
              <Moment at={unannounced.since} />.
            </Text>
          ) : null}
          <ul className="plain-list">
            {channels.map((channel) => (
              <Channel key={channel.channelId} channel={channel} all={channels} />
            ))}
          </ul>
        </Stack>
      )}
    </Loaded>
  );
}

interface ChannelProps {
  readonly channel: SlackChannelHealth;
  readonly all: readonly SlackChannelHealth[];
}

const nameOf = ({ name, channelId }: SlackChannelHealth) => (name === null ? channelId : `#${name}`);

function Channel({ channel, all }: ChannelProps) {
  const mayChange = useMay('admin');
  const { problem, waiting, waitingSince, later, uses } = channel;
  return (
    <li>
      <Group gap="xs">
        <ToneBadge words={problem === null ? 'OK' : 'Blocked'} tone={problem === null ? 'green' : 'red'} />
        <Text size="sm" fw={600}>
          <bdi>{nameOf(channel)}</bdi>
        </Text>
      </Group>
      {problem === null ? null : (
        <Text size="sm">
          {problem.what} {problem.todo}
        </Text>
      )}
      {waiting > 0 ? (
        <Text size="sm">
          {counted(waiting, 'message')} waiting since <Moment at={waitingSince} />.
        </Text>
      ) : null}
      {later > 0 ? <Text size="sm">{counted(later, 'message')} held until quiet hours end.</Text> : null}
      {mayChange && (problem !== null || waiting > 0) ? <Remedy channel={channel} all={all} /> : null}
      {mayChange && problem !== null && uses.length > 0 ? (
        <Text size="sm">New leads also go to this channel. To change that, edit where leads go below.</Text>
      ) : null}
    </li>
  );
}

/** Actions for a channel that accepts no message: retry, or move what is pending. */
function Remedy({ channel, all }: ChannelProps) {
  const resume = useDo('resumeSlack', ['checkSlack', 'readOverview', 'listAudit']);
  const [to, setTo] = useState('');
  const { channelId, waiting, later } = channel;
  const others = all.filter((one) => one.channelId !== channelId && one.problem === null);
  const sendOn = (event: FormEvent) => {
    event.preventDefault();
    resume.mutate(
      { body: { channelId, to: to.trim() } },
      { onSuccess: ({ moved }) => announce(`${counted(moved, 'message')} moved to ${to.trim()}.`) },
    );
  };
  return (
    <Stack gap="xs" my={4}>
      <ProblemAlert problem={resume.error} />
      <Group>
        <DoButton
          size="xs"
          work={resume}
          input={{ body: { channelId, to: null } }}
          done="Sending the waiting messages again."
        >
          Try again<span className="hidden-but-read"> in {nameOf(channel)}</span>
        </DoButton>
      </Group>
      {waiting + later > 0 ? (
        <form onSubmit={sendOn}>
          <Group gap="xs" align="flex-end">
            <TextInput
              label={`Move messages waiting for ${nameOf(channel)} to another channel`}
              description={channelHint}
              list={`instead-of-${channelId}`}
              required
              {...entered(to, setTo)}
            />
            <datalist id={`instead-of-${channelId}`}>
              {others.map((one) => (
                <option key={one.channelId} value={one.channelId} label={nameOf(one)} />
              ))}
            </datalist>
            <Button type="submit" variant="default" loading={resume.isPending}>
              Move to that channel
            </Button>
          </Group>
        </form>
      ) : null}
    </Stack>
  );
}

/** Where leads are announced, and when. */
export function RoutingSection() {
  const mayChange = useMay('admin');
  const routing = useAsk('readRouting', {});
  const [edits, { toggle }] = useDisclosure(false);
  return (
    <Section title="Where leads go" note="The first matching rule decides. All other leads go to the default channel.">
      <Stack gap="sm">
        <SlackHealth />
        <Loaded query={routing}>
          {(saved) =>
            mayChange ? (
              <>
                <Group>
                  <Button variant="default" aria-expanded={edits} onClick={toggle}>
                    {edits ? 'Hide the rules' : 'Change where leads go'}
                  </Button>
                </Group>
                {edits ? <RoutingForm saved={saved} /> : <TryRouting settings="saved" />}
              </>
            ) : (
              <TryRouting settings="saved" />
            )
          }
        </Loaded>
      </Stack>
    </Section>
  );
}
