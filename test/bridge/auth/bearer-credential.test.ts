import { expect, test } from 'vitest';
import { bearerCredential } from '../../../bridge/auth/authenticate.ts';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['BEARER   a-b._~+/9==', 'a-b._~+/9=='],
])('%j holds %j', (header, credential) => expect(bearerCredential(header)).toBe(credential));

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Bearer\tabc',
  'Bearerabc',
  ' Bearer abc',
  'Bearer abc ',
  'Bearer abc def',
  'Bearer abc, Bearer def',
  'Bearer =abc',
  'Bearer "abc"',
  'Basic abc',
  'abc',
])('%j holds none', (header) => expect(bearerCredential(header)).toBe(''));

test('a hostile header holds none, and reading it ends', () => {
  expect(bearerCredential(`Bearer${' '.repeat(100_000)}`)).toBe('');
  expect(bearerCredential(`Bearer ${'a='.repeat(50_000)}`)).toBe('');
});
