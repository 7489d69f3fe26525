import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hintsAtLawyer,
  isOtherMatter,
  namesLawyer,
  othersLawyer,
  relatedLawyer,
  wished,
  withFirmsMasked,
} from '../../../../../bridge/analysis/filters/representation/representation-words.ts';

describe('words for a lawyer', () => {
  it.each([
    'my attorney',
    'an atty',
    'the law office',
    'legal aid',
    'a public defender',
    'mi licenciada',
    'some firm',
    'my rep',
  ])('%s', (text) => expect(namesLawyer(text)).toBe(true));

  it.each([
    'a sales rep',
    'the union rep',
    'personal rep of the estate',
    'insurance rep',
    'police rep',
    'firm mattress',
    'repair',
  ])('not %s', (text) => expect(namesLawyer(text)).toBe(false));

  it.each(['off a billboard', '40 percent', 'do my case', 'a case manager named Pat', 'on contingency'])(
    '%s hints at one',
    (text) => expect(hintsAtLawyer(text.toLowerCase())).toBe(true),
  );
});

describe('named firms', () => {
  it.each([
    'Signed with Lopez & Green in May.',
    'Jones Law Group has it.',
    'Law Offices of Dana Reyes filed it.',
    'hired Stone LLP',
  ])('are masked in place: %s', (notes) => {
    const masked = withFirmsMasked(notes.toLowerCase(), notes);
    expect(masked).toContain('qfirm');
    expect(masked).toHaveLength(notes.length);
  });

  it('keep every offset of any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (notes) => {
        expect(withFirmsMasked(notes.toLowerCase(), notes)).toHaveLength(notes.toLowerCase().length);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['I studied Family Law.', 'State Law says so.', 'Tom and Mary came along.'])('are not seen in: %s', (notes) =>
    expect(withFirmsMasked(notes.toLowerCase(), notes)).not.toContain('qfirm'),
  );
});

describe('whose lawyer', () => {
  it.each([
    "the other driver's attorney called",
    'opposing counsel',
    'the insurance lawyer wants a statement',
    'her landlord has an attorney',
  ])('of the other side: %s', (text) => expect(othersLawyer.test(text)).toBe(true));

  it.each(["attorney's rep letter", 'my lawyer is slow', 'we hired counsel'])('of the client: %s', (text) =>
    expect(othersLawyer.test(text)).toBe(false),
  );

  it.each([
    'my cousin is a lawyer',
    'brother-in-law is a real estate attorney',
    'he only does wills',
    "she doesn't do these",
  ])('of the family, or of another trade: %s', (text) => expect(relatedLawyer.test(text)).toBe(true));

  it.each(["mom's case is with a firm", 'dad was hit by a truck'])('not of the family: %s', (text) =>
    expect(relatedLawyer.test(text)).toBe(false),
  );
});

it.each(['i want to talk to ', 'i called ', 'we were thinking about ', 'he recommended '])(
  'only wished for: %s',
  (before) => expect(wished.test(before)).toBe(true),
);

describe('other matters', () => {
  it.each([
    ['her divorce lawyer', 'divorce lawyer', 'Auto Accident', true],
    ['her divorce lawyer', 'divorce lawyer', 'Divorce', false],
    ['an immigration attorney', 'immigration attorney', 'Slip and Fall', true],
    ['an immigration attorney', 'immigration attorney', 'Immigration', false],
    ['i had a lawyer for the closing', 'lawyer for the closing', 'Auto Accident', true],
    ['i had a lawyer in 2016', 'lawyer in 2016', 'Auto Accident', true],
    ['a rep for the grievance', 'rep for the grievance', 'Auto Accident', true],
    ['my attorney filed suit', 'my attorney', 'Auto Accident', false],
  ] as const)('%s beside %s, of %s: %s', (sentence, near, area, other) =>
    expect(isOtherMatter(sentence, near, area)).toBe(other),
  );
});
