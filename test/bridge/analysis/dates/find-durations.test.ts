import { describe, expect, it } from 'vitest';
import { findDurations } from '../../../../bridge/analysis/dates/find-durations.ts';

const read = (text: string) =>
  findDurations(text).map(({ start, end, days }) => `${text.slice(start, end)}: ${Math.round(days)}`);

describe('lengths of time', () => {
  it.each([
    ['worked there 9 yrs', '9 yrs: 3287'],
    ['out of work eight weeks', 'eight weeks: 56'],
    ['a year and a half of pain', 'a year and a half: 548'],
    ['casados doce años', 'doce años: 4383'],
    ['5 days inpatient', '5 days: 5'],
    ['a couple of months', 'a couple of months: 61'],
  ])('%s', (text, expected) => expect(read(text)).toContain(expected));

  it.each(['a 19 year old student', '61 years-old', 'born 30 y/o'])('an age is none: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
