import { describe, expect, it } from 'vitest';
import { isNegated } from '../../../../bridge/analysis/filters/keyword-rule.ts';

const negated = (clause: string, word: string) => isNegated(clause, clause.indexOf(word), word.length);

describe('isNegated', () => {
  it.each([
    ['no attorney', 'attorney'],
    ['does not have an attorney yet', 'attorney'],
    ["doesn't have any lawyer", 'lawyer'],
    ['has never hired a lawyer', 'lawyer'],
    ['denies any injury', 'injury'],
    ['w/o insurance', 'insurance'],
    ['without a police report', 'report'],
    ['sin abogado', 'abogado'],
    ['nunca fue al doctor', 'doctor'],
    ['no fracture, surgery or burns', 'burns'],
    ['attorney? no', 'attorney'],
    ['witnesses: none', 'witnesses'],
    ['nobody was hurt', 'hurt'],
    ['x-rays negative for fracture', 'fracture'],
  ])('%s: %s is denied', (clause, word) => expect(negated(clause, word)).toBe(true));

  it.each([
    ['has an attorney', 'attorney'],
    ['no doubt about the fracture', 'fracture'],
    ['not only a fracture', 'fracture'],
    ['no sign near the wet floor', 'floor'],
    ["driver didn't stop at the red light", 'red light'],
    ['the insurer refused to pay the claim', 'claim'],
    ['he was not speeding but she broke an arm', 'broke'],
    ['no reason given; fired', 'fired'],
  ])('%s: %s stands', (clause, word) => expect(negated(clause, word)).toBe(false));
});
