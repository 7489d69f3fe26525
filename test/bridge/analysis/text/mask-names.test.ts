import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../bridge/analysis/text/fold-text.ts';
import { maskNames } from '../../../../bridge/analysis/text/masked-text.ts';

const masked = (notes: string) => {
  const folded = foldText(notes);
  return maskNames(folded, folded.text);
};

describe('maskNames', () => {
  it.each([
    ['hit by Maria Lopez', 'hit by zzzzz zzzzz'],
    ['Maria fell', 'zzzzz fell'],
    ['Rose Park fell', 'zzzz zzzz fell'],
    ["the dog of Mark Hill's wife", "the dog of zzzz zzzz's wife"],
    ['told Officer Park twice', 'told officer zzzz twice'],
    ['my boss Grace said so. Angel Cook saw it', 'my boss zzzzz said so. zzzzz zzzz saw it'],
  ])('%s', (notes, expected) => expect(masked(notes)).toBe(expected));

  it.each([
    'fell in the park on the hill, will sue, the bill may be high',
    'Hope to hear from you',
    'Will I win',
    'hurt on May 3',
    'since June of 2026',
    'on Park Ave and King County',
    'at Grant Hospital',
    'MARIA LOPEZ FELL',
    'Bill from the hospital',
  ])('leaves %s', (notes) => expect(masked(notes)).toBe(notes.toLowerCase()));

  it('keeps every position', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Maria', 'park', 'Hill', '. ', ' ', "'s", 'é', '\n', 'May 3'), { maxLength: 20 }),
        (parts) => {
          const folded = foldText(parts.join(''));
          expect(maskNames(folded, folded.text)).toHaveLength(folded.text.length);
        },
      ),
    );
  });
});
