import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../../../shared/filter-conditions.ts';
import { holds } from './ask.ts';

/** Of these notes one condition holds, one does not, and one is open. */
const intakeNotes = 'Client was rear-ended on October 3, 2026.';
const yes: Condition = { words: ['rear-ended'] };
const no: Condition = { words: ['unicorn'] };
const open: Condition = { lawyer: 'none' };
const truthOf = (condition: Condition) => holds(condition, { intakeNotes });

describe('three values', () => {
  test.each<[string, Condition, boolean | null]>([
    ['yes', yes, true],
    ['no', no, false],
    ['open', open, null],
    ['not yes', { not: yes }, false],
    ['not no', { not: no }, true],
    ['not open', { not: open }, null],
    ['not not open', { not: { not: open } }, null],
    ['all yes', { all: [yes, yes] }, true],
    ['all with a no', { all: [yes, open, no] }, false],
    ['all with what is open', { all: [yes, open] }, null],
    ['any with a yes', { any: [no, open, yes] }, true],
    ['any with what is open', { any: [no, open] }, null],
    ['any without a yes', { any: [no, no] }, false],
    ['not (no or open)', { not: { any: [no, open] } }, null],
    ['not (no and open)', { not: { all: [no, open] } }, true],
    ['(yes and open) or yes', { any: [{ all: [yes, open] }, yes] }, true],
    ['(no or open) and no', { all: [{ any: [no, open] }, no] }, false],
  ])('%s', (_what, condition, expected) => expect(truthOf(condition)).toBe(expected));

  test('what is denied of a whole is the whole of what is denied', () => {
    const part = fc.constantFrom(yes, no, open);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const denied = parts.map((condition) => ({ not: condition }));
        expect(truthOf({ not: { all: parts } })).toBe(truthOf({ any: denied }));
        expect(truthOf({ not: { any: parts } })).toBe(truthOf({ all: denied }));
      }),
      { numRuns: 60 },
    );
  });
});
