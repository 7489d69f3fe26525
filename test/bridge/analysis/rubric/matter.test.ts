import type { CaseFacts } from '../../../../bridge/analysis/facts/case-facts.ts';
import { matterTold } from '../../../../bridge/analysis/facts/named-matter.ts';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { sampleRecord } from '../sample-record.ts';

const factsOf = (practiceArea: string, notes: string): CaseFacts =>
  readFacts({ record: { practiceArea, state: '' }, text: readText(notes), today: '2026-11-20' });

checkRows(new URL('./rows/matter.txt', import.meta.url), {
  matter: (area, notes) => matterTold(area, factsOf(area, notes)),
  asks: (practiceArea, intakeNotes) =>
    judgeCase({ ...sampleRecord, practiceArea, intakeNotes }, '2026-11-20').assessment.asks.map(
      ({ question }) => question,
    ),
});
