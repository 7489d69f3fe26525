import { describe, expect, it } from 'vitest';
import { readNotes } from '../../../../../bridge/analysis/rubric/reading/read-notes.ts';
import { sentenceForms } from '../../../../../bridge/analysis/rubric/wording/sentence-forms.ts';

const formsOf = (notes: string) => sentenceForms(readNotes(notes), '2026-11-20').map(({ form }) => form);

describe('sentenceForms', () => {
  it.each([
    ['I was hit', '.<i>_hit'],
    ['we were hit', '.<i>_hit'],
    ['she hit a van', '.<she>_hit'],
    ['client hit a van', '.<she>_hit'],
    ['PNC hit a van', '.<she>_hit'],
    ['they hit my car', '.<my>_car'],
    ['they hit our car', '.<they>~<my>'],
    ['ran the red light', '.ran~light'],
    ['we signed with them', '.sign_with'],
    ['she was terminated', '.fire'],
    ['a surgeon negligently', '.negl*'],
  ])('%s: %s', (notes, form) => {
    expect(formsOf(notes)).toContain(form);
  });

  it.each([
    ['in 2026', '.<thisyear>'],
    ['in 2025', '.<lastyear>'],
    ['in 2023', '.<years>'],
    ['in 2011', '.<longago>'],
    ['on 3/4/2011', '.<longago>'],
    ['paid 2000 dollars', '.<longago>'],
    ['all 12 of us', '.#'],
  ])('tells how long ago: %s', (notes, form) => {
    expect(formsOf(notes)).toContain(form);
  });

  it('takes one name for another', () => {
    expect(formsOf('hit by Maria Lopez yesterday')).toEqual(formsOf('hit by Zbig Okonkwo yesterday'));
    expect(formsOf('hit by Maria yesterday')).toContain('.<name>_yesterday');
  });

  it('never reaches into the next sentence', () => {
    expect(formsOf('He fell. Nobody came.')).not.toContain('.fell_nobody');
    expect(formsOf('He fell. Nobody came.').some((form) => /fell.(?:no|came)/.test(form))).toBe(false);
  });

  it('shows the words it was made of', () => {
    const reading = readNotes('The driver ran the red light');
    const found = sentenceForms(reading, '2026-11-20').find(({ form }) => form === '.ran~light');
    expect(found && reading.quote(found)).toBe('ran the red light');
  });

  it('finds nothing in nothing', () => {
    expect(formsOf('')).toEqual([]);
    expect(formsOf('... !!')).toEqual([]);
  });
});
