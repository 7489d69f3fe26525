import { describe, expect, it } from 'vitest';
import { readDates, readIncidentDate } from '../../../../bridge/analysis/facts/incident-date.ts';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const today = '2026-11-20';

function told(notes: string): string | null {
  const text = readText(notes);
  return readIncidentDate(text, readDates(text, today), today)?.say ?? null;
}

/** The day of the event under an area. */
function dated(intakeNotes: string, practiceArea: string): string | null {
  const record = { ...sampleRecord, practiceArea, intakeNotes };
  return readFacts({ record, text: readText(intakeNotes), today }).incident?.say ?? null;
}

function firstClaim(intakeNotes: string, practiceArea: string): string | undefined {
  const { facts } = judgeCase({ ...sampleRecord, practiceArea, intakeNotes }, today).assessment;
  return facts.find(({ name }) => name === 'claim')?.value;
}

function isAsked(intakeNotes: string, practiceArea: string): boolean {
  const { missing } = judgeCase({ ...sampleRecord, practiceArea, intakeNotes }, today).assessment;
  return missing.includes('denial');
}

describe('when the event of a matter happened', () => {
  it('is never later than the day of the reading', () => {
    const text = readText('I was attacked this week.');
    const date = readIncidentDate(text, readDates(text, today), today);
    expect(date?.latest).toBeLessThanOrEqual(Date.parse(today) / 86_400_000);
  });
});

checkRows(new URL('./rows/incident-date.txt', import.meta.url), { day: told, dated, firstClaim, isAsked });
