import { describe, expect, it } from 'vitest';
import { readDates, readIncidentDate } from '../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const today = '2026-11-20';

function told(notes: string): string | null {
  const text = readText(notes);
  return readIncidentDate(text, readDates(text, today), today)?.say ?? null;
}

describe('when the event of a matter happened', () => {
  it('is never later than the day of the reading', () => {
    const text = readText('I was attacked this week.');
    const date = readIncidentDate(text, readDates(text, today), today);
    expect(date?.latest).toBeLessThanOrEqual(Date.parse(today) / 86_400_000);
  });
});

checkRows(new URL('./rows/incident-date.txt', import.meta.url), { day: told });
