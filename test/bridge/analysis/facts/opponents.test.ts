import { describe, expect, it } from 'vitest';
import { readOpponents } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const told = (notes: string, practiceArea = 'Personal Injury') =>
  readOpponents(readText(notes), [], practiceArea).map(({ say }) => say);

describe('who is on the other side, where no event tells it', () => {
  it('takes the police and relatives for the other side where the practice area says so', () => {
    const stop = 'My son was driving and the cops stopped him for no reason.';
    expect(told(stop, 'Criminal Defense')).toEqual(['police']);
    expect(told(stop, 'Car Accident')).toEqual([]);
    expect(told('My brother has already taken the papers.', 'Estate Planning')).toEqual(['relative']);
  });
});

checkRows(new URL('./rows/opponents.txt', import.meta.url), { opponents: told });
