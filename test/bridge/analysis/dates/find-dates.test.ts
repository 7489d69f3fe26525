import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';

/** A Friday. */
const TODAY = '2026-11-20';

const bounds = (text: string) =>
  findBareDates(text, TODAY).map((date) => [formatIsoDay(date.earliest), formatIsoDay(date.latest)]);
const best = (text: string) => findBareDates(text, TODAY).map((date) => formatIsoDay(date.best));

describe('a day written out', () => {
  it.each([
    ['collision on 4/9/2025 downtown', '2025-04-09'],
    ['collision on 4/9/25 downtown', '2025-04-09'],
    ['DOI 04-09-25', '2025-04-09'],
    ['DOI 4.9.2025', '2025-04-09'],
    ['2025-04-09 incident', '2025-04-09'],
    ['2025/04/09 incident', '2025-04-09'],
    ['doi=20250409', '2025-04-09'],
    ['April 9, 2025', '2025-04-09'],
    ['Apr. 9th, 2025', '2025-04-09'],
    ["April 9 '25", '2025-04-09'],
    ['9 April 2025', '2025-04-09'],
    ['09APR2025', '2025-04-09'],
    ['the 9th of April, 2025', '2025-04-09'],
    ['April 9th of last year', '2025-04-09'],
    ['el 9 de abril de 2025', '2025-04-09'],
    ['el 9 de abril del 2025', '2025-04-09'],
    ['9 de abril del año pasado', '2025-04-09'],
    ['le paso el 23/4/2025', '2025-04-23'],
    ['DOB 3/7/58', '1958-03-07'],
    ['Labor Day 2025 picnic', '2025-09-01'],
    ['Thanksgiving 2024', '2024-11-28'],
    ['Easter 2026 lunch', '2026-04-05'],
    ['Memorial Day 2026', '2026-05-25'],
  ])('%s', (text, day) => expect(bounds(text)).toEqual([[day, day]]));
});

describe('a day without a year', () => {
  it.each([
    ['I was hit on 9/14', '2026-09-14'],
    ['He died 2/17 of sepsis', '2026-02-17'],
    ['it happened on December 5', '2025-12-05'],
    ['me caí el 3 de septiembre', '2026-09-03'],
    ['hearing on 12/9', '2026-12-09'],
    ['Answer due Dec 4', '2026-12-04'],
    ['próxima cita 3 de diciembre', '2026-12-03'],
    ['trial set for February 2', '2027-02-02'],
    ['arrested on the 14th', '2026-11-14'],
    ['court on the 30th', '2026-11-30'],
    ['appointment after Thanksgiving', '2026-11-26'],
    ['I fell on Halloween', '2026-10-31'],
  ])('%s', (text, day) => expect(best(text)).toEqual([day]));
});

describe('months, seasons and years', () => {
  it.each([
    ['surgery in Feb 2026', '2026-02-01', '2026-02-28'],
    ['operado en agosto 2025', '2025-08-01', '2025-08-31'],
    ['around 11/2025', '2025-11-01', '2025-11-30'],
    ['since March', '2026-03-01', '2026-03-31'],
    ['moved out in July', '2026-07-01', '2026-07-31'],
    ['last December', '2025-12-01', '2025-12-31'],
    ['this happened in November', '2026-11-01', '2026-11-20'],
    ['a trip in January is planned', '2026-01-01', '2026-01-31'],
    ['the trial starts in January', '2027-01-01', '2027-01-31'],
    ['late March 2025', '2025-03-19', '2025-03-31'],
    ['in the summer of 2023', '2023-06-01', '2023-08-31'],
    ['last summer', '2026-06-01', '2026-08-31'],
    ['en el verano del 2024', '2024-06-01', '2024-08-31'],
    ['fall of 2025', '2025-09-01', '2025-11-30'],
    ['back in 2019', '2019-01-01', '2019-12-31'],
    ['desde 2020', '2020-01-01', '2020-12-31'],
    ['two DUIs (2019)', '2019-01-01', '2019-12-31'],
    ['in 2026', '2026-01-01', '2026-11-20'],
  ])('%s', (text, earliest, latest) => expect(bounds(text)).toEqual([[earliest, latest]]));
});

describe('told from today', () => {
  it.each([
    ['yesterday', '2026-11-19'],
    ['last night', '2026-11-19'],
    ['antier', '2026-11-18'],
    ['ten days ago', '2026-11-10'],
    ['3 weeks ago', '2026-10-30'],
    ['about two months ago', '2026-09-20'],
    ['hace dos meses', '2026-09-20'],
    ['hace un año y medio', '2025-05-20'],
    ['two yrs ago', '2024-11-20'],
    ['2 1/2 years ago', '2024-05-20'],
    ['a year and a half ago', '2025-05-20'],
    ['18 mos ago', '2025-05-20'],
    ['a couple of weeks back', '2026-11-06'],
    ['last Tuesday', '2026-11-17'],
    ['since Wednesday', '2026-11-18'],
    ['el martes pasado', '2026-11-17'],
    ['this coming Tuesday', '2026-11-24'],
    ['next Friday', '2026-11-27'],
    ['el próximo lunes', '2026-11-23'],
    ['in 5 days', '2026-11-25'],
    ['the auction is 12 days away', '2026-12-02'],
    ['tomorrow', '2026-11-21'],
    ['pasado mañana', '2026-11-22'],
  ])('%s', (text, day) => expect(best(text)).toEqual([day]));

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

describe('words and numbers that are no date', () => {
  it.each([
    'policy is 50/100 and 250/500',
    'a 10/20 policy',
    'pain 7/10 most days',
    'she may have fallen, may need surgery',
    'breath .10/.10',
    'they march up and down',
    'offered $3/4 of it',
    'his 2019 Honda',
    'open 24/7',
    'Apgars 1/3/5',
    'office closed Mon-Fri',
    'rent is $2,025',
  ])('%s', (text) => expect(findBareDates(text, TODAY)).toEqual([]));
});

describe('any text', () => {
  it('quotes the text at the given place and orders bounds', () => {
    const words = fc.constantFrom(
      'ayer',
      '3/4/25',
      'in May',
      'Año',
      ' ',
      '.',
      'two weeks ago',
      'İ',
      '😀',
      'hit',
      'Oct 5',
      '\n',
      '–',
      'el 3',
    );
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
