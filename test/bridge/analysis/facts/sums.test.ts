import { describe, expect, it } from 'vitest';
import { readDates } from '../../../../bridge/analysis/facts/incident-date.ts';
import type { Matter } from '../../../../bridge/analysis/facts/named-matter.ts';
import { readSums } from '../../../../bridge/analysis/facts/sums.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

function told(notes: string, matter: Matter = 'money'): string[] {
  const text = readText(notes);
  return readSums(text, readDates(text, '2026-11-20'), matter).map(({ role, amount }) => `${role} ${amount}`);
}

describe('sums a matter is about', () => {
  it.each([
    ['My hospital bills are $31,400 so far.', 'medical 31400'],
    ['The state says my bill is 41,000.', 'charged 41000'],
    ['hosp billed 118k, not repped', 'medical 118000'],
    ['He stole $2,500 from my account.', 'lost 2500'],
    ['Paid the roofer $9,800 up front and he never came back.', 'lost 9800'],
    ['I owe 41k on cards.', 'owed 41000'],
    ['The HOA fined me $750.', 'charged 750'],
    ['They offered 16,000 to settle.', 'offered 16000'],
    ['He is demanding $5,000 from me.', 'asked 5000'],
    ['trucker carries a $1M policy', 'policy 1000000'],
    ['They never paid me $1,900 in unpaid overtime.', 'wages 1900'],
    ['me robaron 3 mil dolares', 'lost 3000'],
  ])('%s', (notes, sum) => expect(told(notes)).toEqual([sum]));

  it.each([
    ['I make $21 an hour at the plant.'],
    ['Rent is 1,650 a month.'],
    ['She charges $60 a visit.'],
    ['He downloaded 4,112 files.'],
    ['I can pay a $3,000 retainer.'],
    ['Notice of claim is due 11/25.'],
    ['He was going 65 in a 35.'],
    ['I am 44 and she is 39.'],
  ])('tells none: %s', (notes) => expect(told(notes)).toEqual([]));
});
