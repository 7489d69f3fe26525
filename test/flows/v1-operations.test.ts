import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { exampleExplain, exampleRecord, exampleScore } from '../../shared/examples.ts';
import { recordFields } from '../../shared/record.ts';
import { explainResponse, type scoreResponse, type screenResponse } from '../../shared/results.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import {
  createCaller,
  json,
  post,
  startServerWithKey,
  startTestServer,
  type TestServer,
} from '../fixtures/test-server.ts';

type ScoreBody = z.infer<typeof scoreResponse>;
type ScreenBody = z.infer<typeof screenResponse>;

let server: TestServer;
let key: string;

beforeAll(async () => {
  ({ server, key } = await startServerWithKey());
});
afterAll(() => server[Symbol.asyncDispose]());

describe('200', () => {
  test('score answers the envelope of the specification and nothing else', async () => {
    const before = Date.now();
    const response = await post(server, { key });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = await json<ScoreBody>(response);
    expect(body).toEqual({
      success: true,
      results: { analysisScore: exampleScore.results.analysisScore, analysisNotes: expect.any(String) },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(Object.keys(body)).toEqual(['success', 'results', 'timestamp']);
    expect([...body.results.analysisNotes].length).toBeLessThanOrEqual(300);
    expect(Date.parse(body.timestamp)).toBeGreaterThanOrEqual(before);
  });

  test('screen returns the ten fields byte for byte, whatever is in them', async () => {
    const texts = [
      '',
      ' \t\n',
      'é ñ 漢字 🙂',
      '\u0000\u0001\u007f',
      '\ud800 alone',
      '"\\/<script>',
      '\u2028\u200b',
      'x'.repeat(500),
    ];
    const record = Object.fromEntries(recordFields.map((field, index) => [field, texts[index % texts.length]]));
    const response = await post(server, { key, path: '/api/v1/screen', body: { record } });
    const { results } = await json<ScreenBody>(response);
    const [screened] = [...results.valid, ...results.invalid];
    const { analysis, ...fields } = screened!;
    expect(fields).toEqual(record);
    expect(Object.keys(fields)).toEqual([...recordFields]);
    expect(analysis).toEqual({ thresholdScore: exampleExplain.results.score, analysisNotes: expect.any(String) });
  });

  test('further fields of the record are ignored and do not come back', async () => {
    const record = { ...exampleRecord, ssn: '000-00-0000', analysis: { thresholdScore: 100 }, constructor: 'x' };
    const response = await post(server, { key, path: '/api/v1/screen', body: { record } });
    const { results } = await json<ScreenBody>(response);
    expect(Object.keys(results.valid[0]!)).toEqual([...recordFields, 'analysis']);
    expect(results.valid[0]!.analysis.thresholdScore).toBe(exampleExplain.results.score);
  });

  test('explain returns every point of the screening', async () => {
    const response = await post(server, { key, path: '/api/v1/explain' });
    expect(response.status).toBe(200);
    const { results } = explainResponse.parse(await response.json());
    const points = Object.values(results.breakdown.parts).map((part) => part.points);
    expect(points.reduce((sum, value) => sum + value)).toBe(results.breakdown.score);
  });

  test('intake notes of 20,000 characters, a charset and other parameters of the type are accepted', async () => {
    const record = { ...exampleRecord, intakeNotes: 'é'.repeat(20_000) };
    const plain = ['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'Application/JSON'];
    for (const type of [...plain, 'application/json; charset=utf-8; x=y', 'application/json; profile="a; b"']) {
      const response = await post(server, { key, body: { record }, headers: { 'content-type': type } });
      expect(response.status, type).toBe(200);
    }
  });
});

describe('the threshold', () => {
  test.each([
    [59, 60, 'invalid'],
    [60, 60, 'valid'],
    [61, 60, 'valid'],
    [100, 100, 'valid'],
    [0, 1, 'invalid'],
  ] as const)('a score of %i against %i is %s', async (score, threshold, list) => {
    await using other = await startTestServer({ store: server.store, analyzer: instantAnalyzer({ score }) });
    const caller = await createCaller(server);
    await setConfiguration(server.db, { accountId: caller.accountId, input: { threshold }, actor: 'test' });
    const { results } = await json<ScreenBody>(post(other, { key: caller.key, path: '/api/v1/screen' }));
    expect(results[list]).toHaveLength(1);
    expect(results[list === 'valid' ? 'invalid' : 'valid']).toEqual([]);
    expect(results[list][0]!.analysis.thresholdScore).toBe(score);
  });
});
