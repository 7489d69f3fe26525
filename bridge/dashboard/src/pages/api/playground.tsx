import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { InputRecord } from '../../../../../shared/record.ts';
import { curlOf, pythonOf, typescriptOf } from '../../keys/snippets.ts';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { Section } from '../../parts/page.tsx';
import { TryRecord } from '../../tryout/try-record.tsx';

const languages = { curl: curlOf, TypeScript: typescriptOf, Python: pythonOf } as const;
type Language = keyof typeof languages;
const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** A record in, the whole answer out, and the request to take along. */
export function Playground() {
  const [record, setRecord] = useState<InputRecord | null>(null);
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <Section title="Playground" note="Uses your published rules. Nothing is saved.">
      <TryRecord configuration={null} onTried={setRecord} />
      {record === null ? null : (
        <Stack gap="sm">
          <NativeSelect
            label="The same request as"
            data={Object.keys(languages)}
            value={language}
            onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
          />
          <CopyBlock what="the request" text={languages[language]('YOUR_KEY', record)} />
        </Stack>
      )}
    </Section>
  );
}
