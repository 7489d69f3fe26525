import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';

interface Line {
  readonly area: string;
  readonly fact: string;
  readonly says: boolean;
  readonly text: string;
}

const linesOf = (file: string) =>
  readFileSync(new URL(`said/${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line));
const nobody = { firstName: '', lastName: '', phone: '', email: '', location: '', zip: '', county: '', state: '' };

async function countFound(lines: readonly Line[]) {
  const engine = createRubricEngine();
  const counts = { found: 0, missed: 0, taken: 0, left: 0 };
  for (const { area, fact, says, text } of lines) {
    const record = { ...nobody, practiceArea: area, intakeNotes: text };
    const { facts } = await engine.assess({ record, today: '2026-11-20' });
    const isTold = facts.some(({ name }) => name === fact);
    if (says) counts[isTold ? 'found' : 'missed'] += 1;
    else counts[isTold ? 'taken' : 'left'] += 1;
  }
  return { found: counts.found / (counts.found + counts.missed), taken: counts.taken / (counts.taken + counts.left) };
}

test('what lay people say of the body, its care and work is found, and near misses are left', async () => {
  const { found, taken } = await countFound(linesOf('body'));
  expect(found).toBeGreaterThanOrEqual(0.8);
  expect(taken).toBeLessThanOrEqual(0.14);
});

test.each([
  ['own_fault', 0.06, 0.02],
  ['liability', 0.2, 0.05],
])('near misses of a fault are left: %s', async (name, least, most) => {
  const { found, taken } = await countFound(linesOf('fault').filter(({ fact }) => fact === name));
  expect(found).toBeGreaterThanOrEqual(least);
  expect(taken).toBeLessThanOrEqual(most);
});
