import { expect, test } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeCase } from '../../../../bridge/analysis/rubric/judge-case.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { sampleRecord } from '../sample-record.ts';

const today = '2026-11-20';
const factsOf = (practiceArea: string, intakeNotes: string) =>
  readFacts({ record: { practiceArea, state: 'TX' }, text: readText(intakeNotes), today });
const kindsOf = (practiceArea: string, notes: string) => factsOf(practiceArea, notes).events.map(({ kind }) => kind);
const judged = (practiceArea: string, intakeNotes: string) =>
  judgeCase({ ...sampleRecord, practiceArea, intakeNotes }, today).assessment;
const reasonsOf = (practiceArea: string, notes: string) =>
  Object.values(judged(practiceArea, notes).parts).flatMap(({ reasons }) => reasons);

test('one short phrase of another matter than the one named is no event', () => {
  const notes = 'Our rental agreement was terminated early and the landlord keeps the deposit of $900.';
  expect(kindsOf('Landlord Tenant', notes)).not.toContain('fired');
  expect(kindsOf('Employment Law', 'I was terminated in May after six years at the plant.')).toContain('fired');
});

test('told twice, it is one, whatever the label says', () => {
  const notes = 'I was fired in May. They fired me by e-mail, and my landlord wants the rent.';
  expect(kindsOf('Landlord Tenant', notes)).toContain('fired');
});

test('what words only hint at together is quoted by none of them', () => {
  const notes = 'My boss and the manager at the job changed my shift, and HR says the schedule stays.';
  const { parts, facts } = judged('Employment Law', notes);
  const matter = Object.values(parts).flatMap(({ reasons }) => reasons.filter(({ why }) => why.includes('at stake')));
  expect(matter.length).toBeGreaterThan(0);
  for (const { quote } of matter) expect(quote).toBeNull();
  expect(facts.find(({ name }) => name === 'claim')?.quote).toBeNull();
});

test('a ticket is what the client defends against, neither proof nor admission', () => {
  const notes = 'I got a ticket for speeding in a work zone on October 3 and the court date is December 14.';
  expect(judged('Traffic', notes).facts.map(({ name }) => name)).toContain('evidence');
  const whys = reasonsOf('Traffic', notes).map(({ why }) => why);
  expect(whys.filter((why) => /evidence|cited|admits/.test(why))).toEqual([]);
});

test.each([
  'HR refused to give me a letter about it.',
  'I asked for a photo of the damage and got none.',
  'The letter saying so hasn’t come.',
])('%s Nobody has that in hand', (notes) => {
  expect(factsOf('Employment Law', `I was laid off last week. ${notes}`).evidence).toEqual([]);
});

test.each([
  ['I was rear ended a few days ago.', 'week'],
  ['I was rear ended the other day.', 'week'],
  ['I was rear ended on November 12.', 'day'],
])('%s is dated to the %s', (notes, precision) => {
  expect(factsOf('Car Accident', notes).incident?.precision).toBe(precision);
});

test('who was cut off did not cause the crash', () => {
  const notes = 'She turned left in front of me at the light and I clipped her bumper.';
  expect(factsOf('Car Accident', notes).ownFault).toEqual([]);
  expect(factsOf('Car Accident', 'I clipped her bumper while parking.').ownFault).not.toEqual([]);
});

test('time does not run from a scan', () => {
  const notes = 'The insurer will not pay for my shoulder any more. I had an MRI in March 2014.';
  expect(factsOf('Workers Compensation', notes).endings.map(({ kind }) => kind)).not.toContain('out_of_time');
});

test('a natural death is why there is an estate, and no harm', () => {
  const notes = 'My dad died in the hospital in 2019 after a stroke and my brother sold the house.';
  expect(factsOf('Estate Planning', notes).harms).toEqual([]);
});

test('blame earns points in a report, not in a message of the one who is wronged', () => {
  const wrong = (notes: string) =>
    reasonsOf('Car Accident', notes).filter(({ why }) => /side (?:may be|clearly) at fault|fault admitted/.test(why));
  expect(wrong('PNC rear ended on 10/3. OD cited for following too close. PNC treated at ER.')).not.toEqual([]);
  expect(wrong('I was rear ended on October 3. The other driver was cited. I went to the ER that night.')).toEqual([]);
});
