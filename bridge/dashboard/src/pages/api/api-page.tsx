import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { CallsInHour } from '../../../../../shared/dashboard/api.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import { useAsk } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { AreasEditor } from '../../editor/areas-editor.tsx';
import { FiltersEditor } from '../../editor/filters-editor.tsx';
import { configurationOf, draftOf } from '../../editor/rules-draft.ts';
import { ThresholdEditor } from '../../editor/threshold-editor.tsx';
import { CreateKey } from '../../keys/create-key.tsx';
import { curlOf, pythonOf, typescriptOf } from '../../keys/snippets.ts';
import { type Bar, BarPlot } from '../../parts/bar-plot.tsx';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { Choice } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { type GivenRecord, TryRules } from '../../tryout/try-record.tsx';
import { KeptCalls } from './kept-calls.tsx';
import { Keys } from './keys.tsx';

const languages = { curl: curlOf, TypeScript: typescriptOf, Python: pythonOf } as const;
type Language = keyof typeof languages;
const languageOptions = (Object.keys(languages) as Language[]).map((value) => ({ value, label: value }));

/** A record in, the whole answer out, and the request to copy. */
function Playground({ given }: { readonly given: GivenRecord | null }) {
  const rules = useAsk('readRules', {});
  return (
    <Section title="Playground" note="Nothing is saved: neither the lead nor a draft of the rules." step={given?.step}>
      <Loaded query={rules}>{({ configuration }) => <Trial published={configuration} given={given} />}</Loaded>
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
          <Choice
            label="The same request as"
            description="The API always uses the published rules"
            options={languageOptions}
            value={language}
            onChange={setLanguage}
          />
          <CopyBlock what="the request" text={languages[language]('YOUR_KEY', record)} />
        </Stack>
      )}
    </Stack>
  );
}

const HOUR_MS = 3_600_000;
const HOURS = 48;
const hourWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' });

/** The highlighted one comes first. */
const outcomeWords = { answered: 'Succeeded', refused: 'Rejected', limited: 'Rate-limited', failed: 'Failed' } as const;

const countsOf = (calls: readonly CallsInHour[]) =>
  Object.entries(outcomeWords).map(([outcome, words]) => {
    const counts = calls.filter((call) => call.outcome === outcome).map((call) => call.calls);
    return [words, counts.reduce((sum, count) => sum + count, 0)] as const;
  });

/** The last two days by hour; answered calls are highlighted. */
function barsOf(calls: readonly CallsInHour[], keyId: string): Bar[] {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const mine = calls.filter((call) => keyId === '' || call.keyId === keyId);
  return Array.from({ length: HOURS }, (_, at) => {
    const hour = now - (HOURS - 1 - at) * HOUR_MS;
    const within = mine.filter((call) => Date.parse(call.hour) === hour);
    const [part = 0, ...further] = countsOf(within).map(([, count]) => count);
    return { label: hourWords.format(hour), total: further.reduce((sum, count) => sum + count, part), part, further };
  });
}

const sentence = (calls: readonly CallsInHour[]): string =>
  `Last 7 days: ${countsOf(calls)
    .map(([words, count]) => `${count} ${words.toLowerCase()}`)
    .join(', ')}.`;

function Calls() {
  const [keyId, setKeyId] = useState('');
  const calls = useAsk('readCalls', {});
  const keys = useAsk('listKeys', {});
  const made = (keys.data?.keys ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Section title="Calls">
      <Choice label="Key" options={[{ value: '', label: 'All keys' }, ...made]} value={keyId} onChange={setKeyId} />
      <Loaded query={calls}>
        {({ calls: all }) => (
          <>
            <Text size="sm">{sentence(all.filter((call) => keyId === '' || call.keyId === keyId))}</Text>
            <BarPlot
              caption="Calls per hour, last two days. The darker part succeeded."
              bars={barsOf(all, keyId)}
              columns={{ label: 'Hour', total: 'Calls', part: outcomeWords.answered }}
              further={Object.values(outcomeWords).slice(1)}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}

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
