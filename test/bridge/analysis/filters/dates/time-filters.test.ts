import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeOne } from '../expect-verdicts.ts';

describe('a filter on time is read into what it dates and the days that fit', () => {
  it.each([
    ['Nothing older than 2 years', 'The incident was less than 2 years ago; unknown if not stated.'],
    [
      'Only if it happened more than 1 month but less than 1 year ago',
      'The incident was at least 1 month ago and within the last year; unknown if not stated.',
    ],
    ['Hired before 2024', 'The hire was before January 1, 2024; unknown if not stated.'],
    [
      "We can't step in if the hearing is this week or next week",
      'The hearing or court date is not this week or next week; met if no such date is stated.',
    ],
    [
      'Firing must be within 90 days of the complaint',
      'The termination came within 90 days of the complaint; unknown if not stated.',
    ],
    [
      'We need 90 days on the SOL, which is two years here',
      'At least 90 days are left on the statute of limitations (2 years from the incident); unknown if not stated.',
    ],
    ['Ages 55-75', 'The client is between 55 and 75 years old; unknown if not stated.'],
    ['Short marriages only (5 years or less)', 'The marriage lasted less than 5 years; unknown if not stated.'],
    [
      'Job tenure over 2 years',
      'The client worked for the employer for at least 2 years (read without "Job"); unknown if not stated.',
    ],
  ])('%s', (filter, readAs) => expect(explainFilter(filter).readAs).toBe(readAs));
});

describe('a date of something else settles nothing', () => {
  it.each([
    ['Fired within the last 6 months', 'Rear-ended on 11/3/2026 in Austin.'],
    ['Arrest within the last 30 days', 'My son needs help with his case. His birthday is 11/3.'],
    ['Hearing at least 10 days away', 'Rear-ended 11/3/2026, PT on 11/23.'],
    ['Reported to the employer within 30 days', 'Hurt my back 9/3 lifting a motor. Been off since.'],
    ['Job tenure over 2 years', 'Married 11 years, rear-ended in May.'],
  ])('%s: %s', (filter, intakeNotes) => expect(judgeOne({ intakeNotes }, filter).verdict).toBe('unknown'));
});
