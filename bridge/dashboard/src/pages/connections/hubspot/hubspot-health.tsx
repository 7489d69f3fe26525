import { Button, Group, Stack, Text } from '@mantine/core';
import { useAsk } from '../../../client/ask.ts';
import { Answered } from '../../../parts/answered.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { Moment } from '../../../parts/moment.tsx';

const levels = {
  ok: { words: 'OK', tone: 'green' },
  warning: { words: 'Needs attention', tone: 'amber' },
  error: { words: 'Broken', tone: 'red' },
} as const;

/** What HubSpot reports about the connection now. */
export function HubSpotHealth() {
  const health = useAsk('checkHubSpot', {});
  return (
    <Stack gap="xs">
      <Answered query={health}>
        {({ findings, lastEventAt, lastScreenedAt, waiting, failed }) => (
          <>
            <ul className="plain-list">
              {findings.map(({ level, subject, text }) => (
                <li key={`${subject} ${text}`}>
                  <Group gap="xs" wrap="nowrap" align="flex-start">
                    <ToneBadge {...levels[level]} />
                    <Text size="sm">
                      <strong>{subject}</strong>: {text}
                    </Text>
                  </Group>
                </li>
              ))}
            </ul>
            <Text size="sm" c="dimmed">
              Last event: <Moment at={lastEventAt} />. Last result: <Moment at={lastScreenedAt} />. {waiting} waiting,{' '}
              {failed} failed.
            </Text>
          </>
        )}
      </Answered>
      <Group>
        <Button size="xs" variant="default" loading={health.isFetching} onClick={() => void health.refetch()}>
          Check again
        </Button>
      </Group>
    </Stack>
  );
}
