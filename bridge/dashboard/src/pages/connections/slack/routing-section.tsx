import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useAsk } from '../../../client/ask.ts';
import { useMay } from '../../../client/me.ts';
import { Answered } from '../../../parts/answered.tsx';
import { Section } from '../../../parts/page.tsx';
import { RoutingForm } from './routing-form.tsx';
import { SlackHealth } from './slack-health.tsx';
import { TryRouting } from './try-routing.tsx';

/** Where leads are announced, and when. */
export function RoutingSection() {
  const mayChange = useMay('admin');
  const routing = useAsk('readRouting', {});
  const [edits, { toggle }] = useDisclosure(false);
  return (
    <Section title="Where leads go" note="The first matching rule decides. All other leads go to the usual channel.">
      <Stack gap="sm">
        <SlackHealth />
        <Answered query={routing}>
          {(saved) =>
            mayChange ? (
              <>
                <Group>
                  <Button variant="default" aria-expanded={edits} onClick={toggle}>
                    {edits ? 'Hide the rules' : 'Change where leads go'}
                  </Button>
                </Group>
                {edits ? <RoutingForm saved={saved} /> : <TryRouting settings="saved" />}
              </>
            ) : (
              <TryRouting settings="saved" />
            )
          }
        </Answered>
      </Stack>
    </Section>
  );
}
