import { expect, test } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
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

test('a job that was lost is the event of a matter of work where nothing else is, and a job that was quit is not', () => {
  expect(kindsOf('Employment', 'Let go July 9th from the fish plant, line supervisor 11 yrs.')).toEqual(['fired']);
  expect(kindsOf('Employment', 'I quit because my boss was mean.')).toEqual([]);
  expect(kindsOf('Car Accident', 'Let go July 9th from the fish plant, line supervisor 11 yrs.')).toEqual([]);
});

test('told twice, it is one, whatever the label says', () => {
  const notes = 'I was fired in May. They fired me by e-mail, and my landlord wants the rent.';
  expect(kindsOf('Landlord Tenant', notes)).toContain('fired');
});

test('what words only hint at together is a claim and a reason, both without a quote', () => {
  const notes = 'My boss and the manager at the job changed my shift, and HR says the schedule stays.';
  const { parts, facts } = judged('Employment Law', notes);
  const reason = parts.strength.reasons.find(({ why }) => why === 'problems at work');
  expect(reason).toMatchObject({ points: 1, quote: null, field: null });
  expect(facts.find(({ name }) => name === 'claim')).toMatchObject({ quote: null });
});

test('a ticket is what the client defends against, neither proof nor admission', () => {
  const notes = 'I got a ticket for speeding in a work zone on October 3 and the court date is December 14.';
  expect(judged('Traffic', notes).facts.map(({ name }) => name)).toContain('evidence');
  const whys = reasonsOf('Traffic', notes).map(({ why }) => why);
  expect(whys.filter((why) => /proof|cited|admits/.test(why))).toEqual([]);
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

test('blame alone earns points in a report, not in a message of the one who is wronged; what is established does in both', () => {
  const fault = (notes: string) =>
    reasonsOf('Car Accident', notes).filter(({ why }) => /side (?:clearly|may be) at fault|fault admitted/.test(why));
  const cited = 'I was rear ended on October 3. The other driver was cited. I went to the ER that night.';
  expect(fault(cited)[0]).toMatchObject({
    why: 'fault admitted or established: other side cited',
    quote: 'driver was cited',
  });
  expect(fault('PNC rear ended on 10/3, not his fault. PNC treated at ER.')).not.toEqual([]);
  expect(fault('I was rear ended on October 3, it was not my fault. I went to the ER that night.')).toEqual([]);
});

test.each([
  'They admitted her to the hospital after the crash on October 3.',
  'I only ran into the store for milk and slipped on the way out.',
  'A child slammed the car door on my hand on October 3.',
])('%s Fault of nobody', (notes) => {
  expect(reasonsOf('Car Accident', notes).filter(({ why }) => /at fault|fault admitted/.test(why))).toEqual([]);
});

test('what the client did wrong costs points in both', () => {
  const costs = (notes: string) => reasonsOf('Car Accident', notes).filter(({ points }) => points < -2);
  const phone = 'I was on my phone for a second and ran into the back of a car at the light. I want my bumper paid.';
  expect(costs(phone).map(({ why }) => why)).toContain('client broke the rules');
  expect(costs('Caller ran a red light on 10/3 and hit a car. Wants his bumper paid.')).not.toEqual([]);
});

test.each([
  ['Each sick day gets me written up, and after three I will be terminated.', 'lostWork'],
  ['The store guards at the exit let me go with a warning.', 'lostWork'],
  ['We found it all out 2 months ago.', 'lostWork'],
  ['My roommate has no income.', 'lostWork'],
  ['I left a few things in the cart not paid for.', 'lostWork'],
  ['I am out to have surgery on my back next spring.', 'care'],
] as const)('%s Nothing lost or done yet', (notes, kind) => expect(factsOf('Employment Law', notes)[kind]).toEqual([]));

test.each([
  'It is about the deposit. It’s May 3 and nothing came. I recorded our phone call with him last night.',
  'She asked us to come back on 11/07/25 and we said fine to the clerk.',
  'There was a dinner planned. We had to skip the cruise Monday night.',
  'The first plan was another one. June 1st was the plan for handing over.',
])('%s Not the day on which it happened', (notes) => {
  expect(factsOf('Landlord Tenant', notes).incident?.precision).not.toBe('day');
});

test.each([
  ['I would never in a million years have bought it.', 'sums'],
  ['The debt went from $4,000 to $14,000.', 'sums'],
  ['I wanted a talk, she wanted mediation, next day she said no.', 'deadlines'],
  ['He had 21 days to mail the list, and did not.', 'deadlines'],
  ['My own bills are due next week.', 'deadlines'],
  ['She said she will be out on the 30th.', 'deadlines'],
  ['The fee was due by June 8 and I paid it.', 'deadlines'],
] as const)('%s Neither at stake nor coming', (notes, kind) => expect(factsOf('Real Estate', notes)[kind]).toEqual([]));

test('an event is shown by what happened, without a guess at what hangs on it', () => {
  const whys = reasonsOf('Car Accident', 'I was rear ended and my leg is broken.').map(({ why }) => why);
  expect(whys).toContain('rear-ended');
  expect(whys.filter((why) => why.includes('at stake'))).toEqual([]);
});

test('a reason of several kinds of evidence names those that its quote shows', () => {
  const near = 'I was rear ended and I have photos of my car. Two witnesses saw it.';
  const reason = (notes: string) =>
    reasonsOf('Car Accident', notes).find(({ why }) => why.startsWith('papers or proof'));
  expect(reason(near)).toMatchObject({ why: 'papers or proof named: photos and witnesses' });
  expect(reason(near)?.quote).toMatch(/^(?:have )?photos.*Two witnesses/);
  const far = `I have photos of my car. ${['long', 'slow', 'cold', 'odd', 'sad', 'short'].map((kind) => `My ${kind} week went by as my weeks do. `).join('')}Two witnesses saw it.`;
  expect(reason(far)?.why).toBe('papers or proof named: photos');
  expect(reason(far)?.quote).toMatch(/photos(?: of)?$/);
});

test('a dish is no operation, and a figure of speech no torn muscle', () => {
  const { care, harms } = factsOf(
    'Personal Injury',
    'We ate Asian fusion there. Lifting those crates was tearing my back out.',
  );
  expect([...care, ...harms]).toEqual([]);
});

test('of several days one that nothing is told of is no reason', () => {
  const notes =
    'My boss has my note. Tuesday I was cleared to go back, and yesterday I came in. On May 3 I had asked for leave.';
  const whys = reasonsOf('Employment Law', notes).map(({ why }) => why);
  expect(whys).not.toContain('gives a day or date');
});

test.each([
  [
    'Landlord Tenant',
    'My old landlord keeps my deposit of $300 and will not answer my calls.',
    'only small sums named',
  ],
  [
    'Traffic',
    'I got a speeding ticket on my way home and I want to fight it.',
    'ticket, citation, traffic stop or court',
  ],
  ['Employment Law', 'My friend was fired after she told her boss about me and my complaint.', 'asks for a friend'],
])('%s: %s costs points', (area, notes, label) => {
  const costs = reasonsOf(area, notes).filter(({ why, points }) => why.startsWith(label) && points < 0);
  expect(costs).not.toEqual([]);
});

test('a charge of reckless driving is more than a ticket', () => {
  const notes =
    'I got a ticket for 84 in a 70, which is reckless driving here and a misdemeanor, and I want to fight it.';
  expect(reasonsOf('Traffic', notes).map(({ why }) => why)).not.toContain('ticket, citation, traffic stop or court');
});

const whysOf = (area: string, notes: string) => reasonsOf(area, notes).map(({ why }) => why);

test('who a message opens with is who died in it', () => {
  const filler = 'They took some films. I was at home. The nurse was kind. ';
  const notes = `My aunt fell in her kitchen. ${filler}${filler}It was sepsis, and she passed on the 18th.`;
  expect(factsOf('Wrongful Death', notes).harms.find(({ kind }) => kind === 'death')?.whose).toBe('family');
});

checkRows(new URL('./rows/unsure-facts.txt', import.meta.url), {
  kinds: kindsOf,
  evidenceOfLayoff: (notes: string) => factsOf('Employment Law', `I was laid off last week. ${notes}`).evidence,
  precision: (notes: string) => factsOf('Car Accident', notes).incident?.precision,
  harms: (area: string, notes: string) => factsOf(area, notes).harms,
  givesDay: (notes: string) => whysOf('Personal Injury', notes).includes('gives a day or date'),
  owes31000: (notes: string) => factsOf('Personal Injury', notes).sums.some(({ amount }) => amount === 31_000),
  onlySmallSums: (area: string, notes: string) =>
    whysOf(area, notes).some((why) => why.startsWith('only small sums named')),
  hasDeadline: (notes: string) => factsOf('Landlord Tenant', notes).deadlines.length > 0,
  outOfTime: (area: string, notes: string) => factsOf(area, notes).endings.some(({ kind }) => kind === 'out_of_time'),
  says: (area: string, notes: string, why: string) => whysOf(area, notes).includes(why.replace('’', "'")),
});
