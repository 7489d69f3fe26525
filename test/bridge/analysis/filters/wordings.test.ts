import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { InputRecord } from '../../../../shared/record.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { expectVerdicts, judgeOne } from './expect-verdicts.ts';

/** The lines `key: text` of a lead: its place, area and notes, then filters by the verdict that they must come to. */
function leadOf(lines: readonly string[]) {
  const under = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
  const [practiceArea = ''] = under('area');
  const [intakeNotes = ''] = under('notes');
  const [place] = under('place');
  const [location = '', zip = '', county = '', state = ''] = place?.split('; ') ?? [];
  const fields: Partial<InputRecord> = { practiceArea, intakeNotes };
  return {
    fields: place === undefined ? fields : { ...fields, location, zip, county, state },
    verdicts: { met: under('met'), violated: under('violated'), unknown: under('unknown') },
  };
}

describe.each(['families', 'polarity', 'bounds', 'amounts-and-places', 'bystanders'])('%s', (name) => {
  const leads = readFileSync(new URL(`./wordings/${name}.txt`, import.meta.url), 'utf8').split(/^# /m);
  for (const lead of leads.slice(1)) {
    const [heading = '', ...lines] = lead.split('\n');
    const { fields, verdicts } = leadOf(lines);
    describe(heading, () => expectVerdicts(fields, verdicts));
  }
});

checkRows(new URL('./rows/people-and-time.txt', import.meta.url), {
  verdict: (filter, intakeNotes) => judgeOne({ intakeNotes }, filter).verdict,
});

test('an exception that cannot be read leaves the rule open', () => {
  const filter = 'No criminal record, unless the moon was in the seventh house';
  expect(judgeOne({ intakeNotes: 'Two prior convictions, fired 9/9/2026.' }, filter).verdict).not.toBe('violated');
});
