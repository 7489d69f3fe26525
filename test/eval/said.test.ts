import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';

interface Line {
  readonly area: string;
  readonly fact: string;
  readonly says: boolean;
  readonly text: string;
}

const lines = readFileSync(new URL('said/body.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Line => JSON.parse(line));
const nobody = { firstName: '', lastName: '', phone: '', email: '', location: '', zip: '', county: '', state: '' };

test('what lay people say of the body, its care and work is found, and near misses are left', async () => {
  const engine = createRubricEngine();
  const counts = { found: 0, missed: 0, taken: 0, left: 0 };
  for (const { area, fact, says, text } of lines) {
    const record = { ...nobody, practiceArea: area, intakeNotes: text };
    const { facts } = await engine.assess({ record, today: '2026-11-20' });
    const isTold = facts.some(({ name }) => name === fact);
    if (says) counts[isTold ? 'found' : 'missed'] += 1;
    else counts[isTold ? 'taken' : 'left'] += 1;
  }
  expect(counts.found / (counts.found + counts.missed)).toBeGreaterThanOrEqual(0.8);
  expect(counts.taken / (counts.taken + counts.left)).toBeLessThanOrEqual(0.14);
});
