import { expect, test } from 'vitest';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { sampleRecord } from '../sample-record.ts';

/** Words that make a message a long one and tell of nothing. */
const padding = `I am writing here because I do not know where else to turn, and I hope that you will bear with me. I have
  gone over all of this in my head so many times, and every time I come out at the same place as before. We have talked it
  through at home and nobody has a better idea than I do.`;

const whysOf = (practiceArea: string, notes: string): string[] => {
  const { parts } = judgeCase(
    { ...sampleRecord, practiceArea, intakeNotes: `${notes} ${padding}` },
    '2026-11-20',
  ).assessment;
  return Object.values(parts).flatMap(({ reasons }) =>
    reasons.filter(({ quote }) => quote !== null).map(({ why }) => why),
  );
};

test.each([
  ['Workers Compensation', 'I messed up my back at the warehouse.', 'client seems to be at fault'],
  ['Bicycle Accident', "It was dark and I didn't see it until I broke my arm.", 'secondhand account'],
  ['Real Estate', 'We hired a tiny outfit to do the drywall.', 'already represented by a lawyer'],
  ['Consumer', 'The roof leaks, and the roofer we hired him for it is gone.', 'already represented by a lawyer'],
  ['Wages', 'I took the check from the customer and we left.', 'already settled or decided'],
  ['Criminal Defense', 'My son got a ticket for possession of pot.', 'only a traffic ticket'],
  ['Family Law', 'How do I get a restraining order that keeps her here?', 'protective order'],
  ['Criminal Defense', 'We called to ask for an attorney at the courthouse.', 'talked to a lawyer'],
])('in a long message an idiom is no reason: %s: %s', (area, notes, why) => {
  expect(whysOf(area, notes)).not.toContain(why);
});

test.each([
  ['Personal Injury', 'My dog bit a boy and they want me to pay. The bite got infected.', 'infection'],
  ['Animal Law', 'The pup had 50 stitches.', 'stitches'],
  ['Family Law', 'When she was a baby my granddaughter had an infection in the blood.', 'infection'],
  ['Personal Injury', 'He swore that paralysis is a common complication of it.', 'paralysis'],
])('harm to somebody else or a pet, long ago or in general, earns nothing: %s: %s', (area, notes, why) => {
  expect(whysOf(area, notes)).not.toContain(why);
});

test.each([
  [
    'Immigration',
    'My boyfriend was deported back in the nineties and I want to marry him.',
    'deportation or immigration court',
  ],
  ['Family Law', 'She hires and fires lawyers, she did in the divorce too.', 'divorce'],
])('what is long past, or a matter that is over, is no event: %s: %s', (area, notes, why) => {
  expect(whysOf(area, notes)).not.toContain(why);
});

test("somebody else's story earns nothing, and says whose it is", () => {
  const notes = `If work turns hostile, what can one do? I ask as I have followed such things for years. I have a friend who
    works at an office, and she was harassed at work by her manager.`;
  expect(whysOf('Employment Law', notes)).toEqual(expect.arrayContaining(['asks for somebody else']));
  expect(whysOf('Employment Law', notes)).not.toContain('problems at work');
});

test('a picture that is only sent shows nothing, one of the damage does', () => {
  expect(whysOf('Family Law', 'I sent some pictures to my daughter.')).not.toContain('evidence: photos');
  expect(whysOf('Car Accident', 'He hit my car. I sent in photos of the damage.')).toContain('evidence: photos');
});

test('being fired is one reason, not an event and a lost job beside it', () => {
  const whys = whysOf('Employment Law', 'I got fired from my state job on October 3.');
  expect(whys.filter((why) => why === 'fired').length).toBe(new Set(['strength', 'damages', 'merit']).size);
});

test('a day that the words before it give to something else is not that of the event', () => {
  const notes = "I was fired in my fifth year. He said I'd need surgery, which was Sept. 16.";
  expect(whysOf('Employment Law', notes)).not.toContain('gives a day or date');
});

test('a second sum without a sign is a sum too', () => {
  const notes = 'They keep our $300 security deposit. They want 650 to put in carpet.';
  expect(whysOf('Landlord Tenant', notes)).not.toContain('only small sums named');
});
