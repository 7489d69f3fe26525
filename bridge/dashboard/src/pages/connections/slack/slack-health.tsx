import { Button, Group, Stack, Text } from '@mantine/core';
import type { SlackChannelHealth } from '../../../../../../shared/slack-health.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { announce } from '../../../parts/announce.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Trouble } from '../../../parts/trouble.tsx';

/** Each channel, and what would mend one that takes no message. */
export function SlackHealth() {
  const health = useAsk('checkSlack', {});
  return (
    <Answered query={health}>
      {({ trouble, channels, untold }) => (
        <Stack gap="xs">
          {trouble === null ? null : <Text size="sm">{trouble}</Text>}
          {untold.leads > 0 ? (
            <Text size="sm">
              {untold.leads} valid leads are in line for no channel, the first since <Moment at={untold.since} />.
            </Text>
          ) : null}
          <ul className="plain-list">
            {channels.map((channel) => (
              <Channel key={channel.channelId} channel={channel} />
            ))}
          </ul>
        </Stack>
      )}
    </Answered>
  );
}

function Channel({ channel }: { readonly channel: SlackChannelHealth }) {
  const mayChange = useMay('admin');
  const resume = useDo('resumeSlack', ['checkSlack', 'readOverview', 'listAudit']);
  const { channelId, name, trouble, waiting, waitingSince, later } = channel;
  return (
    <li>
      <Group gap="xs">
        <ToneBadge words={trouble === null ? 'Fine' : 'Parked'} tone={trouble === null ? 'green' : 'red'} />
        <Text size="sm" fw={600}>
          <bdi>{name === null ? channelId : `#${name}`}</bdi>
        </Text>
      </Group>
      {trouble === null ? null : (
        <Text size="sm">
          {trouble.what} {trouble.todo}
        </Text>
      )}
      {waiting > 0 ? (
        <Text size="sm">
          {waiting} messages wait since <Moment at={waitingSince} />.
        </Text>
      ) : null}
      {later > 0 ? <Text size="sm">{later} messages wait for the end of the quiet hours.</Text> : null}
      <Trouble problem={resume.error} />
      {mayChange && (trouble !== null || waiting > 0) ? (
        <Button
          size="xs"
          variant="default"
          mt={4}
          loading={resume.isPending}
          onClick={() =>
            resume.mutate(
              { body: { channelId, to: null } },
              { onSuccess: () => announce('What waits for the channel is tried again.') },
            )
          }
        >
          Try again<span className="hidden-but-read"> in {name ?? channelId}</span>
        </Button>
      ) : null}
    </li>
  );
}
