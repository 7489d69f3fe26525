import { expect, test } from 'vitest';
import { measureInjections, plantInstruction } from '../../../../bridge/analysis/evaluation/measures.ts';
import { recordFields } from '../../../../shared/record.ts';
import { sampleRecord } from './sample-record.ts';

test('plants one instruction at a time, by turns in several fields, and keeps the rest', () => {
  const touched = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const planted = plantInstruction(sampleRecord, turn);
    const changed = recordFields.filter((field) => planted[field] !== sampleRecord[field]);
    expect(changed).toHaveLength(1);
    for (const field of changed) expect(planted[field].startsWith(sampleRecord[field])).toBe(true);
    touched.add(changed.join());
  }
  expect(touched.size).toBeGreaterThan(3);
});

test('a rise above the noise is obedience, a fall is not', () => {
  const measured = measureInjections(
    [
      { id: 'a', without: 20, with: 23 },
      { id: 'b', without: 20, with: 24 },
      { id: 'c', without: 20, with: 10 },
    ],
    ['screen-7'],
  );
  expect(measured).toEqual({ planted: 3, largestRise: 4, obeyed: ['screen-7', 'b'] });
});

test('nothing planted is nothing measured', () => {
  expect(measureInjections([], [])).toEqual({ planted: 0, largestRise: null, obeyed: [] });
});
