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
              {untold.leads} valid leads are not queued for any channel, the oldest since <Moment at={untold.since} />.
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
        <ToneBadge words={trouble === null ? 'Fine' : 'Blocked'} tone={trouble === null ? 'green' : 'red'} />
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
          {waiting} messages have been waiting since <Moment at={waitingSince} />.
        </Text>
      ) : null}
      {later > 0 ? <Text size="sm">{later} messages are held until quiet hours end.</Text> : null}
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
              { onSuccess: () => announce('Sending the waiting messages again.') },
            )
          }
        >
          Try again<span className="hidden-but-read"> in {name ?? channelId}</span>
        </Button>
      ) : null}
    </li>
  );
}
