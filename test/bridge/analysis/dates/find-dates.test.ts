import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

/** A Friday. */
const TODAY = '2026-11-20';

const bounds = (text: string) =>
  findBareDates(text, TODAY).map((date) => [formatIsoDay(date.earliest), formatIsoDay(date.latest)]);
const best = (text: string) => findBareDates(text, TODAY).map((date) => formatIsoDay(date.best));

describe('told from today', () => {
  it('keeps "over" and "almost" on their side of the stated length', () => {
    const [overTwo] = findBareDates('this was over 2 years ago', TODAY);
    const [almostTwo] = findBareDates('this was almost 2 years ago', TODAY);
    expect(formatIsoDay(overTwo?.latest ?? 0)).toBe('2024-11-19');
    expect(formatIsoDay(almostTwo?.earliest ?? 0)).toBe('2024-11-21');
  });

  it('counts "later" from the date before it', () => {
    expect(best('Complained 3/2/2026, let go 19 days later')).toEqual(['2026-03-02', '2026-03-21']);
    expect(best('Fell 8/5/2026, urgent care the next morning')).toEqual(['2026-08-05', '2026-08-06']);
    expect(best('Wreck 8/5/2026, al dia siguiente fue al doctor')).toEqual(['2026-08-05', '2026-08-06']);
  });
});

describe('any text', () => {
  it('quotes the text at the given place and orders bounds', () => {
    const said = 'ayer 3/4/25 Año . İ 😀 hit –'.split(' ');
    const words = fc.constantFrom(...said, 'in May', 'two weeks ago', 'Oct 5', 'el 3', ' ', '\n');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const text = parts.join(' ');
        for (const date of findBareDates(text, TODAY)) {
          expect(text.slice(date.start, date.end).trim()).not.toBe('');
          expect(date.earliest).toBeLessThanOrEqual(date.best);
          expect(date.best).toBeLessThanOrEqual(date.latest);
        }
      }),
    );
  });

  it.each(['1/', 'a ', '12 ', 'one ', 'may ', '9', 'last ', 'two two ', '(2', ', '])(
    'reads 20,000 characters of %j to the end',
    (unit) => {
      const text = unit.repeat(20_000 / unit.length);
      for (const { start, end } of findBareDates(text, TODAY)) expect(end).toBeGreaterThan(start);
    },
  );
});

it('reads no more dates of a text made of nothing else than an account could tell', () => {
  const told = findBareDates(`Rear-ended on 9/4/2026. ${'may 3 '.repeat(3_300)}`, TODAY);
  expect(told.length).toBeLessThan(500);
  expect(formatIsoDay(told[0]?.best ?? 0)).toBe('2026-09-04');
});

checkRows(new URL('./rows/find-dates.txt', import.meta.url), {
  bounds,
  best,
  dates: (text: string) => findBareDates(text, TODAY),
});
