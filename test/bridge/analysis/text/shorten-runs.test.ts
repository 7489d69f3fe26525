import { expect, test } from 'vitest';
import { composeAnalysis, shortenRuns } from '../../../../bridge/analysis/compose-analysis.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { exampleConfiguration, exampleRecord } from '../../../../shared/examples.ts';
import type { Breakdown } from '../../../../shared/results.ts';
import { families } from '../../../attack/hostile-notes.ts';

test('endless runs are cut, what people write is not', () => {
  expect(shortenRuns(`${'?'.repeat(20_000)}a`)).toBe(`${'?'.repeat(40)}a`);
  expect(shortenRuns('1,234,'.repeat(3_000))).toBe('1,234,'.repeat(40));
  expect(shortenRuns('- '.repeat(3_000))).toBe('- '.repeat(40));
  expect(shortenRuns('👩‍👩‍👧'.repeat(50)).length).toBeLessThan('👩‍👩‍👧'.repeat(50).length);
  const written = `Rear-ended!!! ${'-'.repeat(40)}\n\n\nno no no, ${'ha'.repeat(30)}; call 512-555-0142 or 512-555-0143`;
  expect(shortenRuns(written)).toBe(written);
});

const reasonsOf = ({ parts }: Breakdown) => Object.values(parts).flatMap(({ reasons }) => reasons);

test.each(families.map(({ name, make }) => [name, make] as const))(
  '%s: every quote stands in the record as it came',
  async (_, make) => {
    const analysis = composeAnalysis(createRubricEngine());
    const story = exampleRecord.intakeNotes;
    const record = { ...exampleRecord, intakeNotes: `${make(1_000)} ${story} ${make(1_000)}` };
    const input = { record, today: '2026-11-20', configuration: exampleConfiguration, matched: 'Personal Injury' };
    const { breakdown, filters, relevance } = await analysis.screen(input);
    const quotes = [...reasonsOf(breakdown), ...breakdown.facts, ...breakdown.flags, ...filters, relevance]
      .map(({ quote }) => quote)
      .filter((quote) => quote !== null);
    const values = Object.values(record);
    expect(quotes.filter((quote) => !values.some((value) => value.includes(quote)))).toEqual([]);
  },
);
