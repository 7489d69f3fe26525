import { Button, Group, Text } from '@mantine/core';
import { counted } from '../../../../../shared/counted.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

/** Where a person is signed in. */
export function SignIns() {
  const signIns = useAsk('listSignIns', {});
  const end = useDo('endSignIns', ['listSignIns']);
  const stop = (id: string | null) =>
    end.mutate({ body: { id } }, { onSuccess: ({ ended }) => announce(`Signed out of ${counted(ended, 'device')}.`) });
  return (
    <Section
      title="Where you are signed in"
      actions={
        <Button size="xs" variant="default" loading={end.isPending} onClick={() => stop(null)}>
          Sign out all others
        </Button>
      }
    >
      <ProblemAlert problem={end.error} />
      <Answered query={signIns}>
        {({ signIns: all }) => (
          <ul className="plain-list">
            {all.map(({ id, current, device, address, createdAt, lastSeenAt }) => (
              <li key={id}>
                <Group justify="space-between">
                  <div>
                    <Text size="sm" fw={600}>
                      <bdi>{device}</bdi>
                      {current ? ' (this device)' : ''}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {address === null ? '' : `From ${address}. `}Signed in <Moment at={createdAt} />, last active{' '}
                      <Moment at={lastSeenAt} />
                    </Text>
                  </div>
                  {current ? null : (
                    <Button size="xs" variant="default" aria-label={`Sign out ${device}`} onClick={() => stop(id)}>
                      Sign out
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Section>
  );
}
