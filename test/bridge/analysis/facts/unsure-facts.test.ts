import { expect, test } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
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

test('what words only hint at together is a claim without a quote, and no reason', () => {
  const notes = 'My boss and the manager at the job changed my shift, and HR says the schedule stays.';
  const { parts, facts } = judged('Employment Law', notes);
  expect(Object.values(parts).flatMap(({ reasons }) => reasons.map(({ why }) => why))).not.toContain(
    'problems at work',
  );
  expect(facts.find(({ name }) => name === 'claim')).toMatchObject({ quote: null });
});

test.each([
  'They will probably let me go.',
  'He would fire me if he could.',
  'My question is can they fire me because I am sick.',
])('%s tells of no firing', (notes) => expect(kindsOf('Employment Law', notes)).not.toContain('fired'));

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

test.each([
  ['Insurance', 'The hail came down sideways and the wind was hitting the camper from the side.', 'crash_side'],
  ['Landlord Tenant', 'I gave my 30 day notice in writing and she still keeps the deposit.', 'eviction'],
  [
    'Landlord Tenant',
    'We gave notice to move out and the agent ambushed and sucker punched us with fees.',
    'assaulted',
  ],
  ['Estate Planning', 'Dad left a life insurance policy and a house.', 'insurance_dispute'],
  ['Estate Planning', 'He says that we were harassing him about the accounts of the estate.', 'stalking'],
  ['Car Accident', 'He bumped my door and I took pictures of the scratch.', 'privacy'],
  ['Bankruptcy', 'Nobody told me the bank could freeze it.', 'misdiagnosis'],
  ['Family Law', 'The new husband wants to take a job in Ohio.', 'divorce'],
  ['Public Benefits', 'I want food stamps. Years back, when my husband lost his job, we lived on my pay.', 'fired'],
])('%s: %s No event of another kind', (area, notes, kind) => expect(kindsOf(area, notes)).not.toContain(kind));

test.each([
  ['Landlord Tenant', 'The owner served us a three day notice for the rent.', 'eviction'],
  ['Landlord Tenant', 'Our landlord gave us a 30 day notice.', 'eviction'],
  ['Insurance', 'I was hit from behind and they closed the claim.', 'crash_rear'],
  ['Employment Law', 'None of us have been paid since August.', 'unpaid_wages'],
  ['Family Law', 'She will not give him back to me and wants to move the kids out of state.', 'custody'],
  ['Immigration', 'How do I get a green card through my wife?', 'immigration_status'],
])('%s: %s Told of the matter itself', (area, notes, kind) => expect(kindsOf(area, notes)).toContain(kind));

test.each([
  ['Each sick day gets me written up, and after three I will be terminated.', 'lostWork'],
  ['The store guards at the exit let me go with a warning.', 'lostWork'],
  ['We found it all out 2 months ago.', 'lostWork'],
  ['My roommate has no income.', 'lostWork'],
  ['I left a few things in the cart not paid for.', 'lostWork'],
  ['I am out to have surgery on my back next spring.', 'care'],
] as const)('%s Nothing lost or done yet', (notes, kind) => expect(factsOf('Employment Law', notes)[kind]).toEqual([]));

test.each([
  ['Bankruptcy', 'Her sister is on disability with lupus, and the loan servicer calls all of us.'],
  ['Public Benefits', 'I get disability for lupus. Now Social Security overpaid me and wants the money back.'],
])('%s: %s An illness that is the background', (area, notes) => expect(factsOf(area, notes).harms).toEqual([]));

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
  const reason = (notes: string) => reasonsOf('Car Accident', notes).find(({ why }) => why.startsWith('evidence'));
  expect(reason(near)).toMatchObject({ why: 'evidence: photos and witnesses' });
  expect(reason(near)?.quote).toMatch(/^(?:have )?photos.*Two witnesses/);
  const far = `I have photos of my car. ${['long', 'slow', 'cold', 'odd', 'sad', 'short'].map((kind) => `My ${kind} week went by as my weeks do. `).join('')}Two witnesses saw it.`;
  expect(reason(far)?.why).toBe('evidence: photos');
  expect(reason(far)?.quote).toMatch(/photos(?: of)?$/);
});

test('a dish is no operation, and a figure of speech no torn muscle', () => {
  const { care, harms } = factsOf(
    'Personal Injury',
    'We ate Asian fusion there. Lifting those crates was tearing my back out.',
  );
  expect([...care, ...harms]).toEqual([]);
});

test.each([
  ['She says she will report me for raping her.', 'sexual_assault'],
  ['My roommate wrecked his car in June.', 'crash'],
  ['After my husband lost his job we went under.', 'fired'],
])('%s Not what befell the client', (notes, kind) => expect(kindsOf('Public Benefits', notes)).not.toContain(kind));

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
  ['Traffic', 'I got a speeding ticket on my way home and I want to fight it.', 'only a traffic ticket'],
  ['Employment Law', 'My friend was fired after she told her boss about me and my complaint.', 'asks for a friend'],
])('%s: %s costs points', (area, notes, label) => {
  const costs = reasonsOf(area, notes).filter(({ why, points }) => why.startsWith(label) && points < 0);
  expect(costs).not.toEqual([]);
});

test('a charge of reckless driving is more than a ticket', () => {
  const notes =
    'I got a ticket for 84 in a 70, which is reckless driving here and a misdemeanor, and I want to fight it.';
  expect(reasonsOf('Traffic', notes).map(({ why }) => why)).not.toContain('only a traffic ticket');
});

const whysOf = (area: string, notes: string) => reasonsOf(area, notes).map(({ why }) => why);

test.each([
  ['On October 3 a van ran the stop sign and hit my door.', true],
  ['The roof caved in. That was October 3, and I have photos.', true],
  ['A van hit my door. I was at the library on October 3.', false],
  ['A van hit my door. I found out on October 3 who drove it.', false],
  ['Since about October 3 they dock my tips.', false],
])('%s The day of the event: %s', (notes, shown) => {
  expect(whysOf('Personal Injury', notes).includes('gives a day or date')).toBe(shown);
});

test.each([
  ['I owe the hospital $31,000 for the surgery.', true],
  ['I read of a man who owed $31,000 after a broken leg, and I owe my hospital too.', false],
  ['A lawyer said that the court pays up to $31,000 for such a loss.', false],
  ['They made me pay back $31,000 last year.', false],
  ['We settled. I got $31,000 and the doctor wants some of it.', false],
])('%s At stake: %s', (notes, shown) => {
  expect(factsOf('Personal Injury', notes).sums.some(({ amount }) => amount === 31_000)).toBe(shown);
});

test.each([
  ['Consumer Protection', 'The gym says I owe $410 and I never signed.', true],
  ['Consumer Protection', 'The gym says I owe $410. My neighbor got $900 off.', false],
  ['Car Accident', 'He hit my car, my neck is strained, and I owe $410 for the tow.', false],
])('%s: %s Little money: %s', (area, notes, shown) => {
  expect(whysOf(area, notes).some((why) => why.startsWith('only small sums named'))).toBe(shown);
});

test.each([
  ['Our lease is up in April and she will not renew.', false],
  ['We gave our 60 days like the lease says.', false],
  ['She will probably want us to be out by the holidays.', false],
  ['The letter says we have 30 days to answer.', true],
])('%s Something to do in time: %s', (notes, shown) => {
  expect(factsOf('Landlord Tenant', notes).deadlines.length > 0).toBe(shown);
});

test.each([
  ['Car Accident', 'I was hit by a truck on May 3, 2015 and broke my leg.', true],
  ['Public Benefits', 'I was hit by a truck on May 3, 2015 and broke my leg. Medicaid denied my claim.', false],
  ['Car Accident', 'I was hit by a truck on May 3, 2015. They denied my claim on October 3, 2026.', false],
])('%s: %s Out of time: %s', (area, notes, shown) => {
  expect(factsOf(area, notes).endings.some(({ kind }) => kind === 'out_of_time')).toBe(shown);
});

test.each([
  ['Medical Malpractice', 'The filling fell out twice. Is this malpractice or just bad luck', 'malpractice', false],
  ['Personal Injury', 'I tore my knee on their stairs. No lawyer would take it.', 'no lawyer yet', false],
  ['Personal Injury', 'I tore my knee there. A lawyer told me he couldn’t take it.', 'talked to a lawyer', false],
  ['Personal Injury', 'I tore my knee there. I meet a lawyer tomorrow about it.', 'talked to a lawyer', false],
  ['Personal Injury', 'I tore my knee there. I met with a lawyer yesterday about it.', 'talked to a lawyer', true],
  ['Personal Injury', 'I tore my knee on their stairs and I have no lawyer.', 'no lawyer yet', true],
  ['Car Accident', 'I rode along and we got hit. Should my friend get a lawyer?', 'no lawyer yet', false],
  ['Civil Rights', 'I left my friend’s house and a cop threw me on his hood.', 'asks for a friend', false],
  ['DUI', 'I got a DUI and my license is suspended after June 9.', 'gives a day or date', false],
  ['DUI', 'I got a DUI. A letter that my license is gone June 9, I have it here.', 'gives a day or date', false],
  ['Employment Law', 'Three of us told HR about him. One of us has been fired since.', 'fired', false],
  ['Contract', 'I signed that I couldn’t work within ten miles of their shop.', 'missed work', false],
  ['Workers Compensation', 'Our comp doctor is rude. I fell on the job in the cold room.', 'hurt at work', true],
  ['Workers Compensation', 'Our comp doctor is rude and I want another.', 'workers’ comp', true],
  ['Contract', 'We bought his boat and we still owe him $31,000. He changed his mind.', '$31,000 owed', false],
  ['Insurance', 'They say my loss has to be over $600 and I think it is.', 'only small sums named', false],
  ['Wrongful Death', 'My wife was killed by a drunk driver and I got a large settlement.', 'death', false],
  [
    'Traffic',
    'If I miss it there will be a warrant and then my license is suspended.',
    'license suspended or at stake',
    false,
  ],
  [
    'Personal Injury',
    'I fell in the shop. I never got the names of the people who saw it.',
    'evidence: witnesses',
    false,
  ],
  ['Criminal Defense', 'They say I stole a ring and now someone saw me.', 'evidence: witnesses', false],
  [
    'Criminal Defense',
    'We showed up to court on the day and he was not listed, and my son waits.',
    'court date ahead',
    false,
  ],
  ['Workers Compensation', 'They said they believe me, only that I couldn’t prove the cause.', 'no proof', false],
  ['Medical Malpractice', 'They read my scan wrong and sent me home.', 'missed or late diagnosis', true],
  ['Insurance', 'They denied my request and called the surgery experimental.', 'insurance or claim dispute', true],
  ['Family Law', 'She moves up north in May and the kids go with her.', "children's time or home", true],
  ['Landlord Tenant', 'We have mold coming up from under the tub.', 'home in poor condition', true],
])('%s: %s "%s" is shown: %s', (area, notes, why, shown) => {
  expect(whysOf(area, notes).includes(why.replace('’', "'"))).toBe(shown);
});

test('who a message opens with is who died in it', () => {
  const filler = 'They took some films. I was at home. The nurse was kind. ';
  const notes = `My aunt fell in her kitchen. ${filler}${filler}It was sepsis, and she passed on the 18th.`;
  expect(factsOf('Wrongful Death', notes).harms.find(({ kind }) => kind === 'death')?.whose).toBe('family');
});
