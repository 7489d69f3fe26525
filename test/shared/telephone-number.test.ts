import { expect, test } from 'vitest';
import { dialable } from '../../shared/telephone-number.ts';

test.each([
  ['512-555-0142', '+15125550142'],
  ['(512) 555-0142', '+15125550142'],
  ['(512)\u00a0555.0142', '+15125550142'],
  ['1 512 555 0142', '+15125550142'],
  ['+1 512 555 0142', '+15125550142'],
  ['+49 30 901820', '+4930901820'],
  ['512.555.0142 ext. 7', '+15125550142'],
  ['512-555-0142x22', '+15125550142'],
  ['512-555-0142 extension 22', '+15125550142'],
])('%s is dialed as %s', (text, number) => expect(dialable(text)).toBe(number));

test.each([
  ['', 'nothing'],
  ['call me', 'words'],
  ['javascript:alert(1)', 'another address'],
  ['911', 'a short code'],
  ['555-0142', 'no area code'],
  ['112-555-0142', 'no area code begins with 1'],
  ['+0 512 555 0142', 'no country code begins with 0'],
  ['5125550142,,99', 'a pause for a menu'],
  ['512-555-0142 or 512-555-0143', 'two numbers'],
  [`512-555-0142${' '.repeat(60)}`, 'too long'],
])('%s is no number to dial: %s', (text) => expect(dialable(text)).toBeNull());
