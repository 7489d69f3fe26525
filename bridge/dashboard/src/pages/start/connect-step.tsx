import { Stack, Text } from '@mantine/core';
import { connectedText } from '../../../../../shared/dashboard/connections.ts';
import { useAsk } from '../../client/ask.ts';
import { ConnectHubSpot } from '../../connect/connect-hubspot.tsx';
import { ConnectSlack } from '../../connect/connect-slack.tsx';
import { Answered } from '../../parts/answered.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

const words = {
  hubspot: { name: 'HubSpot', what: 'New contacts in HubSpot are screened as they arrive.' },
  slack: { name: 'Slack', what: 'Valid leads are posted to a Slack channel.' },
} as const;

export function ConnectStep({ service, onNext, onBack }: StepProps & { readonly service: keyof typeof words }) {
  const connections = useAsk('readConnections', {});
  const { name, what } = words[service];
  return (
    <Answered query={connections}>
      {(found) => {
        const connected = found[service] !== null;
        return (
          <Stack gap="md">
            <Text size="sm">{connected ? connectedText(name) : what}</Text>
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
