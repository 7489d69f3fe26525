import { expect, it } from 'vitest';
import { findInjections } from '../../../../../bridge/analysis/rubric/injection/find-injections.ts';
import { foldText } from '../../../../../bridge/analysis/text/fold-text.ts';
import { INTAKE_NOTES_MAX } from '../../../../../shared/record.ts';

const filled = (part: string) => part.repeat(Math.ceil(INTAKE_NOTES_MAX / part.length)).slice(0, INTAKE_NOTES_MAX);

// A pattern that backtracks takes minutes here, which is longer than any test may take.
it.each([
  'score ',
  'rating: ',
  'treat this as ',
  'consider the ',
  'final overall ',
  'case is already ',
  'considere que ',
  'system: ',
  '&#83;',
  '%53 ',
  's c ',
  '5 3 ',
  '53 ',
  'a1',
  '\\u0053',
  'assume;',
  'treat as:\n- ',
  'ab ab cd ',
  'x y z w ',
  '評価',
])('the longest notes made of %j are read to their end', (part) => {
  const { text } = foldText(filled(part));
  for (const { start, end } of findInjections(text)) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
});
