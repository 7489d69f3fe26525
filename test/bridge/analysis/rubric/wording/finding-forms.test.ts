import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingForms, findingValue } from '../../../../../bridge/analysis/rubric/wording/finding-forms.ts';
import { formValues, isWord } from '../../../../../bridge/analysis/rubric/wording/form-value.ts';

const span = { start: 4, end: 9 };

describe('findingForms', () => {
  const found = findingForms({
    kind: 'motor',
    features: new Map([
      ['proof.kinds', { amount: 3, span }],
      ['breadth', { amount: 90, span: null }],
    ]),
    endings: [{ name: 'barred', why: 'late', span: null, caps: {} }],
  });
  const names = found.map(({ form }) => form);

  it('has a form for every step reached', () => {
    expect(names.filter((form) => form.startsWith('!proof'))).toEqual([
      '!proof.kinds>0',
      '!proof.kinds>1',
      '!proof.kinds>2',
    ]);
    expect(names.filter((form) => form.startsWith('!breadth'))).toHaveLength(7);
  });

  it('names the kind and what ends the case', () => {
    expect(names).toContain('!kind:motor');
    expect(names).toContain('!end:barred');
  });

  it('keeps the words of a finding, where it has any', () => {
    expect(found[0]).toMatchObject(span);
    expect(found.at(-1)).toMatchObject({ start: 0, end: 0 });
  });

  it('says so where the kind is not known', () => {
    const [only] = findingForms({ kind: null, features: new Map(), endings: [] });
    expect(only?.form).toBe('!kind:none');
  });

  it('lets what ends a case count most and the kind least', () => {
    expect(findingValue('!end:barred')).toBeGreaterThan(findingValue('!words>1'));
    expect(findingValue('!words>1')).toBeGreaterThan(findingValue('!kind:motor'));
  });
});

describe('formValues', () => {
  const form = fc.constantFrom('hit', 'hit_car', '.hit', '.<i>_hit', '!words>0', '!end:barred');

  it('shares among words and among sentence forms, each for themselves', () => {
    fc.assert(
      fc.property(fc.array(form, { minLength: 1, maxLength: 40 }), (forms) => {
        const values = formValues(forms);
        for (const group of [forms.map(isWord), forms.map((name) => name.startsWith('.'))]) {
          const squares = values.reduce((sum, value, at) => sum + (group[at] ? value * value : 0), 0);
          expect(squares).toBeCloseTo(group.includes(true) ? 1 : 0, 9);
        }
      }),
    );
  });

  it('never lets words change what a finding counts', () => {
    expect(formValues(['!words>0'])[0]).toBe(formValues(['!words>0', 'a', 'b', '.c'])[0]);
  });
});
