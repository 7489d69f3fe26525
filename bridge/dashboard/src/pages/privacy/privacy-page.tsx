import { Stack } from '@mantine/core';
import { useAsk } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionForm } from './retention-form.tsx';

/** What is kept of people, for how long, and how it goes. */
export function PrivacyPage() {
  const isOwner = useMay('owner');
  const retention = useAsk('readRetention', {});
  return (
    <Page title="Privacy">
      <Stack gap="md">
        <PersonSearch />
        <Section title="How long data is kept" note="What is older is permanently deleted, once an hour.">
          <Answered query={retention}>{(saved) => <RetentionForm saved={saved} />}</Answered>
        </Section>
        {isOwner ? <DeleteAccount /> : null}
      </Stack>
    </Page>
  );
}
