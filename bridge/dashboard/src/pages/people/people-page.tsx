import { Stack } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';

export function PeoplePage() {
  const people = useAsk('listPeople', {});
  return (
    <Page title="People">
      <Stack gap="md">
        <Section title="Invite a person" note="Only people you invite can sign in.">
          <InviteForm />
        </Section>
        <Section title="People with access">
          <Answered query={people}>
            {({ people: all }) => (
              <ul className="plain-list">
                {all.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            )}
          </Answered>
        </Section>
      </Stack>
    </Page>
  );
}
