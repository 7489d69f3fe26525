import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../client/me.ts';
import { CreateKey } from '../../keys/create-key.tsx';
import { Page, Section } from '../../parts/page.tsx';
import type { GivenRecord } from '../../tryout/try-record.tsx';
import { Calls } from './calls.tsx';
import { KeptCalls } from './kept-calls.tsx';
import { Keys } from './keys.tsx';
import { Playground } from './playground.tsx';

export function ApiPage() {
  const mayKeys = useMay('admin');
  const mayTry = useMay('intake');
  const [given, setGiven] = useState<GivenRecord | null>(null);
  return (
    <Page title="API" actions={<Anchor href="/docs">Documentation</Anchor>}>
      <Stack gap="md">
        {mayKeys ? (
          <>
            <Section title="New key" note="A key lets other software send leads here.">
              <CreateKey />
            </Section>
            <Keys />
            <Calls />
          </>
        ) : null}
        <KeptCalls onTry={mayTry ? setGiven : null} />
        {mayTry ? <Playground given={given} /> : null}
      </Stack>
    </Page>
  );
}
