import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import { useAsk } from '../../../client/ask.ts';
import { Answered } from '../../../parts/answered.tsx';
import { MappingForm } from './mapping-form.tsx';

type Saved = NonNullable<Connections['hubspot']>['mapping'];

/** The source of each field of the record; HubSpot's properties are loaded when it is opened. */
export function Mapping({ saved }: { readonly saved: Saved }) {
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
