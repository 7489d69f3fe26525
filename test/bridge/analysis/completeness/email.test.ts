import { describe, expect, test } from 'vitest';
import { emailState } from '../../../../bridge/analysis/completeness/field-values.ts';

describe('emailState', () => {
  test.each([
    'rosa@example.com',
    'rosa.m-n_o+lead@sub.example.co.uk',
    "o'brien@example.org",
    'josé@correo.mx',
    'R@example.com',
    ' rosa@example.com ',
    'ROSA@EXAMPLE.COM',
    'rosa@bücher.example',
    'rosa@pike-consulting-co.com',
  ])('%s is fine', (value) => expect(emailState(value)).toBe('fine'));

  test.each([
    'rosa@',
    '@example.com',
    'rosa',
    'rosa@@example.com',
    'rosa@example',
    'rosa@example.c',
    'rosa@-example.com',
    'rosa@example..com',
    '.rosa@example.com',
    'rosa.@example.com',
    'rosa m@example.com',
    'rosa at example dot com',
    'rosa@example,com',
    `${'r'.repeat(300)}@example.com`,
  ])('%s is malformed', (value) => expect(emailState(value)).toBe('malformed'));

  test.each([
    '',
    'none',
    'N/A',
    'no tiene',
    'noemail@gmail.com',
    'none@none.com',
    'test1@example.com',
    'asdf@asdf.com',
    'x@x.com',
    'NA@na.com',
  ])('"%s" is missing', (value) => expect(emailState(value)).toBe('missing'));

  test('the mail service never matters', () => {
    for (const domain of ['gmail.com', 'aol.com', 'proton.me', 'my-own-firm.biz', 'bellsouth.net']) {
      expect(emailState(`rosa.marin@${domain}`)).toBe('fine');
    }
  });

  test('takes no time over hostile input', () => {
    for (const value of [`a@${'a-'.repeat(240)}`, `${'a.'.repeat(240)}@`, '@'.repeat(500)]) emailState(value);
  });
});
