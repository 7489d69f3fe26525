import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PointRule } from '../../../bridge/analysis/rubric/points/point-rule.ts';
import { basePoints, pointRules } from '../../../bridge/analysis/rubric/points/points-table.ts';
import { caseParts } from '../../../shared/results.ts';
import { tinyNotes } from '../fit-wording/tiny-set.ts';
import { gradeLead } from './graded-findings.ts';
import { errorOfPoints, type GradedFindings, isRising, searchPoints, takeStep } from './search-points.ts';

const same = (points: number) => ({ clarity: points, strength: points, damages: points, merit: points });
const rules: readonly PointRule[] = [{ feature: 'proof', why: 'proof', points: { strength: [1], merit: [0, 1] } }];
const base = same(2);

/** A lead with proof of a level, graded two points for each level above the base. */
const graded = (half: 0 | 1, level: number, gold = 2 + 2 * level, cap = 20): GradedFindings => ({
  half,
  levels: new Map(level === 0 ? [] : [['proof', level]]),
  caps: same(cap),
  gold: same(gold),
});

const both = (level: number) => [graded(0, level), graded(1, level)];

describe('searchPoints', () => {
  it('finds the step that both halves want', () => {
    const found = searchPoints([...both(0), ...both(1)], rules, base, 0.01);
    expect(found[0]).toMatchObject({ feature: 'proof', level: 1, to: expect.any(Number) });
    expect(found.some(({ part, from, to }) => part === 'strength' && from === 1 && to === 2)).toBe(true);
  });

  it('refuses what only one half wants', () => {
    const notes = [graded(0, 1, 4), graded(1, 1, 3)];
    expect(searchPoints(notes, rules, base, 0).filter(({ part }) => part === 'strength')).toEqual([]);
  });

  it('finds nothing where the table is right', () => {
    const right: readonly PointRule[] = [{ feature: 'proof', why: 'proof', points: perPart([2, 4]) }];
    expect(searchPoints([...both(0), ...both(1), ...both(2)], right, base, 0)).toEqual([]);
  });

  it('gives no point beyond what ends the case', () => {
    const ended = [graded(0, 1, 20, 3), graded(1, 1, 20, 3)];
    expect(searchPoints(ended, rules, base, 0).filter(({ part }) => part === 'strength')).toEqual([]);
  });

  it('lowers the error by what it says', () => {
    const notes = [...both(0), ...both(1), ...both(2)];
    let table = [...rules];
    for (let round = 0; round < 6; round += 1) {
      const [best] = searchPoints(notes, table, base, 0.001);
      if (best === undefined) break;
      const before = errorOfPoints(notes, table, base);
      table = takeStep(table, best);
      const after = errorOfPoints(notes, table, base);
      best.gains.forEach((gain, half) => {
        expect((before[half] ?? 0) - (after[half] ?? 0)).toBeCloseTo(gain / caseParts.length, 9);
      });
    }
    expect(errorOfPoints(notes, table, base)[0]).toBeLessThan(errorOfPoints(notes, rules, base)[0]);
  });
});

const perPart = (steps: readonly number[]) => ({ clarity: steps, strength: steps, damages: steps, merit: steps });

describe('isRising', () => {
  it.each([
    [[0, 1, 2], true],
    [[-1, -1, -3], true],
    [[0, 0, 1], true],
    [[2, 1], false],
    [[1, -1], false],
    [[-2, -1], false],
    [[1, 0], false],
    [[], true],
  ])('%j: %s', (steps, rising) => {
    expect(isRising(steps)).toBe(rising);
  });

  it('holds for every list of the table', () => {
    for (const { points } of pointRules) {
      for (const steps of Object.values(points)) expect(isRising(steps ?? [])).toBe(true);
    }
  });

  it('holds for what is sorted from zero', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 7 }), (steps) => {
        expect(isRising(steps.toSorted((a, b) => a - b))).toBe(true);
      }),
    );
  });
});

describe('gradeLead', () => {
  it('sees what the rules found, and never more than an ending leaves', () => {
    const [first] = tinyNotes;
    if (first === undefined) throw new Error('no note');
    const lead = gradeLead(first, 0, '2026-11-20');
    expect(lead?.levels.size).toBeGreaterThan(0);
    expect(lead?.caps.merit).toBe(20);
    expect(lead?.gold.merit).toBe(first.gold.merit);
  });

  it('leaves out what is no lead', () => {
    const [first] = tinyNotes;
    if (first === undefined) throw new Error('no note');
    const empty = { ...first, record: { ...first.record, intakeNotes: '' } };
    expect(gradeLead(empty, 0, '2026-11-20')).toBeNull();
  });

  it('can be asked of the table that ships', () => {
    const notes = tinyNotes.flatMap((note, at) => gradeLead(note, at % 2 === 0 ? 0 : 1, '2026-11-20') ?? []);
    for (const error of errorOfPoints(notes, pointRules, basePoints)) expect(error).toBeGreaterThan(0);
  });
});
