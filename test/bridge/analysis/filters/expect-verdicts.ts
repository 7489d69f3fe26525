import { expect, it } from 'vitest';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import type { FilterJudgement } from '../../../../shared/results.ts';

export const TODAY = '2026-11-20';

export function recordWith(fields: Partial<InputRecord>): InputRecord {
  return {
    firstName: 'Robin',
    lastName: 'Castle',
    phone: '512-555-0142',
    email: 'robin.castle@example.com',
    location: 'Austin',
    zip: '78704',
    county: 'Travis',
    state: 'TX',
    practiceArea: 'Auto Accident',
    intakeNotes: '',
    ...fields,
  };
}

export function judgeOne(fields: Partial<InputRecord>, filter: string): FilterJudgement {
  const [judgement] = judgeFilters({ record: recordWith(fields), today: TODAY }, [filter]);
  if (judgement === undefined) throw new Error('no judgement');
  return judgement;
}

type Verdict = FilterJudgement['verdict'];

/** One test for each filter; a judgement with a quote must quote the record. */
export function expectVerdicts(
  fields: Partial<InputRecord>,
  expected: Partial<Record<Verdict, readonly string[]>>,
): void {
  const record = recordWith(fields);
  for (const [verdict, filters] of Object.entries(expected)) {
    for (const filter of filters) {
      it(`${verdict}: ${filter}`, () => {
        const judgement = judgeOne(fields, filter);
        expect({ verdict: judgement.verdict, why: judgement.why }).toEqual({ verdict, why: expect.any(String) });
        if (judgement.quote !== null) expect(record[judgement.field ?? 'intakeNotes']).toContain(judgement.quote);
      });
    }
  }
}
