import { Stack } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { CallKeeping } from './call-keeping.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EraseResults } from './erase-results.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionForm } from './retention-form.tsx';

/** What is kept about people, for how long, and how to erase it. */
export function PrivacyPage() {
  const isOwner = useMay('owner');
  const retention = useAsk('readRetention', {});
  const keeping = useAsk('readCallKeeping', {});
  return (
    <Page title="Privacy">
      <Stack gap="md">
        <PersonSearch />
        <EraseResults />
        <Section title="How long data is kept" note="Anything older is permanently deleted; this runs every hour.">
          <Answered query={retention}>{(saved) => <RetentionForm saved={saved} />}</Answered>
        </Section>
        <Section
          title="Saved API calls"
          note="What other software sends to the API, with the score it got. Saved API calls are on the page API, sealed in the database."
        >
          <Answered query={keeping}>{(saved) => <CallKeeping key={`${saved.days}`} saved={saved} />}</Answered>
        </Section>
        {isOwner ? <DeleteAccount /> : null}
      </Stack>
    </Page>
  );
}
