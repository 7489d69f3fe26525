import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import { useAsk } from '../../client/ask.ts';
import { AreasEditor } from '../../editor/areas-editor.tsx';
import { FiltersEditor } from '../../editor/filters-editor.tsx';
import { configurationOf, draftOf } from '../../editor/rules-draft.ts';
import { ThresholdEditor } from '../../editor/threshold-editor.tsx';
import { curlOf, pythonOf, typescriptOf } from '../../keys/snippets.ts';
import { Answered } from '../../parts/answered.tsx';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { Section } from '../../parts/page.tsx';
import { type GivenRecord, TryRules } from '../../tryout/try-record.tsx';

const languages = { curl: curlOf, TypeScript: typescriptOf, Python: pythonOf } as const;
type Language = keyof typeof languages;
const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** A record in, the whole answer out, and the request to copy. */
export function Playground({ given }: { readonly given: GivenRecord | null }) {
  const rules = useAsk('readRules', {});
  return (
    <Section title="Playground" note="Nothing is saved: neither the lead nor a draft of the rules." step={given?.step}>
      <Answered query={rules}>{({ configuration }) => <Trial published={configuration} given={given} />}</Answered>
    </Section>
  );
}

interface TrialProps {
  readonly published: Configuration;
  readonly given: GivenRecord | null;
}

function Trial({ published, given }: TrialProps) {
  const [record, setRecord] = useState<InputRecord | null>(null);
  const [language, setLanguage] = useState<Language>('curl');
  // The draft stays, whatever is published meanwhile.
  const [draft, setDraft] = useState(() => draftOf(published));
  return (
    <Stack gap="md">
      <TryRules draft={configurationOf(draft)} first="published" given={given} onTried={setRecord}>
        <section className="row" aria-label="Draft rules">
          <Stack gap="md">
            <Text size="sm">
              The draft starts as a copy of the published rules. Change it here, then score the lead again. To publish
              rules, go to What we take.
            </Text>
            <AreasEditor draft={draft} onChange={setDraft} />
            <ThresholdEditor threshold={draft.threshold} onChange={(threshold) => setDraft({ ...draft, threshold })} />
            <FiltersEditor draft={draft} onChange={setDraft} />
          </Stack>
        </section>
      </TryRules>
      {record === null ? null : (
        <Stack gap="sm">
          <NativeSelect
            label="The same request as"
            description="The API always uses the published rules"
            data={Object.keys(languages)}
            value={language}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
          />
          <CopyBlock what="the request" text={languages[language]('YOUR_KEY', record)} />
        </Stack>
      )}
    </Stack>
  );
}
