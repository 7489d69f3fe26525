import { Button, Group, Stack, Text } from '@mantine/core';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import { useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { ConnectSlack } from '../../../connect/connect-services.tsx';
import { announce } from '../../../parts/announce.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { ConfirmButton } from '../../../parts/confirm-button.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';

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
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() => test.mutate({ body: {} }, { onSuccess: () => announce('Test message on its way.') })}
        >
          Post a test message
        </Button>
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
