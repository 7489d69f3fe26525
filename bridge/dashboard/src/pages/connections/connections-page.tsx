import { Stack } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page } from '../../parts/page.tsx';
import { DeliveriesSection } from './deliveries/deliveries-section.tsx';
import { BackfillSection } from './hubspot/backfill-section.tsx';
import { HubSpotSection } from './hubspot/hubspot-section.tsx';
import { RoutingSection } from './slack/routing-section.tsx';
import { SlackSection } from './slack/slack-section.tsx';

export function ConnectionsPage() {
  const connections = useAsk('readConnections', {});
  const mayChange = useMay('admin');
  return (
    <Page title="Connections">
      <Answered query={connections}>
        {(found) => (
          <Stack gap="md">
            <HubSpotSection connections={found} />
            {found.hubspot !== null && mayChange ? <BackfillSection /> : null}
            <SlackSection connections={found} />
            {found.slack === null ? null : <RoutingSection />}
            {mayChange ? <DeliveriesSection /> : null}
          </Stack>
        )}
      </Answered>
    </Page>
  );
}
