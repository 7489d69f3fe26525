import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeRelevance } from '../../../../bridge/analysis/filters/judge-relevance.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { recordWith } from './expect-verdicts.ts';

function nonLeadOf(intakeNotes: string) {
  const record = recordWith({ intakeNotes });
  const text = readText(intakeNotes);
  const { nonLead } = readFacts({ record, text, today: '2026-11-20' });
  return nonLead === null ? null : { kind: nonLead.kind, quote: text.quote(nonLead.span) };
}

const judge = (practiceArea: string, intakeNotes: string, accepted = [practiceArea]) =>
  judgeRelevance(
    { record: recordWith({ practiceArea, intakeNotes }) },
    { practiceAreas: accepted.map((name) => ({ name, aliases: [] })) },
    nonLeadOf(intakeNotes),
  );

describe('notes about something else', () => {
  it.each([
    [
      'Personal Injury',
      'I need a divorce. Husband and I separated in May, custody of two kids and the house are open.',
    ],
    ['Bankruptcy', 'A truck ran a red light and hit my car, broken leg, ambulance, driver cited.'],
  ])('%s: %s', (area, notes) => {
    const { verdict, quote } = judge(area, notes);
    expect(verdict).toBe('other_area');
    expect(notes).toContain(quote);
  });

  it('do no harm where the firm takes that too', () => {
    const notes = 'I need a divorce. Husband and I separated in May, custody of two kids and the house are open.';
    expect(judge('Personal Injury', notes, ['Personal Injury', 'Divorce']).verdict).toBe('fits');
  });
});

it('leaves very short notes open', () => expect(judge('Auto Accident', 'please help').verdict).toBe('unclear'));

checkRows(new URL('./rows/judge-relevance.txt', import.meta.url), {
  verdict: (area, notes) => judge(area, notes).verdict,
});
