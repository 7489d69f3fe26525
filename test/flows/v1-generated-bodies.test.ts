import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleRecord } from '../../shared/examples.ts';
import { recordFields } from '../../shared/record.ts';
import { generatedCases } from '../fixtures/generated-cases.ts';
import { post, startServerWithKey, type TestServer } from '../fixtures/test-server.ts';

/** The drills send many times as many: test/chaos. */
const RUNS = generatedCases(800);

let server: TestServer;
let key: string;

beforeAll(async () => {
  ({ server, key } = await startServerWithKey());
});
afterAll(() => server[Symbol.asyncDispose]());

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant(''), fc.string({ unit: 'grapheme' }));
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue(), fc.constant(undefined));
const record = fc.oneof(
  fc.record(Object.fromEntries(recordFields.map((field) => [field, value])), { requiredKeys: [] }),
  fc.record(Object.fromEntries(recordFields.map((field) => [field, text]))),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', ...recordFields), fc.string()), value),
  fc.jsonValue(),
);
const body = fc.oneof(
  record.map((generated) => JSON.stringify({ record: generated })),
  fc.jsonValue().map((generated) => JSON.stringify(generated)),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 2_000 }),
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 4 })).map(([at, bytes]) => spliced(at, bytes)),
);

/** A good body with some bytes overwritten: the nearest a wrong body can come to a right one. */
function spliced(at: number, bytes: Uint8Array): Uint8Array {
  const good = Buffer.from(JSON.stringify({ record: exampleRecord }));
  good.set(bytes, at % (good.length - bytes.length));
  return good;
}

test(`${RUNS} generated bodies: 200 or 400, always JSON, never a 5xx`, async () => {
  const { seed } = fc.readConfigureGlobal();
  const seen = new Map<number, number>();
  const send = async (sent: string | Uint8Array, index: number) => {
    const path = index % 2 === 0 ? '/api/v1/score' : '/api/v1/screen';
    const response = await post(server, { key, path, body: sent });
    const answer = (await response.json()) as { error?: unknown; success?: unknown };
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    const replay = `seed ${seed}: ${JSON.stringify(`${sent}`)}`;
    expect([200, 400], replay).toContain(response.status);
    if (response.status === 200) expect(answer.success, replay).toBe(true);
    else expect(answer.error, replay).toBe('Record must match the InputRecord type');
  };
  const bodies = fc.sample(body, { numRuns: RUNS });
  for (let start = 0; start < RUNS; start += 50) {
    await Promise.all(bodies.slice(start, start + 50).map((sent, index) => send(sent, index)));
  }
  expect(seen.get(200), `seed ${seed}`).toBeGreaterThan(32);
  expect(seen.get(400), `seed ${seed}`).toBeGreaterThan(320);
});
