import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateQuote, verifyPlacedQuote, verifyQuote, verifyReasons } from '../../../bridge/analysis/quotes.ts';
import { because, sampleRecord } from './sample-record.ts';

describe('locateQuote', () => {
  test('finds words that stand in the record exactly so', () => {
    expect(locateQuote(sampleRecord, 'Other driver was cited')).toEqual({
      quote: 'Other driver was cited',
      field: 'intakeNotes',
    });
  });

  test('looks in the named field first, then in the notes, then elsewhere', () => {
    const record = { ...sampleRecord, county: 'Austin' };
    expect(locateQuote(record, 'Austin', 'county')?.field).toBe('county');
    expect(locateQuote(record, 'Austin')?.field).toBe('location');
    expect(locateQuote(record, 'surgery', 'county')?.field).toBe('intakeNotes');
  });

  test('gives back the words of the record when only spacing or case differ', () => {
    const record = { ...sampleRecord, intakeNotes: 'He  RAN a\nred   light.' };
    expect(locateQuote(record, 'ran a red light')?.quote).toBe('RAN a\nred   light');
  });

  test('folds letters whose lower case is longer without losing its place', () => {
    const record = { ...sampleRecord, intakeNotes: 'İİ hit by  a Truck' };
    expect(locateQuote(record, 'hit by a truck')?.quote).toBe('hit by  a Truck');
  });

  test.each(['', '   ', 'driver was drunk', 'Other driver was not cited'])('does not find %j', (quote) => {
    expect(locateQuote(sampleRecord, quote)).toBeNull();
  });

  test('stops before characters a JSON store refuses', () => {
    const record = { ...sampleRecord, intakeNotes: 'broken leg\0 and \ud800 more' };
    expect(locateQuote(record, 'broken leg\0 and')?.quote).toBe('broken leg');
    expect(locateQuote(record, '\ud800 more')).toBeNull();
    expect(locateQuote(record, 'BROKEN LEG\0')?.quote).toBe('broken leg');
  });

  test('whatever is found is a part of the field it names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.nat(40), (notes, quote, at) => {
        const record = { ...sampleRecord, intakeNotes: notes };
        for (const wanted of [quote, notes.slice(at, at + 12).toUpperCase()]) {
          const located = locateQuote(record, wanted);
          if (located !== null) expect(record[located.field].includes(located.quote)).toBe(true);
        }
      }),
    );
  });
});

describe('verifyReasons', () => {
  const invented = because(6, 'driver was drunk', 'the driver was drunk');
  const costly = because(-4, 'earlier claim', 'an earlier claim');

  test('keeps reasons whose words stand in the record', () => {
    const kept = because(6, 'other driver cited', 'Other driver was cited');
    expect(verifyReasons(sampleRecord, [kept], true)).toEqual([kept]);
  });

  test('drops the quote and keeps the points of a rule', () => {
    expect(verifyReasons(sampleRecord, [invented], false)).toEqual([{ ...invented, quote: null, field: null }]);
  });

  test('drops what a model earned with invented words, but not what they cost', () => {
    expect(verifyReasons(sampleRecord, [invented, costly], true)).toEqual([{ ...costly, quote: null, field: null }]);
  });

  test('clears the field of a reason without words', () => {
    expect(verifyReasons(sampleRecord, [{ ...because(2, 'clear'), field: 'county' }], true)).toEqual([
      because(2, 'clear'),
    ]);
  });
});

test('verifyQuote and verifyPlacedQuote drop invented words only', () => {
  const flag = { name: 'spam', quote: 'buy now' };
  expect(verifyQuote(sampleRecord, flag)).toEqual({ name: 'spam', quote: null });
  expect(verifyQuote(sampleRecord, { name: 'x', quote: 'surgery' })).toEqual({ name: 'x', quote: 'surgery' });
  const judgement = { verdict: 'met', quote: 'Travis', field: 'intakeNotes' as const };
  expect(verifyPlacedQuote(sampleRecord, judgement)).toEqual({ ...judgement, field: 'county' });
  expect(verifyPlacedQuote(sampleRecord, { ...judgement, quote: 'Dallas' })).toEqual({
    verdict: 'met',
    quote: null,
    field: null,
  });
});
