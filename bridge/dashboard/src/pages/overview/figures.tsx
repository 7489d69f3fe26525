import { SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { spanWords } from '../../parts/moment.tsx';

/** The four figures that a partner asks for. */
export function Figures({ overview }: { readonly overview: Overview }) {
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
