import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { CallsInHour } from '../../../../../shared/dashboard/api.ts';
import { useAsk } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { type Bar, BarPlot } from '../../parts/bar-plot.tsx';
import { Section } from '../../parts/page.tsx';

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

export function Calls() {
  const [keyId, setKeyId] = useState('');
  const calls = useAsk('readCalls', {});
  const keys = useAsk('listKeys', {});
  return (
    <Section title="Calls">
      <NativeSelect
        label="Key"
        data={[
          { value: '', label: 'All keys' },
          ...(keys.data?.keys ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={keyId}
        onChange={(event) => setKeyId(event.currentTarget.value)}
      />
      <Answered query={calls}>
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
      </Answered>
    </Section>
  );
}
