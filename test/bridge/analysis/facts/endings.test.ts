import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { sampleRecord } from '../evaluation/sample-record.ts';

const kinds = (intakeNotes: string, practiceArea = 'Auto Accident', state = 'TX') => {
  const record = { ...sampleRecord, practiceArea, state, intakeNotes };
  return readFacts({ record, text: readText(intakeNotes), today: '2026-11-20' }).endings.map(({ kind }) => kind);
};

describe('what ends a case', () => {
  it.each([
    ['Rear-ended May 3, 2021, broke my arm. I never filed anything and let it go. Now I want to sue.', 'out_of_time'],
    ['Crash on 6/1/2024, broken leg. They wrote me that the statute of limitations has run.', 'out_of_time'],
    ['I have a lawyer for this since June, he sent the demand. Is 40,000 enough?', 'represented'],
    ['I signed a full release in May and cashed the check, now my neck hurts again.', 'settled'],
    ['I ran the red light and hit a van. My wrist is broken. It was my fault.', 'at_fault'],
    [
      'The shirt came in the wrong color. They refunded me in full the next day and gave me a coupon. I am fine.',
      'no_loss',
    ],
    ['Tripped over my own feet on dry level ground, nobody else was around.', 'nothing_wrong'],
    ['Rear-ended by a pickup on April 2, 2019, broke my wrist, cast for six weeks. No lawyer.', 'out_of_time'],
    ['Client turned left on red into a van. Broken wrist. She was cited and pleaded to it.', 'at_fault'],
    ['just curious, hypothetically, what happens if a person falls in a store', 'curiosity'],
  ])('%s', (notes, expected) => expect(kinds(notes)).toContain(expected));

  it.each([
    'Rear-ended May 3, 2026, broke my arm. I never filed anything. The other driver was cited.',
    'Crash on May 3, 2021, broke my arm. I was 9 years old. I never filed anything.',
    'My daughter who is 3 years old was bitten in the face by a dog in October 2022. 20 stitches.',
    'Our 6 year old son broke his arm on May 3, 2021, when a truck rear-ended us.',
    'They want me to sign a release and take $4,000. I have not signed. Herniated disc.',
    'Is it too late to sue? Hit on March 2, 2026, fractured wrist.',
    'He ran the red light and hit me. Broken wrist. I never talked to a lawyer.',
    'My ex has a lawyer. He signed the agreement and now he will not pay.',
    'I fell on ice at the store, broke my hip, surgery. They said sorry and gave me a coupon.',
    'My first lawyer withdrew from the case. Broken arm, crash on 9/1/2026.',
  ])('%s', (notes) => expect(kinds(notes)).toEqual([]));

  it('counts by the state: one year in Tennessee, three in Maryland', () => {
    const notes = 'Hit from behind on June 1, 2025, broken collarbone. I never filed anything.';
    expect(kinds(notes, 'Auto Accident', 'TN')).toEqual(['out_of_time']);
    expect(kinds(notes, 'Auto Accident', 'MD')).toEqual([]);
  });

  it.each([
    [
      'My bowling friend died in a crash. I am no relation, the widow said to mind my own business.',
      'Wrongful Death',
      true,
    ],
    ['I am the widow of a man who died in a crash.', 'Wrongful Death', false],
    ['Rear-ended in May. The passenger is no relation of mine.', 'Auto Accident', false],
  ])('no right of their own: %s', (notes, area, expected) => {
    expect(kinds(notes, area).includes('no_standing')).toBe(expected);
  });

  it.each([
    ['He got a chapter 7 discharge in March 2022 and owes 30,000 again.', 'Bankruptcy', true],
    ['He got a chapter 7 discharge in March 1997 and owes 30,000 again.', 'Bankruptcy', false],
    ['Never filed bankruptcy, owes 30,000.', 'Bankruptcy', false],
    ['Was deported in 2019, came back across the river in 2020.', 'Green Card', true],
    ['Came on a visa in 2021, no arrests, never claimed to be a citizen.', 'Green Card', false],
  ])('barred: %s', (notes, area, expected) => expect(kinds(notes, area).includes('barred')).toBe(expected));

  it.each([
    ['The adjuster sent a release. She signed it before a notary and spent the money.', true],
    ['The adjuster sent a release. She sent it back unsigned.', false],
    ['The customer signed off on the samples and will not pay.', false],
  ])('settled: %s', (notes, expected) => expect(kinds(notes).includes('settled')).toBe(expected));
});
