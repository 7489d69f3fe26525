import { Stack } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page } from '../../parts/page.tsx';
import { HubSpotSection } from './hubspot-section.tsx';
import { SlackSection } from './slack-section.tsx';

export function ConnectionsPage() {
  const connections = useAsk('readConnections', {});
  return (
    <Page title="Connections">
      <Answered query={connections}>
        {(found) => (
          <Stack gap="md">
            <HubSpotSection connections={found} />
            <SlackSection connections={found} />
          </Stack>
        )}
      </Answered>
    </Page>
  );
}
