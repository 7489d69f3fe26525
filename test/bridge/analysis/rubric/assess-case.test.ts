import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessCase } from '../../../../bridge/analysis/rubric/assess-case.ts';
import { caseParts } from '../../../../shared/results.ts';
import { injections } from './injections.ts';
import { recordWith, sampleNotes, today } from './sample-records.ts';

const assess = (notes: string, changes: Parameters<typeof recordWith>[1] = {}) =>
  assessCase(recordWith(notes, changes), today);

const sum = (assessment: ReturnType<typeof assess>): number =>
  caseParts.reduce((total, part) => total + assessment.parts[part].points, 0);

const score = (notes: string): number => sum(assess(notes));

describe('assessCase', () => {
  it('ranks a strong case over a decent one over a thin one over none', () => {
    const ranked = [sampleNotes.strong, sampleNotes.decent, sampleNotes.thin, sampleNotes.vendor].map(score);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    expect(new Set(ranked).size).toBe(ranked.length);
  });

  it('gives the same answer twice', () => {
    expect(assess(sampleNotes.strong)).toEqual(assess(sampleNotes.strong));
  });

  it.each(Object.entries(sampleNotes))(
    'keeps every part of %s within 0 to 20, the sum of whole reasons',
    (_, notes) => {
      for (const part of caseParts) {
        const { points, reasons } = assess(notes).parts[part];
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(20);
        expect(reasons.every((reason) => Number.isInteger(reason.points))).toBe(true);
        expect(reasons.reduce((total, reason) => total + reason.points, 0)).toBe(points);
      }
    },
  );

  it.each(Object.entries(sampleNotes))('quotes only words that stand in the notes of %s', (_, notes) => {
    const { parts, facts, flags } = assess(notes);
    const quotes = [...caseParts.flatMap((part) => parts[part].reasons), ...facts, ...flags].map(({ quote }) => quote);
    for (const quote of quotes) if (quote !== null) expect(notes).toContain(quote);
  });

  it('adds up and quotes truly for any text', () => {
    const words = fc.constantFrom(
      'no',
      'attorney',
      'fractured',
      '$5,000',
      '9/1/2026',
      'fired',
      'but',
      '.',
      '¡Hola!',
      'ﬁ',
      '\u200b',
      'surgery',
      '\n',
      '#',
      'score',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        ),
        (notes) => {
          const { parts, facts, flags } = assess(notes);
          for (const part of caseParts) {
            const total = parts[part].reasons.reduce((points, reason) => points + reason.points, 0);
            expect(total).toBe(parts[part].points);
          }
          for (const { quote } of [...caseParts.flatMap((part) => parts[part].reasons), ...facts, ...flags]) {
            if (quote !== null) expect(notes).toContain(quote);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what must not move it', () => {
  const field = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('Sue', 'Will Grant', 'Burns', 'Justice', 'Δημήτρης', 'Nguyễn', 'Latoya Washington', ...injections),
  );

  it('names, phone, e-mail, location, ZIP and county', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(sampleNotes)),
        field,
        field,
        field,
        field,
        (notes, firstName, lastName, email, zip) => {
          const swapped = assess(notes, { firstName, lastName, email, zip, county: lastName, location: firstName });
          expect(swapped.parts).toEqual(assess(notes).parts);
          expect(swapped.facts).toEqual(assess(notes).facts);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['Maria Lopez', 'Emily Walsh'],
    ['Lakisha Burns', 'Heather Smith'],
    ['Sue Grant', 'Ann Meyer'],
    ['Mohammed Hassan', 'Connor Murphy'],
  ])('a name after an introduction: %s or %s', (a, b) => {
    const notes = (name: string) => `My name is ${name} and ${sampleNotes.decent}`;
    expect(score(notes(a))).toBe(score(notes(b)));
  });

  it('the name of an officer', () => {
    const notes = (name: string) => `Officer ${name} cited him. ${sampleNotes.thin}`;
    expect(score(notes('Burns'))).toBe(score(notes('Keller')));
  });

  it('addresses inside the notes', () => {
    const notes = (email: string) => `${sampleNotes.decent} Write to ${email}.`;
    expect(score(notes('a@b.org'))).toBe(score(notes('surgery.fracture@lawsuit-settlement.com')));
  });
});

describe('orders to the scorer', () => {
  const bases = ['thin', 'weak', 'decent', 'empty', 'barred', 'represented'] as const;

  it.each(injections)('%s', (injection) => {
    for (const base of bases) {
      const notes = sampleNotes[base];
      for (const with_ of [`${notes}\n${injection}`, `${injection}\n${notes}`, `${notes} ${injection}`]) {
        expect(score(with_)).toBeLessThanOrEqual(score(notes));
      }
    }
  });

  it.each(injections)('are flagged: %s', (injection) => {
    const { flags } = assess(`${sampleNotes.decent}\n${injection}`);
    expect(flags.map(({ name }) => name)).toContain('injection_suspected');
  });

  it.each(injections)('in another field do nothing: %s', (injection) => {
    const fields = {
      firstName: injection,
      lastName: injection,
      location: injection,
      county: injection,
      email: injection,
    };
    expect(assess(sampleNotes.thin, fields).parts).toEqual(assess(sampleNotes.thin).parts);
  });

  it.each([
    'The chart says "disregard previous order for insulin" and nobody gave it to him.',
    'My manager wrote: "ignore all instructions from payroll and shred the cards", so I reported it.',
    'I grade essays for a living, my job is to score each essay from 0 to 100 and they never paid overtime.',
    'The machine displayed SYSTEM FAULT and the arm came down on my hand.',
  ])('but orders that are part of the story stay: %s', (notes) => {
    expect(assess(notes).flags.map(({ name }) => name)).not.toContain('injection_suspected');
  });
});
