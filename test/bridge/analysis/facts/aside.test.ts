import { expect, test } from 'vitest';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
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

test("somebody else's story earns nothing, and says whose it is", () => {
  const notes = `If work turns hostile, what can one do? I ask as I have followed such things for years. I have a friend who
    works at an office, and she was harassed at work by her manager.`;
  expect(whysOf('Employment Law', notes)).toEqual(expect.arrayContaining(['asks for somebody else']));
  expect(whysOf('Employment Law', notes)).not.toContain('problems at work');
});

test('a picture that is only sent shows nothing, one of the damage does', () => {
  expect(whysOf('Family Law', 'I sent some pictures to my daughter.')).not.toContain('papers or proof named: photos');
  expect(whysOf('Car Accident', 'He hit my car. I sent in photos of the damage.')).toContain(
    'papers or proof named: photos',
  );
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

test('a cousin who is named once by the way, and an earlier claim, give no reason', () => {
  const notes =
    'I hurt my back at work on 9/12. My boss sent me home. My cousin had back surgery after he was hurt there.';
  expect(whysOf('Workers Compensation', notes)).not.toContain('back surgery');
  expect(whysOf('Personal Injury', 'I slipped at a gym in May. Prior comp claim settled for $18,000.')).not.toContain(
    'a sum of $18,000',
  );
});

test('what is advised or planned is neither proof nor care', () => {
  const notes =
    'I fell at the store in May and hurt my knee. My dad told me keep your records. The doctor wants to do surgery.';
  const whys = whysOf('Personal Injury', notes).join();
  expect(whys).not.toMatch(/paperwork|surgery/);
});

checkRows(new URL('./rows/aside.txt', import.meta.url), { whys: whysOf });
