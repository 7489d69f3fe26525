import { describe, expect, test } from 'vitest';
import { findingsOfBlocks } from './check-blocks.ts';
import { findingsOfView } from './check-view.ts';
import type { Json } from './json.ts';
import type { Surface } from './shape-check.ts';

const plain = (text: string) => ({ type: 'plain_text', text });
const mrkdwn = (text: string) => ({ type: 'mrkdwn', text });
const long = (length: number) => 'x'.repeat(length);
const section = (more: Json) => ({ type: 'section', ...more });
const button = (more: Json = {}) => ({ type: 'button', action_id: 'a', text: plain('Go'), ...more });
const actions = (...elements: unknown[]) => ({ type: 'actions', elements });
const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: plain(`Option ${at}`), value: `v${at}` }));
const select = (more: Json = {}) => ({ type: 'static_select', action_id: 's', options: options(2), ...more });
const input = (element: unknown, more: Json = {}) => ({ type: 'input', label: plain('Label'), element, ...more });
const times = (count: number, block: Json) => Array.from({ length: count }, () => ({ ...block }));

test('a message with everything in it is taken', () => {
  const blocks = [
    { type: 'header', text: plain(long(150)), block_id: 'top' },
    section({ text: mrkdwn(long(3_000)), fields: Array.from({ length: 10 }, () => mrkdwn(long(2_000))) }),
    section({ text: plain('x'), accessory: select() }),
    { type: 'context', elements: Array.from({ length: 10 }, () => mrkdwn('x')) },
    { type: 'divider' },
    { type: 'image', image_url: 'https://a.example/x.png', alt_text: 'x' },
    actions(
      button({
        value: long(2_000),
        style: 'danger',
        confirm: { title: plain('t'), text: plain('x'), confirm: plain('y'), deny: plain('n') },
      }),
      button({ action_id: 'b', url: `https://a.example/${long(2_000)}` }),
      { type: 'overflow', action_id: 'o', options: options(5) },
      select(),
    ),
  ];
  expect(findingsOfBlocks(blocks, 'message')).toEqual([]);
  expect(findingsOfBlocks(times(50, { type: 'divider' }), 'message')).toEqual([]);
});

describe('refused, with the place', () => {
  const refused: [string, unknown[], string][] = [
    ['51 blocks', times(51, { type: 'divider' }), 'no more than 50 items allowed [json-pointer:/blocks]'],
    ['an unknown block', [{ type: 'banner' }], 'unsupported type: banner [json-pointer:/blocks/0/type]'],
    ['an alert', [{ type: 'alert', text: plain('x') }], 'unsupported type: alert [json-pointer:/blocks/0/type]'],
    ['an input', [input({ type: 'plain_text_input' })], 'unsupported type: input [json-pointer:/blocks/0/type]'],
    ['no block at all', ['x'], 'unsupported type: string [json-pointer:/blocks/0/type]'],
    [
      'a header too long',
      [{ type: 'header', text: plain(long(151)) }],
      'must be less than 151 characters [json-pointer:/blocks/0/text/text]',
    ],
    [
      'a header in mrkdwn',
      [{ type: 'header', text: mrkdwn('x') }],
      'unsupported type: mrkdwn [json-pointer:/blocks/0/text/type]',
    ],
    ['a header without text', [{ type: 'header' }], 'missing required field: text [json-pointer:/blocks/0]'],
    [
      'a section too long',
      [{ type: 'divider' }, section({ text: mrkdwn(long(3_001)) })],
      'must be less than 3001 characters [json-pointer:/blocks/1/text/text]',
    ],
    [
      'an empty section',
      [section({ text: mrkdwn('') })],
      'must be more than 0 characters [json-pointer:/blocks/0/text/text]',
    ],
    ['a section with nothing', [section({})], 'missing required field: text or fields [json-pointer:/blocks/0]'],
    [
      'eleven fields',
      [section({ fields: Array.from({ length: 11 }, () => mrkdwn('x')) })],
      'no more than 10 items allowed [json-pointer:/blocks/0/fields]',
    ],
    [
      'a field too long',
      [section({ fields: [mrkdwn('x'), mrkdwn(long(2_001))] })],
      'must be less than 2001 characters [json-pointer:/blocks/0/fields/1/text]',
    ],
    ['no fields', [section({ fields: [] })], 'no fewer than 1 items allowed [json-pointer:/blocks/0/fields]'],
    [
      'eleven in a context',
      [{ type: 'context', elements: Array.from({ length: 11 }, () => mrkdwn('x')) }],
      'no more than 10 items allowed [json-pointer:/blocks/0/elements]',
    ],
    [
      'a button in a context',
      [{ type: 'context', elements: [button()] }],
      'unsupported type: button [json-pointer:/blocks/0/elements/0/type]',
    ],
    [
      '26 actions',
      [actions(...Array.from({ length: 26 }, (_, at) => button({ action_id: `a${at}` })))],
      'no more than 25 items allowed [json-pointer:/blocks/0/elements]',
    ],
    [
      'a button too long',
      [actions(button({ text: plain(long(76)) }))],
      'must be less than 76 characters [json-pointer:/blocks/0/elements/0/text/text]',
    ],
    [
      'a button in mrkdwn',
      [actions(button({ text: mrkdwn('x') }))],
      'unsupported type: mrkdwn [json-pointer:/blocks/0/elements/0/text/type]',
    ],
    [
      'a value too long',
      [actions(button({ value: long(2_001) }))],
      'must be less than 2001 characters [json-pointer:/blocks/0/elements/0/value]',
    ],
    [
      'a url too long',
      [actions(button({ url: `https://a.example/${long(3_000)}` }))],
      'must be less than 3001 characters [json-pointer:/blocks/0/elements/0/url]',
    ],
    [
      'a url that is none',
      [actions(button({ url: 'javascript:alert(1)' }))],
      'invalid url: javascript:alert(1) [json-pointer:/blocks/0/elements/0/url]',
    ],
    [
      'a style',
      [actions(button({ style: 'warning' }))],
      'must be a valid enum value: primary, danger [json-pointer:/blocks/0/elements/0/style]',
    ],
    [
      'a key nobody knows',
      [actions(button({ colour: 'red' }))],
      'invalid additional property: colour [json-pointer:/blocks/0/elements/0]',
    ],
    [
      'a key nobody knows in a text',
      [section({ text: { ...plain('x'), verbatim: true } })],
      'invalid additional property: verbatim [json-pointer:/blocks/0/text]',
    ],
    [
      'an action_id too long',
      [actions(button({ action_id: long(256) }))],
      'must be less than 256 characters [json-pointer:/blocks/0/elements/0/action_id]',
    ],
    [
      'a block_id too long',
      [{ type: 'divider', block_id: long(256) }],
      'must be less than 256 characters [json-pointer:/blocks/0/block_id]',
    ],
    [
      'a block_id twice',
      [
        { type: 'divider', block_id: 'a' },
        { type: 'divider', block_id: 'a' },
      ],
      '`block_id` already exists: a [json-pointer:/blocks/1/block_id]',
    ],
    [
      'an action_id twice',
      [actions(button(), button())],
      '`action_id` already exists: a [json-pointer:/blocks/0/elements]',
    ],
    [
      '101 options',
      [actions(select({ options: options(101) }))],
      'no more than 100 items allowed [json-pointer:/blocks/0/elements/0/options]',
    ],
    [
      'no options',
      [actions(select({ options: undefined }))],
      'exactly one of options and option_groups is required [json-pointer:/blocks/0/elements/0]',
    ],
    [
      'an option too long',
      [actions(select({ options: [{ text: plain(long(76)), value: 'v' }] }))],
      'must be less than 76 characters [json-pointer:/blocks/0/elements/0/options/0/text/text]',
    ],
    [
      'an initial option of none',
      [actions(select({ initial_option: { text: plain('?'), value: '?' } }))],
      'initial option must match one of the options [json-pointer:/blocks/0/elements/0]',
    ],
    [
      'six in an overflow',
      [actions({ type: 'overflow', action_id: 'o', options: options(6) })],
      'no more than 5 items allowed [json-pointer:/blocks/0/elements/0/options]',
    ],
    [
      'a confirmation too long',
      [
        actions(
          button({ confirm: { title: plain(long(101)), text: plain('x'), confirm: plain('y'), deny: plain('n') } }),
        ),
      ],
      'must be less than 101 characters [json-pointer:/blocks/0/elements/0/confirm/title/text]',
    ],
    [
      'half a character',
      [section({ text: mrkdwn('\ud83d') })],
      'must be valid UTF-8 [json-pointer:/blocks/0/text/text]',
    ],
    [
      'an image without alt_text',
      [{ type: 'image', image_url: 'https://a.example/x' }],
      'missing required field: alt_text [json-pointer:/blocks/0]',
    ],
    [
      'two tables',
      times(2, { type: 'table', rows: [[{ type: 'raw_text', text: 'x' }]] }),
      'only one table allowed [json-pointer:/blocks]',
    ],
  ];
  test.each(refused)('%s', (_, blocks, finding) => expect(findingsOfBlocks(blocks, 'message')).toEqual([finding]));

  test('all findings at once', () => {
    const blocks = [{ type: 'header', text: plain('') }, section({}), { type: 'nope' }];
    expect(findingsOfBlocks(blocks, 'message')).toHaveLength(3);
  });
});

test.each<[Surface, string, boolean]>([
  ['home', 'markdown', false],
  ['modal', 'markdown', false],
  ['message', 'markdown', true],
  ['modal', 'alert', true],
  ['home', 'alert', false],
])('in a %s, the block %s is taken: %s', (surface, type, taken) => {
  const block = { type, text: type === 'markdown' ? 'x' : plain('x') };
  expect(findingsOfBlocks([block], surface)).toHaveLength(taken ? 0 : 1);
});

describe('views', () => {
  const modal = (more: Json = {}) => ({ type: 'modal', title: plain('Title'), blocks: [{ type: 'divider' }], ...more });
  test('modals and homes that are right', () => {
    expect(
      findingsOfView(
        modal({ submit: plain('Save'), blocks: [input({ type: 'plain_text_input', max_length: 300 })] }),
        'modal',
      ),
    ).toEqual([]);
    expect(findingsOfView({ type: 'home', blocks: times(100, { type: 'divider' }) }, 'home')).toEqual([]);
  });
  test.each<[string, Json, 'modal' | 'home', string]>([
    [
      'a title too long',
      modal({ title: plain(long(25)) }),
      'modal',
      'must be less than 25 characters [json-pointer:/view/title/text]',
    ],
    ['no title', modal({ title: undefined }), 'modal', 'missing required field: title [json-pointer:/view]'],
    [
      'an input without submit',
      modal({ blocks: [input({ type: 'plain_text_input' })] }),
      'modal',
      'missing required field: submit [json-pointer:/view]',
    ],
    [
      'too much private_metadata',
      modal({ private_metadata: long(3_001) }),
      'modal',
      'must be less than 3001 characters [json-pointer:/view/private_metadata]',
    ],
    [
      '101 blocks',
      modal({ blocks: times(101, { type: 'divider' }) }),
      'modal',
      'no more than 100 items allowed [json-pointer:/view/blocks]',
    ],
    [
      'a home with a title',
      { ...modal(), type: 'home' },
      'home',
      'invalid additional property: title [json-pointer:/view]',
    ],
    ['the wrong type', modal(), 'home', 'must be a view of type home, not modal [json-pointer:/view/type]'],
    [
      'a text input too long',
      modal({ submit: plain('s'), blocks: [input({ type: 'plain_text_input', max_length: 3_001 })] }),
      'modal',
      'must be an integer from 1 to 3000 [json-pointer:/view/blocks/0/element/max_length]',
    ],
    [
      'a button as an input',
      modal({ submit: plain('s'), blocks: [input(button())] }),
      'modal',
      'unsupported type: button [json-pointer:/view/blocks/0/element/type]',
    ],
  ])('%s', (_, view, type, finding) => expect(findingsOfView(view, type)).toEqual([finding]));
});
