import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutPoints,
  escapeMrkdwn,
  forNotification,
  keptMention,
  memberText,
  mentionText,
  neutral,
  oneLine,
  plain,
} from '../../../../bridge/slack/render/slack-text.ts';
import { attacks } from '../attacks.ts';

const unicode = fc.string({ unit: 'binary', maxLength: 400 });
const anything = fc.oneof(
  unicode,
  fc.constantFrom(...attacks),
  fc.tuple(unicode, fc.constantFrom(...attacks)).map((parts) => parts.join('')),
);

describe('oneLine', () => {
  test.each([
    ['two\nlines\r\nand\u2028three', 'two lines and three'],
    ['a\u200bb\u200dc\ufeffd', 'abcd'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['\u2066isolated\u2069 \u061c', 'isolated'],
    ['tab\tbell\u0007null\u0000', 'tab bell null'],
    ['half \ud83d pair', 'half pair'],
    ['\u3164\u115f\u2800', ''],
    ['tags \u{e0041}\u{e0042}', 'tags'],
    ['Z̷̧̛̩̈́ͅa', `Z${'̷̧̛̩̈́ͅ'.normalize().slice(0, 3)}a`],
    ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
    ['محمد', 'محمد'],
  ])('%j is %j', (text, expected) => expect(oneLine(text)).toBe(expected));
});

describe('cutPoints', () => {
  test.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['the quick brown fox jumps', 20, 'the quick brown fox…'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 10, 'aaaaaaaaa…'],
    ['aaaaaaaa👍🏽bbb', 10, 'aaaaaaaa…'],
    ['aaaaaaa👍🏽bbb', 10, 'aaaaaaa👍🏽…'],
    ['aaaaaaaa🇺🇸🇲🇽', 10, 'aaaaaaaa…'],
    ['aaaaaaaae\u0301\u0301xx', 10, 'aaaaaaaa…'],
  ])('%j at %i is %j', (text, limit, expected) => expect(cutPoints(text, limit)).toBe(expected));

  test('never longer than told, never half a character, and untouched where it fits', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const cut = cutPoints(text.toWellFormed(), limit);
        expect([...cut].length).toBeLessThanOrEqual(limit);
        expect(cut.isWellFormed()).toBe(true);
        if ([...text].length <= limit) expect(cut).toBe(text.toWellFormed());
      }),
    );
  });
});

describe('plain and neutral', () => {
  test.each([
    ['Maria Delgado', 'Maria Delgado'],
    ['maria_delgado@example.com', 'maria_delgado@example.com'],
    ['+1 (512) 555-0142', '+1 (512) 555-0142'],
    ['Slip & fall', 'Slip &amp; fall'],
    ['at 10:30 or 10:30:45', 'at 10:30 or 10∶30:45'],
    ["O'Brien-Müller, Jr.", "O'Brien-Müller, Jr."],
    ['<!channel> help', '‹!channel› help'],
    ['@here @channel', '@ here @ channel'],
    ['*bold* _it_ ~gone~ `code`', '∗bold∗ ˍitˍ ∼gone∼ ˋcodeˋ'],
    ['<https://evil.example|click>', '‹https∶//evil.example∣click›'],
    [':skull: :+1:', '∶skull: ∶+1:'],
    ['ends in :100', 'ends in ∶100'],
    ['&lt;!here&gt;', '&amp;lt;!here&amp;gt;'],
  ])('%j comes out as %j', (text, expected) => expect(neutral(text, 200)).toBe(expected));

  test('a text of ampersands does not outgrow its limit', () => {
    expect(neutral('&'.repeat(300), 200).length).toBeLessThanOrEqual(400);
    expect(neutral('AT&T & Sons', 200)).toBe('AT&amp;T &amp; Sons');
  });

  test('whatever comes in, nothing comes out that formats, calls or links', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const out = neutral(text, limit);
        const dangers = [
          /[<>*~`|\n\r]/,
          /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
          /:[\w+'-]+:/,
          /(?<![\p{L}\p{N}])@[\p{L}\p{N}]/u,
          /&(?!amp;)/,
          /[\p{Cc}\p{Cf}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u,
        ];
        expect(dangers.filter((danger) => danger.test(out))).toEqual([]);
        expect(out.length).toBeLessThanOrEqual(limit * 2);
        expect(plain(text, limit).isWellFormed()).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a notification has no address of a page either', () => {
    expect(forNotification('in #general of T.X.')).toBe('in # general of T․X.');
    expect(forNotification(plain('see www.evil.example or https://evil.example/x?y=1', 200))).toBe(
      'see www․evil․example or https∶//evil․example/x?y=1',
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(forNotification(plain(text, 200))).not.toMatch(/:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u);
      }),
    );
  });
});

describe('what is ours', () => {
  test.each([
    [{ kind: 'here' }, '<!here>'],
    [{ kind: 'channel' }, '<!channel>'],
    [{ kind: 'user', id: 'U0123ABC' }, '<@U0123ABC>'],
    [{ kind: 'group', id: 'S0123ABC' }, '<!subteam^S0123ABC>'],
  ] as const)('%j notifies with %s, and is known again', (mention, text) => {
    expect(mentionText(mention)).toBe(text);
    expect(keptMention(text)).toBe(text);
  });

  test.each([
    '',
    'hello',
    '<!everyone>',
    '<!here> and more',
    '<https://evil.example>',
    '<@U0123ABC|x>',
    null,
    undefined,
  ])('%j is no mention', (text) => expect(keptMention(text)).toBeNull());

  test('a member is linked by the id, told by name where there is none, and cannot pass for somebody else', () => {
    expect(memberText('U0123ABC', 'Dana')).toBe('<@U0123ABC>');
    expect(memberText(null, 'Dana <!here>')).toBe('Dana ‹!here›');
    expect(memberText('U0123> <!channel', 'Dana')).toBe('Dana');
    expect(memberText(null, null)).toBe('someone');
    expect(memberText(null, '\u200b')).toBe('someone');
  });

  test('text of ours keeps its formatting, and only Slack’s three characters are escaped', () => {
    expect(escapeMrkdwn('*a* & <b>')).toBe('*a* &amp; &lt;b&gt;');
  });
});
