import { describe, expect, it, test } from 'vitest';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { recordWith, TODAY } from './expect-verdicts.ts';

describe('How filters of firms are read', () => {
  it.each([
    ['15+ employees (title VII)', 'The employer has at least 15 employees'],
    ['need to know who owns the dog', "The dog's owner is known"],
    ['denied or terminated comp claims only', 'The claim was denied or cut off'],
    ["We don't take cases in which the alleged victim is a minor.", 'The alleged victim is an adult'],
    [
      'People who are already in front of an immigration judge should not be sent to us.',
      'The client is not in removal',
    ],
    ['uterine, ovarian or endometrial CA diagnosis needed', 'There is cancer'],
    ['no pressure ulcers below stage 3', 'There is a pressure sore of stage 3 or worse'],
    [
      'back/neck/shoulder/knee only',
      'There is a neck injury, a neck, back or spine injury or an injury of the knee or shoulder',
    ],
    ['birth injury kids up to 7 yrs old', 'The child is under 7 years old'],
    ['Seen by a doctor no later than ten (10) days post accident', 'The first treatment was within 10 days'],
    ['Injured worker? no thanks. Off-the-job only.', 'The client was not hurt at work'],
    ['Must have told supervisor within 30 days of getting hurt', 'The report came within 30 days of the incident'],
    ["can't have had a ch.7 within 8 yrs", 'There was no bankruptcy filing within the last 8 years'],
  ])('%s', (filter, readAs) => {
    expect(explainFilter(filter)).toMatchObject({ understood: 'yes', readAs: expect.stringContaining(readAs) });
  });
});

test('whoever was hurt by a driver under charge is no lead of a criminal lawyer; who is charged is', async () => {
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => TODAY });
  const firm = { practiceAreas: [{ name: 'Personal Injury', aliases: [] }], threshold: 40, customFilters: [] };
  const relevanceOf = async (intakeNotes: string) =>
    (await analyzer.screen(recordWith({ practiceArea: 'Personal Injury', intakeNotes }), firm)).relevance;
  const hurt =
    'Hit by a driver 10/31/26 who blew .19, arrested for DUI, in jail. Crushed ankle, 3 surgeries. No lawyer yet.';
  const charged =
    'I was arrested for DUI on 10/31/26, blew .19, first offense, court date 12/4. Need a lawyer for court.';
  expect((await relevanceOf(hurt)).points).toBeGreaterThan(9);
  expect(await relevanceOf(charged)).toMatchObject({ points: 9, why: 'the notes are about dui defense' });
});
