import { Text } from '@mantine/core';

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const YEAR_MS = 300 * 24 * 3_600_000;

/** A point in time, in the reader's time zone; null has its own word. */
export function Moment({ at, none = 'never' }: { readonly at: string | null; readonly none?: string }) {
  if (at === null) return <>{none}</>;
  const date = new Date(at);
  const words = Math.abs(Date.now() - date.getTime()) > YEAR_MS ? withYear.format(date) : short.format(date);
  return (
    <time dateTime={at} title={full.format(date)}>
      {words}
    </time>
  );
}

interface DeedProps {
  readonly what: string;
  readonly who: string;
  readonly at: string;
}

/** What was done, by whom and when. */
export function Deed({ what, who, at }: DeedProps) {
  return (
    <>
      <Text size="sm">
        <bdi>{what}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        <bdi>{who}</bdi>, <Moment at={at} />
      </Text>
    </>
  );
}

export const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date));

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "under 1 min", "4 min", "3.5 h", "2 days". */
export function spanWords(minutes: number): string {
  if (minutes < 1) return 'under 1 min';
  if (minutes < HOUR_MINUTES) return `${Math.round(minutes)} min`;
  if (minutes < DAY_MINUTES) return `${Math.round((minutes / HOUR_MINUTES) * 10) / 10} h`;
  const days = Math.round((minutes / DAY_MINUTES) * 10) / 10;
  return days === 1 ? '1 day' : `${days} days`;
}
