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
        <Section title="Invite somebody" note="Nobody can register: who may sign in is decided here.">
          <InviteForm />
        </Section>
        <Section title="Who may sign in">
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
