import { Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { useAsk } from '../../client/ask.ts';
import { useMay, useMe } from '../../client/me.ts';
import { withTrial } from '../../client/tried-sample.ts';
import { Finding } from '../../parts/badges.tsx';
import { BarPlot } from '../../parts/bar-plot.tsx';
import { Choice, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dayWords, Moment, spanWords } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { stepWords } from '../../words/step-words.ts';

type Spread = Overview['minutesToClaim'];

const spreadWords = (spread: Spread): string =>
  spread === null ? '–' : `${spanWords(spread.median)} (9 of 10 within ${spanWords(spread.p90)})`;

/** How far valid leads got, and how fast: bars and numbers in one table. */
function WayOfLeads({ overview }: { readonly overview: Overview }) {
  const { valid, alerted, claimed, contacted, minutesToAlert, minutesToClaim } = overview;
  const steps = [
    { name: 'Valid leads created', leads: valid, after: '' },
    { name: 'Alerted in Slack', leads: alerted, after: spreadWords(minutesToAlert) },
    { name: 'Claimed', leads: claimed, after: spreadWords(minutesToClaim) },
    { name: 'Client contacted', leads: contacted, after: '' },
  ];
  const most = Math.max(1, valid);
  return (
    <Section title="From lead to contact" note="Of the valid leads that came in during this period.">
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Step</Table.Th>
            <Table.Th scope="col">Leads</Table.Th>
            <Table.Th scope="col">Median time since created</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ name, leads, after }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                {name}
                <div className="part-bar" aria-hidden="true">
                  <span className="filled" style={{ width: `${Math.min(100, (leads / most) * 100)}%` }} />
                </div>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {valid === 0 ? leads : `${leads} (${Math.round((leads / valid) * 100)}%)`}
              </Table.Td>
              <Table.Td>{after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

const spans = optionsOf({ '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' });
const LOOK_MS = 60_000;

/** One page for Monday. */
export function OverviewPage() {
  const [days, setDays] = useState('30');
  const overview = useAsk('readOverview', { query: { days } }, { keep: true, every: LOOK_MS });
  return (
    <Page title="Overview" actions={<Choice aria-label="Period" options={spans} value={days} onChange={setDays} />}>
      <Loaded query={overview}>{(found) => <OverviewView overview={found} />}</Loaded>
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

/** Why people at the firm declined leads; bars and numbers in one table. */
function Unfit({ unfit }: { readonly unfit: Overview['unfit'] }) {
  const most = Math.max(1, ...unfit.map(({ leads }) => leads));
  return (
    <Section title="Why leads were not a fit">
      {unfit.length === 0 ? (
        <Text size="sm">No lead was marked as not a fit in this period.</Text>
      ) : (
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Reason</Table.Th>
              <Table.Th scope="col">Leads</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {unfit.map(({ reason, leads }) => (
              <Table.Tr key={reason}>
                <Table.Td>
                  {reason}
                  <div className="part-bar" aria-hidden="true">
                    <span className="filled" style={{ width: `${(leads / most) * 100}%` }} />
                  </div>
                </Table.Td>
                <Table.Td>{leads}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}

/** What is left to do before leads come in; hidden once all is done. */
function Checklist({ checklist: saved }: { readonly checklist: Overview['checklist'] }) {
  const mayChange = useMay('admin');
  const { data: me } = useMe();
  const checklist = me === undefined ? saved : withTrial(saved, me.account.id);
  const left = checklist.filter(({ done }) => !done);
  if (left.length === 0 || !mayChange) return null;
  return (
    <Section title="Get started" note={`${checklist.length - left.length} of ${checklist.length} done.`}>
      <Stack gap={4}>
        {checklist.map(({ key, done }) => (
          <Text size="sm" key={key} c={done ? 'dimmed' : undefined}>
            {done ? '✓ ' : '○ '}
            {stepWords[key].todo}
            <span className="hidden-but-read">{done ? ' (done)' : ' (left to do)'}</span>
          </Text>
        ))}
      </Stack>
      <Group>
        <Button component={Link} to="/start">
          {left.length === checklist.length ? 'Get started' : 'Continue setup'}
        </Button>
      </Group>
    </Section>
  );
}

/** Whether everything that leads depend on works. */
function Parts({ parts, oldestWork }: Pick<Overview, 'parts' | 'oldestWork'>) {
  return (
    <Section title="Health" actions={<Link to="/connections">Connections</Link>}>
      <ul className="plain-list">
        {parts.map(({ name, ok, text }) => (
          <Finding key={name} level={ok ? 'ok' : 'warning'} subject={name} text={text} />
        ))}
      </ul>
      <Text size="sm">
        {oldestWork === null ? (
          'Nothing is waiting.'
        ) : (
          <>
            The oldest item has been waiting since <Moment at={oldestWork} />.
          </>
        )}
      </Text>
    </Section>
  );
}

/** The four figures that a partner asks for. */
function Figures({ overview }: { readonly overview: Overview }) {
  const { leads, valid, minutesToClaim, unclaimed, backfilled, days } = overview;
  const others =
    backfilled === 0 ? '' : `; ${counted(backfilled, 'lead')} came from a backfill and are not counted here`;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
      <Figure name="Leads" value={`${leads}`} note={`in this period${others}`} />
      <Figure
        name="Valid"
        value={leads === 0 ? '–' : `${Math.round((valid / leads) * 100)}%`}
        note={`${valid} of ${leads} leads`}
      />
      <Figure
        name="Time to claim"
        value={minutesToClaim === null ? '–' : spanWords(minutesToClaim.median)}
        note={
          minutesToClaim === null
            ? 'no valid lead was claimed'
            : `median; 9 of 10 within ${spanWords(minutesToClaim.p90)}`
        }
      />
      <Figure
        name="Not claimed yet"
        value={`${unclaimed}`}
        note={
          <Link
            to="/leads"
            search={{ status: 'valid', handling: 'new', ...(days[0] === undefined ? {} : { from: days[0].date }) }}
          >
            Show these leads
          </Link>
        }
      />
    </SimpleGrid>
  );
}

function Figure({ name, value, note }: { readonly name: string; readonly value: string; readonly note: ReactNode }) {
  return (
    <div className="card">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text className="figure">{value}</Text>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </div>
  );
}
