import { describe, expect, test } from 'vitest';
import { emailState } from '../../../../bridge/analysis/completeness/field-values.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

describe('emailState', () => {
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

  test('the mail service never matters', () => {
    for (const domain of ['gmail.com', 'aol.com', 'proton.me', 'my-own-firm.biz', 'bellsouth.net']) {
      expect(emailState(`rosa.marin@${domain}`)).toBe('fine');
    }
  });

  test('takes no time over hostile input', () => {
    for (const value of [`a@${'a-'.repeat(240)}`, `${'a.'.repeat(240)}@`, '@'.repeat(500)]) emailState(value);
  });
});

checkRows(new URL('./rows/email.txt', import.meta.url), { email: emailState });
