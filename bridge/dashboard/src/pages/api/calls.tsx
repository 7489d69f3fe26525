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

/** The last two days by hour; answered ones are drawn strongly. */
function barsOf(calls: readonly CallsInHour[], keyId: string): Bar[] {
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const mine = calls.filter((call) => keyId === '' || call.keyId === keyId);
  return Array.from({ length: HOURS }, (_, at) => {
    const hour = now - (HOURS - 1 - at) * HOUR_MS;
    const within = mine.filter((call) => Date.parse(call.hour) === hour);
    const sum = (list: readonly CallsInHour[]) => list.reduce((total, call) => total + call.calls, 0);
    return {
      label: hourWords.format(hour),
      total: sum(within),
      part: sum(within.filter(({ outcome }) => outcome === 'answered')),
    };
  });
}

const outcomeWords = { answered: 'answered', refused: 'refused', limited: 'over the limit', failed: 'failed' } as const;

function sentence(calls: readonly CallsInHour[]): string {
  const parts = Object.entries(outcomeWords).map(([outcome, words]) => {
    const count = calls.filter((call) => call.outcome === outcome).reduce((total, call) => total + call.calls, 0);
    return `${count} ${words}`;
  });
  return `Last seven days: ${parts.join(', ')}.`;
}

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
              caption="Calls per hour, last two days. The darker part was answered."
              bars={barsOf(all, keyId)}
              columns={{ label: 'Hour', total: 'Calls', part: 'Answered' }}
            />
          </>
        )}
      </Answered>
    </Section>
  );
}
