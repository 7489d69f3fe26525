import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const kinds = (intakeNotes: string, practiceArea = 'Auto Accident', state = 'TX') => {
  const record = { ...sampleRecord, practiceArea, state, intakeNotes };
  return readFacts({ record, text: readText(intakeNotes), today: '2026-11-20' }).endings.map(({ kind }) => kind);
};

describe('what ends a case', () => {
  it('counts by the state: one year in Tennessee, three in Maryland', () => {
    const notes = 'Hit from behind on June 1, 2025, broken collarbone. I never filed anything.';
    expect(kinds(notes, 'Auto Accident', 'TN')).toEqual(['out_of_time']);
    expect(kinds(notes, 'Auto Accident', 'MD')).toEqual([]);
  });
});

checkRows(new URL('./rows/endings.txt', import.meta.url), {
  endings: kinds,
  noStanding: (notes: string, area: string) => kinds(notes, area).includes('no_standing'),
  barred: (notes: string, area: string) => kinds(notes, area).includes('barred'),
  settled: (notes: string) => kinds(notes).includes('settled'),
});
