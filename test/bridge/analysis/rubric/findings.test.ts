import { describe, expect, it } from 'vitest';
import { findMoney } from '../../../../bridge/analysis/rubric/findings/money.ts';
import { readNotes } from '../../../../bridge/analysis/rubric/reading/read-notes.ts';

const concepts: readonly (readonly [string, string])[] = [
  ['evidence.report', 'Sheriff made a report'],
  ['evidence.video', 'the dash cam caught it'],
  ['evidence.witness', 'hay dos testigos'],
  ['evidence.admission', 'he admitted it and apologized'],
  ['evidence.medical', 'MRI and op notes are here'],
  ['fault.traffic', 'other car ran the stop sign'],
  ['fault.premises', 'slipped on a wet floor, no sign'],
  ['fault.medical', 'the sponge was left inside'],
  ['fault.animal', 'bitten by a loose dog'],
  ['fault.product', 'the heater caught fire'],
  ['fault.work', 'fell from a scaffold at work'],
  ['work.protected', 'fired after asking for FMLA leave'],
  ['work.wage', 'no me pagaron horas extras'],
  ['rights.state', 'deputies tased him'],
  ['rights.trade', 'the dealer hid the odometer fraud'],
  ['harm.death', 'falleció en el accidente'],
  ['harm.catastrophic', 'paralyzed from the waist'],
  ['harm.surgery', 'ORIF with plates'],
  ['harm.serious', 'tib fx and torn ACL'],
  ['harm.minor', 'sore neck'],
  ['loss.income', 'out of work, AWW 900'],
  ['stake.liberty', 'charged with a felony'],
  ['stake.status', 'NTA and master calendar'],
  ['stake.home', 'sheriff sale next month'],
  ['stake.children', 'wants custody of the kids'],
  ['stake.estate', 'will contest, executor named'],
  ['stake.debt', 'wage garnishment, chapter 7'],
  ['stake.benefits', 'SSDI denied, ALJ hearing'],
  ['stake.business', 'unpaid invoice, breach of contract'],
  ['ready.funds', 'can pay a retainer'],
  ['ready.deadline', 'answer due Dec 4'],
];

describe('concepts', () => {
  it.each(concepts)('%s: %s', (concept, notes) => {
    expect(readNotes(notes).hits(concept).length).toBeGreaterThan(0);
  });

  it.each([
    ['evidence.report', 'no police report'],
    ['evidence.video', 'there was no video'],
    ['harm.serious', 'denies any fracture'],
    ['harm.surgery', 'did not need surgery'],
    ['evidence.witness', 'witnesses: none'],
  ])('%s is denied: %s', (concept, notes) => {
    const reading = readNotes(notes);
    expect(reading.hits(concept)).toEqual([]);
    expect(reading.all(concept).length).toBeGreaterThan(0);
  });
});

describe('findMoney', () => {
  it.each([
    ['bills are $12,500 so far', [12_500]],
    ['about 58k in bills and 1.2 million policy', [58_000, 1_200_000]],
    ['owes 3,400 and paid 2500', [3_400, 2_500]],
    ['$1,450/wk', [1_450]],
    ['5 grand', [5_000]],
    ['in 2019 at 5:30 on 12th st', []],
    ['born 1998, case since 2020', []],
  ])('%s', (text, sums) => {
    expect(findMoney(text).map(({ dollars }) => dollars)).toEqual(sums);
  });
});
