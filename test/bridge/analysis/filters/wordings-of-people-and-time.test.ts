import { describe, expect, test } from 'vitest';
import { judgeOne } from './expect-verdicts.ts';

type Row = readonly [verdict: 'met' | 'violated' | 'unknown', filter: string, intakeNotes: string];

function table(rows: readonly Row[], fields: Parameters<typeof judgeOne>[0] = {}): void {
  test.each(rows)('%s: %s | %s', (verdict, filter, intakeNotes) => {
    expect(judgeOne({ ...fields, intakeNotes }, filter).verdict).toBe(verdict);
  });
}

describe('time left', () => {
  table([
    [
      'violated',
      'At least 30 days left on the right to sue notice',
      'Fired for my age. EEOC right to sue letter received 9/1/2026.',
    ],
    [
      'met',
      'At least 30 days left on the right to sue notice',
      'Fired for my age. EEOC right to sue letter received 11/10/2026.',
    ],
    [
      'violated',
      'The statute may not expire within the next 60 days',
      'Rear-ended on 12/20/2024 in Dallas, back surgery.',
    ],
    ['met', 'The statute may not expire within the next 60 days', 'Rear-ended on 9/20/2026 in Dallas, back surgery.'],
    ['violated', 'Statute cannot be closer than 4 months', 'Crash 1/15/2025 on I-35, broken hip.'],
    ['met', 'At least 6 months left on the statute of limitations', 'Crash 8/8/2026 on I-35, broken hip.'],
    [
      'violated',
      'At least 6 months left on the statute of limitations',
      'Crash 8/8/2025 up north, my one year is up soon, broken hip.',
    ],
    ['violated', 'We need two full weeks before the court appearance', 'Court appearance is 11/25/2026, nobody hired.'],
    ['met', 'We need two full weeks before the court appearance', 'Court appearance is 1/12/2027, nobody hired.'],
  ]);
});

describe('how long ago', () => {
  table([
    ['met', 'Only after 45 days have passed since the crash', 'Crash on 8/1/2026, neck injury.'],
    ['violated', 'Only after 45 days have passed since the crash', 'Crash on 11/10/2026, neck injury.'],
    ['violated', 'Events in 2025 or 2026, nothing older', 'Fell at the store on 6/6/2024.'],
    ['met', 'Events in 2025 or 2026, nothing older', 'Fell at the store on 6/6/2025.'],
    ['violated', 'Injury date 2025 or newer', 'Hurt my knee at the gym, injured 3/3/2023.'],
    ['met', 'Last worked within 5 years', 'Stopped working in March 2024, cannot stand.'],
    ['violated', 'Last worked within 5 years', 'Last job ended in 2016, denied twice.'],
    [
      'met',
      'No Chapter 7 discharge in the past 8 years',
      'Chapter 7 once before, discharged in 2011. Cards 30k now, sued 9/2026.',
    ],
    [
      'violated',
      'No Chapter 7 discharge in the past 8 years',
      'Chapter 7 once before, discharged in 2021. Cards 30k now, sued 9/2026.',
    ],
    ['violated', 'Must have lived apart for at least a year', 'He moved out in August 2026, no kids.'],
    ['met', 'Must have lived apart for at least a year', 'He moved out in May 2024, no kids.'],
    ['met', 'Separated for at least 12 months', 'We have been living apart 2 years now, no kids.'],
    [
      'violated',
      'Diagnosed in 2022 or later',
      'Used it for years. Tumor found in May 2018. Learned of the lawsuit last month.',
    ],
    ['violated', 'Tenure under 6 months = no', 'Began at the cannery on the river in July 2026, fired 9/9/2026.'],
    ['met', 'Tenure under 6 months = no', 'Began at the cannery on the river in July 2019, fired 9/9/2026.'],
  ]);
});

describe('who is on the other side', () => {
  table([
    [
      'violated',
      'No government defendants',
      'Hit by a city bus on 9/9/2026 while crossing, broken leg, city driver was on his phone.',
    ],
    [
      'met',
      'No government defendants',
      'Hit by a bakery van on Government Avenue on 9/9/2026, not a city truck. Private company, broken leg.',
    ],
    [
      'violated',
      'no gov entities as defendants',
      'MTA bus slammed its brakes, I flew forward and broke my wrist on 9/9/2026, want to make a claim.',
    ],
    ['violated', 'The defendant must be a company', 'The dog of my neighbor, his own house, bit my hand on 9/9/2026.'],
    [
      'met',
      'The defendant must be a company',
      'Slipped on oil at a supermarket on 9/9/2026, the store manager saw it.',
    ],
    [
      'met',
      'Client must have been injured while working',
      'Fell off the scaffold on the job 9/9/2026, my foreman called 911.',
    ],
    [
      'violated',
      'Client must have been injured while working',
      'Were you on the job? A: no, on my day off I fell at the lake and broke a wrist.',
    ],
  ]);
});

describe('who calls', () => {
  table([
    [
      'violated',
      'For minors a parent or guardian has to be the caller',
      "I'm 15 and a car hit me on 9/9/2026, please don't tell my mom.",
    ],
    ['met', 'For minors a parent or guardian has to be the caller', 'My son, 15, was hit by a car on 9/9/2026.'],
    [
      'met',
      'For minors a parent or guardian has to be the caller',
      'im 16 and got hit by a car, my mom is here with me',
    ],
    ['met', 'For minors a parent or guardian has to be the caller', 'I am 45 and was hit by a car on 9/9/2026.'],
    [
      'met',
      'No old deportation orders unless the spouse is a citizen',
      'He has a removal order of 2009. I am a US citizen and we married in 2015.',
    ],
    [
      'violated',
      'Pass on falls where the client had been drinking',
      'I had three beers with friends, then fell on a broken stair at the hall on 9/9/2026 and broke my hip.',
    ],
    [
      'met',
      'Pass on falls where the client had been drinking',
      'Fell on a broken stair at the hall on 9/9/2026 and broke my hip, nothing to drink that night at all.',
    ],
    ['violated', 'Whole fee up front, no installments', 'DUI on 10/10. Can do 150 a month, nothing down till taxes.'],
    ['met', 'Whole fee up front, no installments', 'DUI on 10/10. Can pay the whole fee today in cash.'],
    ['violated', 'No one who owns land or a house', 'Cards 40k. We own a small farm, 12 acres, paid off.'],
    ['met', 'No one who owns land or a house', 'Cards 40k. Renting an apartment, old car.'],
    ['violated', 'Other driver must be insured', 'He had let his insurance lapse in May, cop wrote it down.'],
    ['met', 'Household income up to 60k a year', 'Makes $4,000 a month gross (48,000), two kids.'],
  ]);
});

test('an exception that cannot be read leaves the rule open', () => {
  const filter = 'No criminal record, unless the moon was in the seventh house';
  expect(judgeOne({ intakeNotes: 'Two prior convictions, fired 9/9/2026.' }, filter).verdict).not.toBe('violated');
});
