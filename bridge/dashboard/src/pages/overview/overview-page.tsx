import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { useAsk } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { BarPlot } from '../../parts/bar-plot.tsx';
import { dayWords } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Checklist } from './checklist.tsx';
import { Figures } from './figures.tsx';
import { Parts } from './parts.tsx';
import { Unfit } from './unfit.tsx';
import { WayOfLeads } from './way-of-leads.tsx';

const spans = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];
const LOOK_MS = 60_000;

/** One page for Monday. */
export function OverviewPage() {
  const [days, setDays] = useState('30');
  const overview = useAsk('readOverview', { query: { days } }, { keep: true, every: LOOK_MS });
  return (
    <Page
      title="Overview"
      actions={
        <NativeSelect
          aria-label="Period"
          data={spans}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      }
    >
      <Answered query={overview}>{(found) => <OverviewView overview={found} />}</Answered>
    </Page>
  );
}

function OverviewView({ overview }: { readonly overview: Overview }) {
  return (
    <Stack gap="md">
      <Checklist checklist={overview.checklist} />
      <Figures overview={overview} />
      <div className="columns">
        <Section title="Leads by day">
          <BarPlot
            caption={`${overview.valid} of ${overview.leads} leads were valid (darker part of each bar).`}
            bars={overview.days.map(({ date, leads, valid }) => ({ label: dayWords(date), total: leads, part: valid }))}
            columns={{ label: 'Day', total: 'Leads', part: 'Valid' }}
          />
        </Section>
        <WayOfLeads overview={overview} />
        <Unfit unfit={overview.unfit} />
        <Parts parts={overview.parts} oldestWork={overview.oldestWork} />
      </div>
    </Stack>
  );
}
