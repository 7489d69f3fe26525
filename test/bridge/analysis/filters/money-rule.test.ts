import { describe, expect, test } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import { recordWith, TODAY } from './expect-verdicts.ts';

test.each([
  ['Medical bills must be over $10,000', 'Medical bills are more than $10,000'],
  ['No cases with less than $5,000 in unpaid wages', 'Unpaid wages are at least $5,000'],
  ['Household income under $60,000 a year', 'Income is less than $60,000 a year'],
  ['AWW below $500 = decline', 'Income is at least $500 a week'],
  ['Specials of $25K+ (meds plus wages)', 'Medical bills and lost wages together are at least $25,000'],
  ['policy limits of at least 100/300', 'Cover is at least $100,000'],
  ["debts at least 25,000 (student loans don't count)", 'Debt is at least $25,000, not counting student loans'],
  ['IRS debt of $10,000 or more', 'Tax owed is at least $10,000, not counting what a state is owed'],
  ['We need a gap of $15,000 or more between estimate and payment', 'What the insurer left unpaid is at least $15,000'],
  ['Amount in dispute has to be six figures', 'The amount at stake is at least $100,000'],
  ['Nothing under 40k in dispute and nothing over 2 mil', 'The amount at stake is between $40,000 and $2,000,000'],
  ['Case value at least 50k', 'The case value is at least $50,000'],
  ['No more than six payments behind on the mortgage', 'The client is at most 6 payments behind'],
  ['Must have UM coverage', 'The client has uninsured motorist coverage'],
])('%s', (filter, asks) => {
  expect(explainFilter(filter)).toMatchObject({ readAs: `${asks}; unknown if not stated.`, understood: 'yes' });
});

test('what it leaves out in words that no list holds is not understood', () => {
  expect(explainFilter("Pain clinic bills don't count; other medical must be 5k+").understood).toBe('no');
});

describe('what notes add up to', () => {
  const verdictOf = (filter: string, intakeNotes: string) =>
    judgeFilters({ record: recordWith({ intakeNotes }), today: TODAY }, [filter])[0]?.verdict;

  test.each([
    ['Medical bills over $9,000', 'ER 5,100, PT 22 visits at 165.', 'violated'],
    ['Medical bills over $8,500', 'ER 5,100, PT 22 visits at 165.', 'met'],
    ['Rent owed under $6,000', 'I am three months behind, rent is 1,400.', 'met'],
    ['Rent owed under $6,000', 'I am five months behind, rent is 1,400.', 'violated'],
    ['Salary of at least 60k', 'I was at $22 an hour, 24 hours a week.', 'violated'],
    ['Equity in the home over 50k', 'The house is worth 310, we owe 290 on it.', 'violated'],
    ['Losses of at least 100k', 'My account was 480k, now worth 195k.', 'met'],
    ['Bills over 20k', 'Broken leg, no bills yet.', 'unknown'],
    ["The caller's own share must be over $100k", 'The estate is worth 240k, split equally between six.', 'unknown'],
  ])('%s: %s', (filter, notes, verdict) => expect(verdictOf(filter, notes)).toBe(verdict));

  test('the words shown are those of the notes', () => {
    const [judged] = judgeFilters({ record: recordWith({ intakeNotes: 'Bills are $12,400 so far.' }), today: TODAY }, [
      'Medical bills must be over $10,000',
    ]);
    expect(judged).toMatchObject({ quote: '$12,400', field: 'intakeNotes' });
  });
});
