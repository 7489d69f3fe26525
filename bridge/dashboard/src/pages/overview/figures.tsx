import { SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { spanWords } from '../../parts/moment.tsx';

/** The four figures that a partner asks for. */
export function Figures({
  overview: { leads, valid, minutesToClaim, unclaimed, days },
}: {
  readonly overview: Overview;
}) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
      <Figure name="Leads" value={`${leads}`} note="in this period" />
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

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: ReactNode;
}

function Figure({ name, value, note }: FigureProps) {
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
