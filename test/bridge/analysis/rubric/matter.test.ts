import type { CaseFacts } from '../../../../bridge/analysis/facts/case-facts.ts';
import { matterTold } from '../../../../bridge/analysis/facts/named-matter.ts';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const factsOf = (practiceArea: string, notes: string): CaseFacts =>
  readFacts({ record: { practiceArea, state: '' }, text: readText(notes), today: '2026-11-20' });

checkRows(new URL('./rows/matter.txt', import.meta.url), {
  matter: (area, notes) => matterTold(area, factsOf(area, notes)),
});
