import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const kind = (intakeNotes: string) => {
  const record = { ...sampleRecord, intakeNotes };
  return readFacts({ record, text: readText(intakeNotes), today: '2026-11-20' }).nonLead?.kind ?? null;
};

checkRows(new URL('./rows/non-lead.txt', import.meta.url), { nonLead: kind });
