import { describe, expect, it } from 'vitest';
import { findDurations } from '../../../../bridge/analysis/dates/find-durations.ts';

const read = (text: string) => findDurations(text).map(({ kind, count, unit }) => `${kind} ${count} ${unit}`);

describe('ages', () => {
  it.each([
    ['61 y/o roofer', 'age 61 year'],
    ['a 19 year old student', 'age 19 year'],
    ['Mom (66) fell', 'age 66 year'],
    ['age 43, nurse', 'age 43 year'],
    ['52yo male', 'age 52 year'],
    ['tiene 34 años.', 'age 34 year'],
  ])('%s', (text, expected) => {
    expect(read(text)).toContain(expected);
  });
});

describe('lengths of time', () => {
  it.each([
    ['worked there 9 yrs', 'duration 9 year'],
    ['out of work eight weeks', 'duration 8 week'],
    ['a year and a half of pain', 'duration 1.5 year'],
    ['casados doce años', 'duration 12 year'],
    ['5 days inpatient', 'duration 5 day'],
    ['a couple of months', 'duration 2 month'],
  ])('%s', (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it('quotes the text', () => {
    const text = 'Años: trabajó allí 3 años';
    for (const { start, end, quote } of findDurations(text)) expect(text.slice(start, end)).toBe(quote);
  });
});
