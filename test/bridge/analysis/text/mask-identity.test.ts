import { describe, expect, it } from 'vitest';
import { maskIdentity } from '../../../../bridge/analysis/text/masked-text.ts';

describe('maskIdentity', () => {
  it.each([
    ['write to jo.hurt@injury-law.com please', 'hurt'],
    ['see https://example.com/lawsuit/injury now', 'lawsuit'],
    ['phone (512) 555-0142 after six', '0142'],
    ['lives in tulsa ok 74103 now', '74103'],
    ['officer burns wrote it up', 'burns'],
    ['my name is sue grant and', 'sue'],
    ['hi, this is sue grant from tulsa', 'sue'],
    ['this is sue calling', 'sue'],
    ['me llamo rosa fuentes y', 'rosa'],
  ])('%s: hides %s', (text, hidden) => {
    expect(maskIdentity(text)).not.toContain(hidden);
    expect(maskIdentity(text)).toHaveLength(text.length);
  });

  it.each([
    'the judge denied the motion',
    'this is about my divorce',
    'he shouts at me, this is harassment from my boss',
    'this is ohio',
    'bills of $15,600 and 3 nights in hospital',
    'on 10/12/2026 at 5:30 pm',
    'i am calling because my landlord locked me out',
    'soy residente permanente',
  ])('leaves %s alone', (text) => expect(maskIdentity(text)).toBe(text));

  it('gives the same text for any name of the same length', () => {
    expect(maskIdentity('mr. burns hit me')).toBe(maskIdentity('mr. smith hit me'));
  });
});
