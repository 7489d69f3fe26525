import { expect, test } from 'vitest';
import { readTimes } from '../../../../../bridge/analysis/facts/details/happenings.ts';
import { readDates } from '../../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../../fixtures/check-rows.ts';

const today = '2026-11-20';

function timesOf(notes: string) {
  const text = readText(notes);
  return readTimes(text, readDates(text, today), today);
}

/** The day on which something of a kind was, by the words nearest to it. */
function dayOf(what: string, notes: string): string | undefined {
  const found = timesOf(notes).happenings.filter((one) => one.what === what);
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.say;
}

test('20,000 characters of nothing but dates and words about them cost no more than they are long', () => {
  const notes = 'fired 3/3/26 hired 4/4/25 age 40, '.repeat(600).slice(0, 20_000);
  const text = readText(notes);
  const dates = readDates(text, today);
  const started = process.cpuUsage();
  readTimes(text, dates, today);
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(500);
});

checkRows(new URL('./rows/happenings.txt', import.meta.url), {
  day: dayOf,
  lengths: (what, notes) =>
    timesOf(notes)
      .lengths.filter((one) => one.what === what)
      .map(({ count, unit }) => `${count} ${unit}`),
  ages: (notes) => timesOf(notes).ages.map(({ years }) => years),
});
