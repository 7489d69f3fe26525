import { describe, expect, test } from 'vitest';
import type { Message } from '../../../../bridge/analysis/evaluation/cases.ts';
import { measureMessages, precisionOf, recallOf } from '../../../../bridge/analysis/evaluation/fact-measures.ts';
import type { Breakdown, Fact } from '../../../../shared/results.ts';
import { because, partsOf } from '../sample-record.ts';

const engine = { name: 'rubric', version: '0', model: null, promptVersion: null } as const;

function resultWith(facts: Fact[], points: number, flags: Breakdown['flags'] = []): Breakdown {
  const parts = partsOf({ merit: [because(points, 'told')] });
  return { score: points, notes: '', parts, facts, missing: [], asks: [], flags, engine };
}

const fact = (name: Fact['name'], value: string): Fact => ({ name, value, quote: null });
const message = (gold: Partial<Message['gold']>): Message => ({
  id: '',
  area: 'torts',
  text: '',
  gold: { case: 10, ...gold },
});

describe('measureMessages', () => {
  test('counts what is claimed rightly, wrongly and not at all; a key on which readers differ is left out', () => {
    const measures = measureMessages([
      { message: message({ injury: 'yes', amount: null }), ours: resultWith([fact('injury', 'broken arm')], 10) },
      { message: message({ injury: 'no', amount: 500 }), ours: resultWith([fact('injury', 'broken arm')], 5) },
      { message: message({ injury: 'yes' }), ours: resultWith([fact('amount', '$10')], 0) },
    ]);
    expect(measures.byFact.injury).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(measures.byFact.amount).toEqual({ right: 0, wrong: 0, missed: 1 });
    expect([precisionOf(measures.byFact.injury), recallOf(measures.byFact.injury)]).toEqual([0.5, 0.5]);
    expect(measures.meanAbsoluteError).toBe(5);
  });

  test('a lawyer counts as told by a flag or by the value of the fact, and "none" is no lawyer', () => {
    const flag = { name: 'already_represented', detail: null, quote: null } as const;
    const measures = measureMessages([
      { message: message({ represented: 'yes' }), ours: resultWith([], 1, [flag]) },
      { message: message({ represented: 'no' }), ours: resultWith([fact('representation', 'none')], 1) },
      { message: message({ represented: 'yes' }), ours: resultWith([fact('representation', 'represented')], 1) },
    ]);
    expect(measures.byFact.represented).toEqual({ right: 2, wrong: 0, missed: 0 });
  });

  test('clients thrown out and accused are counted, senders that are none are not', () => {
    const flags = [{ name: 'not_a_lead', detail: null, quote: null } as const];
    const measures = measureMessages([
      { message: message({ lead: 'yes' }), ours: resultWith([], 0, flags) },
      { message: message({ lead: 'no' }), ours: resultWith([], 0, flags) },
      { message: message({}), ours: resultWith([], 0, [{ name: 'injection_suspected', detail: null, quote: null }]) },
    ]);
    expect([measures.thrownOut, measures.accused]).toEqual([1, 1]);
  });
});
