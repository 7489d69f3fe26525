import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleRecord } from '../../shared/examples.ts';
import { recordFields } from '../../shared/record.ts';
import { type ErrorBody, json, post, startServerWithKey, type TestServer } from '../fixtures/test-server.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  ({ server, key } = await startServerWithKey());
});
afterAll(() => server[Symbol.asyncDispose]());

const good = JSON.stringify({ record: exampleRecord });
const withRecord = (change: object) => ({ record: { ...exampleRecord, ...change } });
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const wrongValues: unknown[] = [undefined, null, 0, 1.5, true, [], ['a'], {}, { toString: 'x' }];

const bodies: [what: string, body: unknown][] = [
  ['nothing', ''],
  ['white space', ' \n\t'],
  ['a word', 'hello'],
  ['null', null],
  ['true', true],
  ['a number', 42],
  ['a string', JSON.stringify('record')],
  ['an empty list', []],
  ['a list of records', [{ record: exampleRecord }]],
  ['an empty object', {}],
  ['the bare record', exampleRecord],
  ['another top-level key', { record: exampleRecord, options: {} }],
  ['two records', { record: exampleRecord, record2: exampleRecord }],
  ['a key in another case', { Record: exampleRecord }],
  ['a key with a space', { ' record': exampleRecord }],
  ['a list named record', { record: [exampleRecord] }],
  ['a string named record', { record: JSON.stringify(exampleRecord) }],
  ['null named record', { record: null }],
  ['a number named record', { record: 7 }],
  ['an empty record', { record: {} }],
  ['an empty list as record', { record: [] }],
  ['a __proto__ beside record', `{"record":${JSON.stringify(exampleRecord)},"__proto__":{"admin":true}}`],
  ['only a __proto__', `{"__proto__":{"record":${JSON.stringify(exampleRecord)}}}`],
  ['a constructor beside record', { record: exampleRecord, constructor: { prototype: {} } }],
  ['a record behind __proto__', `{"record":{"__proto__":${JSON.stringify(exampleRecord)}}}`],
  ['a record behind constructor', { record: { constructor: { prototype: exampleRecord } } }],
  ['a toString beside record', { record: exampleRecord, toString: 1 }],
  ['an empty key', { record: exampleRecord, '': 1 }],
  ['a cut-off body', good.slice(0, -1)],
  ['a body with something behind it', `${good}x`],
  ['two bodies', good + good],
  ['single quotes', good.replaceAll('"', "'")],
  ['a trailing comma', `${good.slice(0, -1)},}`],
  ['a comment', `/* */${good}`],
  ['a byte order mark', `\ufeff${good}`],
  ['a raw line break in a string', '{"record":{"phone":"1\n2"}}'],
  ['a raw NUL', `${good}\0`],
  ['a wrong escape', '{"record":{"phone":"\\x41"}}'],
  ['NaN', '{"record":NaN}'],
  ['a hexadecimal number', '{"record":0x10}'],
  ['a huge number', `{"record":${'9'.repeat(10_000)}}`],
  ['a form', 'record=1&phone=2'],
  ['XML', '<record><phone>1</phone></record>'],
  ['YAML', 'record:\n  phone: 1'],
  ['100,000 nested lists', nested(100_000, '[', ']')],
  ['100,000 open lists', '['.repeat(100_000)],
  ['20,000 nested objects', nested(20_000, '{"record":', '}').replace('}', '1}')],
  ['20,000 unknown keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]))],
  ['invalid UTF-8', Buffer.concat([Buffer.from('{"record":"'), Buffer.of(0xff, 0xfe), Buffer.from('"}')])],
  ['cut-off UTF-8', Buffer.concat([Buffer.from(good.slice(0, -2)), Buffer.of(0xe2, 0x82)])],
  ['overlong UTF-8', Buffer.from([0x7b, 0xc0, 0x80, 0x7d])],
  ['UTF-16', Buffer.from(good, 'utf16le')],
  ['random bytes', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 256))],
  ['notes that are too long', withRecord({ intakeNotes: 'x'.repeat(20_001) })],
  ...recordFields
    .filter((field) => field !== 'intakeNotes')
    .map((field): [string, unknown] => [`${field} too long`, withRecord({ [field]: 'x'.repeat(501) })]),
  ...recordFields.flatMap((field) =>
    wrongValues.map((value): [string, unknown] => [
      `${field} is ${JSON.stringify(value)}`,
      withRecord({ [field]: value }),
    ]),
  ),
];

describe(`${bodies.length} kinds of wrong body`, () => {
  test.each(bodies)('%s', async (_what, body) => {
    const response = await post(server, { key, body });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { error, details = [] } = await json<ErrorBody>(response);
    expect(error).toBe('Record must match the InputRecord type');
    expect(details.length).toBeGreaterThan(0);
    expect(details.length).toBeLessThanOrEqual(20);
    for (const detail of details) {
      expect(Object.keys(detail)).toEqual(['path', 'code', 'message']);
      expect(detail.path.length).toBeLessThanOrEqual(100);
      expect(detail.message.length).toBeLessThanOrEqual(200);
    }
  });
});

describe('content types and encodings', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/json; x=y; charset=utf-16',
    'application/json; charset',
    'application/jsonp',
    'application/problem+json',
    'text/json',
    'application/json, text/plain',
    'json',
    '',
  ];

  test.each(types)('%s', async (type) => {
    const response = await post(server, { key, headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).details).toEqual([
      { path: '', code: 'content_type', message: 'Content-Type must be application/json' },
    ]);
  });

  test('a compressed body', async () => {
    const response = await post(server, { key, body: gzipSync(good), headers: { 'content-encoding': 'gzip' } });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).details?.[0]?.code).toBe('content_encoding');
  });
});

test('prototype keys in a body change no object of the server', async () => {
  const body = `{"record":{"__proto__":{"polluted":"yes"},${JSON.stringify(exampleRecord).slice(1)}}`;
  const response = await post(server, { key, body, path: '/api/v1/screen' });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('polluted');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
