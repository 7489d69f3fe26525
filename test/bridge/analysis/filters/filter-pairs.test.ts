import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import { recordWith, TODAY } from './expect-verdicts.ts';

/** Rows "verdict | filter | notes | city;ZIP;county;state", the last only where the place decides. */
function rowsOf(name: string) {
  const text = readFileSync(new URL(`./pairs/${name}.txt`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [verdict = '', filter = '', intakeNotes = '', place] = row.split(' | ');
      const [location = '', zip = '', county = '', state = ''] = place?.split(';') ?? [];
      return {
        verdict,
        filter,
        fields: place === undefined ? { intakeNotes } : { intakeNotes, location, zip, county, state },
      };
    });
}

describe.each([
  'frames',
  'amounts',
  'sums',
  'representation',
  'lawyers',
  'bonds',
  'injuries',
  'care',
  'places',
  'where',
  'grounds',
  'others',
  'dates',
  'times',
  'intervals',
  'deadlines',
  'limits',
  'people',
  'firms',
  'asked',
])('%s', (name) => {
  it.each(rowsOf(name))('$verdict: $filter, of: $fields.intakeNotes', ({ verdict, filter, fields }) => {
    // The rows are of every area of law: a label of one would speak against the others.
    const record = recordWith({ practiceArea: 'Personal Injury', ...fields });
    const [judgement] = judgeFilters({ record, today: TODAY }, [filter]);
    expect(judgement?.verdict).toBe(verdict);
    if (judgement?.quote) expect(record[judgement.field ?? 'intakeNotes']).toContain(judgement.quote);
  });
});

describe('notes without end', () => {
  const filters = [
    'Must not have an attorney',
    'Exclude if mortgage arrears are more than 20k',
    'Unpaid wages over 5k',
    'Texas accidents only',
    'Within 50 miles of Austin',
    'Surgery required',
    'Must have been treated within 14 days of the accident',
    'Reported to the employer within 30 days of the accident',
    'Under 60,000 miles',
    'Behind on the mortgage 3 months or more',
  ];

  it.each([
    'i and his lawyer ',
    'my lawyer withdrew ',
    '$5 a week two payments owed ',
    'refused ems ',
    'Smith & Jones Law LLP ',
    'not my lawyer ',
    'told the boss ',
    'my brother, i, my cousin ',
    'missed may and june ',
    '1,000 miles ',
    '. ',
    'in Houston from Texas ',
  ])('%s again and again is judged to the end', (words) => {
    const record = recordWith({ intakeNotes: words.repeat(20_000 / words.length) });
    expect(judgeFilters({ record, today: TODAY }, filters)).toHaveLength(filters.length);
  });
});
