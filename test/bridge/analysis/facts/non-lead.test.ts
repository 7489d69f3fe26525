import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const kind = (intakeNotes: string) => {
  const record = { ...sampleRecord, intakeNotes };
  return readFacts({ record, text: readText(intakeNotes), today: '2026-11-20' }).nonLead?.kind ?? null;
};

describe('messages that are no lead', () => {
  it.each([
    [
      'Hi team, we help law firms like yours sign more cases. Could I grab 15 minutes with the office manager? Reply STOP to opt out.',
      'vendor',
    ],
    [
      'I am applying for the receptionist opening on your site, type 60 wpm, resume attached, references on request.',
      'job',
    ],
    ['im a sophomore and need to interview an attorney for my term paper, 5 questions', 'student'],
    ['Caller has the wrong number, wanted Dr. Lee. Gave her the right number.', 'wrong_number'],
    ['This is a test of the contact form, please delete', 'test'],
    ["I'm the adjuster on this file, I need the medical specials for your client Mr. Ortega.", 'other_side'],
    ['', 'empty'],
  ])('%s', (notes, expected) => expect(kind(notes)).toBe(expected));

  it.each([
    'I am a student and my landlord kept my deposit of $900 after I moved out in May.',
    'I got an email that I was selected for a prize, sent $2,000 in gift cards and now they are gone.',
    'They fired me by text after I applied for another position in the same firm. My resume is fine.',
    'The collection agency has the wrong number and calls me at work every day.',
    'My professor said I cheated in my class and I face a hearing next week.',
    'A company sold me a car warranty and will not pay for the engine.',
    'hit by car last week',
    'me deben dos semanas de sueldo',
    'I had an appointment with your office for my divorce, my husband hit me again last night.',
  ])('%s', (notes) => expect(kind(notes)).toBeNull());
});
