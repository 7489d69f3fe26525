import { describe, expect, test } from 'vitest';
import { addCases, emptyCaseSet } from '../../../../bridge/analysis/evaluation/cases.ts';
import { sampleRecord } from './sample-record.ts';

const gold = { clarity: 1, strength: 2, damages: 3, merit: 4, present: 5, quality: 6, total: 21 };
const lines = [
  { id: 's', record: sampleRecord, gold },
  {
    id: 'v',
    configuration: { practiceAreas: ['Tax'], threshold: 40, customFilters: [] },
    record: sampleRecord,
    expected: 'valid',
    kind: 'clean-valid',
    why: '',
  },
  { id: 'p', decisive: 'late', a: sampleRecord, b: sampleRecord, higher: 'a' },
  { id: 'q', same: true, a: sampleRecord, b: sampleRecord },
  { id: 'c', identical: true, a: sampleRecord, b: sampleRecord },
  { id: 'm', area: 'torts', text: 'A dog bit me.', gold: { injury: 'yes', amount: null, case: 12 } },
].map((line) => JSON.stringify(line));

describe('addCases', () => {
  test('sorts every line by its shape, whatever file it stands in', () => {
    const set = emptyCaseSet();
    addCases(set, `${lines.join('\n')}\n\n`, 'mixed.jsonl');
    expect(Object.values(set).map((cases) => cases.map(({ id }: { id: string }) => id))).toEqual([
      ['s'],
      ['v'],
      ['p'],
      ['q'],
      ['c'],
      ['m'],
    ]);
  });

  test('adds to what is there', () => {
    const set = emptyCaseSet();
    for (const line of lines) addCases(set, line, 'one.jsonl');
    addCases(set, lines[0] ?? '', 'two.jsonl');
    expect(set.scores).toHaveLength(2);
  });

  test.each([
    ['{"id":"x"}', 'another shape'],
    ['not json', 'no JSON'],
    [JSON.stringify({ id: 's', record: { ...sampleRecord, phone: 5 }, gold }), 'a broken record'],
  ])('names the line, never its words: %s', (line) => {
    const attempt = () => addCases(emptyCaseSet(), `${lines[0]}\n${line}`, 'cases.jsonl');
    expect(attempt).toThrow('cases.jsonl, line 2: not a labeled case of a known shape');
  });
});
