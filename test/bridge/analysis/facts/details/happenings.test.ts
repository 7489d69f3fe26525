import { describe, expect, it, test } from 'vitest';
import { readTimes } from '../../../../../bridge/analysis/facts/details/happenings.ts';
import { readDates } from '../../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../../bridge/analysis/text/read-text.ts';

const today = '2026-11-20';

function timesOf(notes: string) {
  const text = readText(notes);
  return readTimes(text, readDates(text, today), today);
}

/** The day on which something of a kind was, by the words nearest to it. */
function dayOf(what: string, notes: string): string | undefined {
  const found = timesOf(notes).happenings.filter((one) => one.what === what);
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.say;
}

describe('what the notes date', () => {
  it.each([
    ['complaint', 'Complained to HR March 3, fired March 29.', 'March 3, 2026'],
    ['fired', 'Complained to HR March 3, fired March 29.', 'March 29, 2026'],
    ['purchase', 'Bought it 3/1/2025, problems started in July 2025.', 'March 1, 2025'],
    ['defect', 'Bought it 3/1/2025, problems started in July 2025.', 'July 2025'],
    ['served', 'Served with a credit card suit on 11/12, 30 days to answer it says.', 'November 12, 2026'],
    ['hire', 'Came on with the county in fall of 2022, passed over three times.', 'fall 2022'],
    ['wedding', 'We got married in June 2009, he filed last week.', 'June 2009'],
    ['entry', 'I arrived in February 2023 from Venezuela.', 'February 2023'],
  ])('%s: %s', (what, notes, day) => expect(dayOf(what, notes)).toBe(day));
});

describe('how long things lasted', () => {
  it.each([
    ['wedding', 'Married a year and a half, no kids.', 1.5, 'year'],
    ['wedding', 'We have been married twenty-seven years.', 27, 'year'],
    ['deadline', 'Served November 9, I have 30 days to answer.', 30, 'day'],
    ['report', 'Hurt my back in September, told the foreman that same day.', 0, 'day'],
  ])('%s: %s', (what, notes, count, unit) => {
    expect(timesOf(notes).lengths.filter((one) => one.what === what)).toContainEqual(
      expect.objectContaining({ count, unit }),
    );
  });
});

describe('how old people are', () => {
  it.each([
    ['34F passenger, broken wrist.', [34]],
    ["I'm 57, warehouse for 30 years.", [57]],
    ['My husband, 61, died after the surgery on 9/9.', [61]],
    ['My 9yo fell off the monkey bars.', [9]],
    ['Baby born 4/2/2022 with a palsy.', [4]],
    ['my second grader was bitten at recess', [8]],
    ["He's a sophomore, 20, and a dog bit him.", [20]],
    ['The other driver was 17. Cited.', []],
    ['Laid off at 61, replaced by a 29 year old.', [61]],
    ['born 1970, roofer, bad hips', [56]],
    ['Our kids are 24 and 27.', [24, 27]],
    ['Two of us, 3 broken ribs, 12 stitches, 40 mph.', []],
  ])('%s', (notes, ages) => expect(timesOf(notes).ages.map(({ years }) => years)).toEqual(ages));
});

test('20,000 characters of nothing but dates and words about them cost no more than they are long', () => {
  const notes = 'fired 3/3/26 hired 4/4/25 age 40, '.repeat(600).slice(0, 20_000);
  const text = readText(notes);
  const dates = readDates(text, today);
  const started = process.cpuUsage();
  readTimes(text, dates, today);
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(500);
});
