import { Stack, Text } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { ConnectHubSpot } from '../../connect/connect-hubspot.tsx';
import { ConnectSlack } from '../../connect/connect-slack.tsx';
import { Answered } from '../../parts/answered.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

type ConnectStepProps = StepProps & { readonly service: 'hubspot' | 'slack' };

const words = {
  hubspot: { what: 'New contacts in HubSpot are screened as they arrive.', done: 'HubSpot is connected.' },
  slack: { what: 'Valid leads are posted to a Slack channel.', done: 'Slack is connected.' },
} as const;

export function ConnectStep({ service, onNext, onBack }: ConnectStepProps) {
  const connections = useAsk('readConnections', {});
  const { what, done } = words[service];
  return (
    <Answered query={connections}>
      {(found) => {
        const connected = found[service] !== null;
        return (
          <Stack gap="md">
            <Text size="sm">{connected ? done : what}</Text>
            {connected ? null : service === 'hubspot' ? (
              <ConnectHubSpot connections={found} />
            ) : (
              <ConnectSlack connections={found} />
            )}
            <StepWays next={connected ? 'Continue' : 'Skip for now'} onNext={onNext} onBack={onBack} />
          </Stack>
        );
      }}
    </Answered>
  );
}
