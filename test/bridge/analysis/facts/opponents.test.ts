import { describe, expect, it } from 'vitest';
import { readOpponents } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const told = (notes: string, practiceArea = 'Personal Injury') =>
  readOpponents(readText(notes), [], practiceArea).map(({ say }) => say);

describe('who is on the other side, where no event tells it', () => {
  it.each([
    ['The stairs were never salted. How would she go after them?', ['other side']],
    ['Can I get compensation for these injuries from the city?', ['local authority']],
    ['It is our local council that has to maintain that pavement.', ['local authority']],
    ['The manager of my apartment building walks into my unit.', ['landlord']],
    ['I was at the light when a truck smashed into me.', ['other driver']],
    ['The rental agency sent me a bill for hail.', ['business']],
    ["I don't blame the hospital. I blame the nursing home, it was neglect.", ['care provider']],
    ['Does the store have to pay me for what I lost?', ['business']],
    ['The water comes from the unit above mine.', ['neighbor']],
  ])('%s', (notes, expected) => expect(told(notes)).toEqual(expected));

  it.each([
    ["I don't blame the hospital, nothing was neglected."],
    ['My mother is in a nursing home and wants to change her will.'],
    ['We talked to a member of the council.'],
  ])('tells nobody: %s', (notes) => expect(told(notes)).toEqual([]));

  it('takes the police and relatives for the other side where the practice area says so', () => {
    const stop = 'My son was driving and the cops stopped him for no reason.';
    expect(told(stop, 'Criminal Defense')).toEqual(['police']);
    expect(told(stop, 'Car Accident')).toEqual([]);
    expect(told('My brother has already taken the papers.', 'Estate Planning')).toEqual(['relative']);
  });
});
