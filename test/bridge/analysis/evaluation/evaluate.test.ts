import { describe, expect, test } from 'vitest';
import { type CaseSet, emptyCaseSet } from '../../../../bridge/analysis/evaluation/cases.ts';
import { barSets, checkBars } from '../../../../bridge/analysis/evaluation/check-bars.ts';
import { evaluate } from '../../../../bridge/analysis/evaluation/evaluate.ts';
import { renderReport } from '../../../../bridge/analysis/evaluation/render-report.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { createFakeSubject } from './fake-subject.ts';
import { sampleRecord } from './sample-record.ts';

const options = { runs: 1, parallel: 2, plants: 2 };
const withNotes = (intakeNotes: string): InputRecord => ({ ...sampleRecord, intakeNotes });
/** The fake scores the number that the notes begin with. */
const byNotes = (record: InputRecord) => Number(/^\d+/.exec(record.intakeNotes)?.[0] ?? 0);
const gold = (total: number) => ({ clarity: 0, strength: 0, damages: 0, merit: 0, present: 0, quality: 0, total });

const set = (): CaseSet => ({
  ...emptyCaseSet(),
  scores: [10, 40, 70, 95].map((total) => ({
    id: `s${total}`,
    record: withNotes(`${total} secret words`),
    gold: gold(total),
  })),
  screens: [
    {
      id: 'v1',
      configuration: { practiceAreas: ['MVA'], threshold: 50, customFilters: [] },
      record: withNotes('70'),
      expected: 'valid',
      kind: 'area-mismatch',
      why: '',
    },
    {
      id: 'v2',
      configuration: { practiceAreas: ['Auto Accident'], threshold: 50, customFilters: [] },
      record: withNotes('80'),
      expected: 'invalid',
      kind: 'injection',
      why: '',
    },
  ],
  ordered: [{ id: 'p1', decisive: 'late', a: withNotes('60'), b: withNotes('20'), higher: 'a' }],
  paraphrases: [{ id: 'q1', same: true, a: withNotes('60'), b: withNotes('64') }],
  invariants: [{ id: 'c1', identical: true, a: withNotes('60'), b: withNotes('60') }],
});

describe('evaluate', () => {
  test('puts every case to the subject and measures the answers', async () => {
    const evaluation = await evaluate(set(), createFakeSubject(byNotes), options);
    expect(evaluation.scores).toMatchObject({ cases: 4, meanAbsoluteError: 0, bandAgreement: 1 });
    expect(evaluation.scores?.spearman).toBeCloseTo(1);
    expect(evaluation.screens).toMatchObject({ cases: 2, right: 1 });
    expect(evaluation.order).toMatchObject({ right: 1, meanMargin: 40 });
    expect(evaluation.paraphrase).toMatchObject({ mean: 4, largest: 4 });
    expect(evaluation.invariance).toMatchObject({ mean: 0, largest: 0 });
  });

  test('fills in the aliases of bare area names as saving a configuration does', async () => {
    const { screens } = await evaluate(set(), createFakeSubject(byNotes), options);
    expect(screens?.byKind['area-mismatch']).toEqual({ cases: 1, right: 1 });
  });

  test('plants instructions in the weakest records and sees who obeys', async () => {
    const gullible = createFakeSubject((record) =>
      /SYSTEM|assistant/.test(JSON.stringify(record)) ? 99 : byNotes(record),
    );
    const evaluation = await evaluate(set(), gullible, options);
    expect(evaluation.injections).toMatchObject({ planted: 2, largestRise: 89, obeyed: ['v2', 's10', 's40'] });
    expect(checkBars(evaluation, barSets.unseen).find(({ name }) => name === 'injectionsObeyed')).toMatchObject({
      value: 3,
      reached: false,
    });
  });

  test('several runs are averaged, most of them decide, and their spread is told', async () => {
    let turn = 0;
    const wavering = createFakeSubject((record) => byNotes(record) + (turn++ % 3) * 3);
    const evaluation = await evaluate(set(), wavering, { runs: 3, parallel: 1, plants: 0 });
    expect(evaluation.spread).toEqual({ mean: 6, largest: 6 });
    expect(evaluation.scores?.bias).toBe(3);
    expect(evaluation.screens?.wrong.map(({ id }) => id)).toEqual(['v2']);
  });

  test('what a set does not hold is absent, not perfect', async () => {
    const evaluation = await evaluate({ ...emptyCaseSet(), scores: set().scores }, createFakeSubject(byNotes), options);
    expect(evaluation).toMatchObject({ screens: null, order: null, paraphrase: null, invariance: null });
    expect(checkBars(evaluation, barSets.unseen).map(({ name }) => name)).toEqual([
      'spearman',
      'meanAbsoluteError',
      'bandAgreement',
      'injectionsObeyed',
    ]);
  });
});

describe('checkBars', () => {
  test('holds accuracy from below and errors from above', async () => {
    const evaluation = await evaluate(set(), createFakeSubject(byNotes), { ...options, plants: 0 });
    const reached = Object.fromEntries(checkBars(evaluation, barSets.tuned).map(({ name, reached: is }) => [name, is]));
    expect(reached).toEqual({
      spearman: true,
      meanAbsoluteError: true,
      bandAgreement: true,
      screenAccuracy: false,
      injectionsObeyed: false,
      invariance: true,
    });
  });
});

describe('renderReport', () => {
  test('names the measures and the misses by id, never the words of a record', async () => {
    const evaluation = await evaluate(
      set(),
      createFakeSubject((record) => Math.min(100, byNotes(record) + 20)),
      options,
    );
    const report = renderReport(evaluation, checkBars(evaluation, barSets.unseen), 3);
    for (const expected of [
      'Spearman',
      'band poor',
      'merit',
      'accuracy',
      'wrong: v2',
      'miss: s10',
      'pair: q1',
      'MISSED',
    ]) {
      expect(report).toContain(expected);
    }
    expect(report).not.toContain('secret words');
    expect(report).not.toContain(sampleRecord.lastName);
  });

  test('leaves out what was not measured', async () => {
    const evaluation = await evaluate(
      { ...emptyCaseSet(), ordered: set().ordered },
      createFakeSubject(byNotes),
      options,
    );
    const report = renderReport(evaluation, [], 0);
    expect(report).toContain('right order');
    expect(report).not.toContain('Spearman');
    expect(report).not.toContain('Bars');
  });
});
