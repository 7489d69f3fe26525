import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import { useAsk } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { ConnectHubSpot } from '../../../connect/connect-hubspot.tsx';
import { Answered } from '../../../parts/answered.tsx';
import { ToneBadge } from '../../../parts/badges.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Section } from '../../../parts/page.tsx';
import { HubSpotActions } from './hubspot-actions.tsx';
import { HubSpotHealth } from './hubspot-health.tsx';
import { MappingForm } from './mapping-form.tsx';

const states = {
  active: { words: 'Connected', tone: 'green' },
  paused: { words: 'Paused', tone: 'amber' },
  revoked: { words: 'Access has ended', tone: 'red' },
} as const;

export function HubSpotSection({ connections }: { readonly connections: Connections }) {
  const mayChange = useMay('admin');
  const { hubspot } = connections;
  if (hubspot === null)
    return (
      <Section title="HubSpot" note="New contacts are screened as they arrive, and the result is written back.">
        {mayChange ? <ConnectHubSpot connections={connections} /> : <Text size="sm">HubSpot is not connected.</Text>}
      </Section>
    );
  return (
    <Section title="HubSpot">
      <Stack gap="sm">
        <Group gap="sm">
          <ToneBadge {...states[hubspot.status]} />
          <Text size="sm">
            Account {hubspot.portalId}, {hubspot.auth === 'oauth' ? 'by consent' : 'with a token'}, since{' '}
            <Moment at={hubspot.connectedAt} />
          </Text>
        </Group>
        {hubspot.detail === null ? null : <Text size="sm">{hubspot.detail}</Text>}
        {mayChange && hubspot.status === 'revoked' ? <ConnectHubSpot connections={connections} /> : null}
        <HubSpotHealth />
        {mayChange ? <HubSpotActions hubspot={hubspot} /> : null}
        {mayChange ? <Mapping saved={hubspot.mapping} /> : null}
      </Stack>
    </Section>
  );
}

type Saved = NonNullable<Connections['hubspot']>['mapping'];

/** The source of each field of the record; HubSpot's properties are loaded when it is opened. */
function Mapping({ saved }: { readonly saved: Saved }) {
  const [opened, { toggle }] = useDisclosure(false);
  const choices = useAsk('readMappingChoices', {}, { enabled: opened });
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" aria-expanded={opened} onClick={toggle}>
          {opened ? 'Hide the fields' : 'Edit field mapping'}
        </Button>
      </Group>
      {opened ? (
        <Answered query={choices}>
          {({ properties, suggestion }) => (
            <MappingForm saved={saved} properties={properties} suggestion={suggestion} />
          )}
        </Answered>
      ) : null}
    </Stack>
  );
}
