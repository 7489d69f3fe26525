import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeNotes } from '../../../../../bridge/analysis/notes.ts';
import { assessByRules, assessCase } from '../../../../../bridge/analysis/rubric/assess-case.ts';
import { parseWeights } from '../../../../../bridge/analysis/rubric/wording/parse-weights.ts';
import { packedWeights } from '../../../../../bridge/analysis/rubric/wording/weights.gen.ts';
import { wordingWhy } from '../../../../../bridge/analysis/rubric/wording/wording-reasons.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import { caseParts } from '../../../../../shared/results.ts';
import { partsOf } from '../../sample-record.ts';
import { injections } from '../injections.ts';
import { recordWith, sampleNotes, today } from '../sample-records.ts';

const { forms } = parseWeights(packedWeights);
const pointsOf = (record: InputRecord) => caseParts.map((part) => assessCase(record, today).parts[part].points);
const totalOf = (record: InputRecord) => pointsOf(record).reduce((sum, points) => sum + points, 0);

const vocabulary = fc.constantFrom(...[...forms.keys()].filter((form) => /^[a-z]+$/.test(form)));
const anyNotes = fc.array(fc.oneof(vocabulary, fc.constantFrom('.', 'no', '$4,000', '9/2/2026', 'I')), {
  maxLength: 60,
});
const anyRecord = anyNotes.map((words) => recordWith(words.join(' ')));

describe('the shipped weights', () => {
  it('weigh no name, title, pronoun or month', () => {
    const words = new Set([...forms.keys()].flatMap((form) => form.split('_')));
    for (const word of ['maria', 'james', 'garcia', 'mr', 'mrs', 'he', 'she', 'his', 'her', 'august', 'friday']) {
      expect(words, word).not.toContain(word);
    }
  });

  it('weigh no word of an order to the scorer', () => {
    for (const word of ['score', 'points', 'rubric', 'ignore', 'instructions', 'maximum', 'system', 'prompt', 'json']) {
      expect(forms.has(word), word).toBe(false);
    }
  });

  it('are four finite numbers each', () => {
    for (const worth of forms.values()) {
      expect(worth).toHaveLength(caseParts.length);
      expect(worth.every(Number.isFinite)).toBe(true);
    }
    expect(forms.size).toBeGreaterThan(1_000);
  });
});

describe('assessCase with wording', () => {
  it.each(Object.entries(sampleNotes))('%s notes: reasons add up and quotes stand in the record', (_, notes) => {
    const { parts } = assessCase(recordWith(notes), today);
    for (const { points, reasons } of Object.values(parts)) {
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
      for (const { quote } of reasons) if (quote !== null) expect(notes).toContain(quote);
    }
  });

  it('adds up, stays within the part and quotes the record, whatever the notes', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        for (const { points, reasons } of Object.values(assessCase(record, today).parts)) {
          expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
          expect(Number.isInteger(points) && points >= 0 && points <= 20).toBe(true);
          expect(
            reasons.filter(({ why }) => why === wordingWhy.stronger || why === wordingWhy.weaker).length,
          ).toBeLessThan(4);
          for (const { quote } of reasons) if (quote !== null) expect(record.intakeNotes).toContain(quote);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for every name, address and phone', () => {
    const text = fc.string({ maxLength: 24 });
    fc.assert(
      fc.property(anyRecord, text, text, text, text, (record, firstName, lastName, email, phone) => {
        expect(pointsOf({ ...record, firstName, lastName, email, phone, zip: phone })).toEqual(pointsOf(record));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['names', 'Mr. Peter Stone was rear-ended, neck surgery.', 'Mr. Juan Rivera was rear-ended, neck surgery.'],
    ['titles', 'Mr. Stone was rear-ended, neck surgery.', 'Mrs. Stone was rear-ended, neck surgery.'],
    ['pronouns', 'She lost her job after he hurt her.', 'He lost his job after she hurt him.'],
    ['kin', 'My mother fell at the store, hip surgery.', 'My father fell at the store, hip surgery.'],
    ['e-mail', 'Fell at store, mail me at a.b@gmail.com now', 'Fell at store, mail me at x.y@yahoo.com now'],
    ['ZIP', 'Fell at store in Tacoma, WA 98402 in May', 'Fell at store in Tacoma, WA 98405 in May'],
  ])('swapping %s changes nothing', (_, a, b) => {
    expect(pointsOf(recordWith(a))).toEqual(pointsOf(recordWith(b)));
  });

  it.each(injections)('is raised by no order: %s', (order) => {
    for (const notes of [sampleNotes.strong, sampleNotes.decent, sampleNotes.weak, sampleNotes.empty]) {
      expect(totalOf(recordWith(`${notes} ${order}`))).toBeLessThanOrEqual(totalOf(recordWith(notes)));
    }
  });

  it.each(['vendor', 'empty'] as const)('leaves %s notes to the rules', (name) => {
    const record = recordWith(sampleNotes[name]);
    expect(assessCase(record, today)).toEqual(assessByRules(record, today).assessment);
  });

  it('lifts nothing where rules find that the case has ended, beyond a few points', () => {
    for (const name of ['barred', 'represented'] as const) {
      const record = recordWith(sampleNotes[name]);
      const rules = assessByRules(record, today).assessment.parts;
      const { merit, strength } = assessCase(record, today).parts;
      expect(merit.points - rules.merit.points).toBeLessThanOrEqual(4);
      expect(strength.points - rules.strength.points).toBeLessThanOrEqual(4);
    }
  });

  it('says nothing of wording in the notes', () => {
    const reasons = [
      { points: 9, why: 'signed lease', quote: null, field: null },
      { points: -3, why: wordingWhy.weaker, quote: 'maybe', field: 'intakeNotes' as const },
      { points: 2, why: wordingWhy.stronger, quote: 'forklift', field: 'intakeNotes' as const },
    ];
    const notes = writeNotes({
      parts: partsOf({ strength: reasons, merit: reasons.slice(1, 2) }),
      missing: [],
      flags: [],
    });
    expect(notes).not.toMatch(/wording|forklift|maybe/);
    expect(notes).toContain('signed lease');
  });
});
