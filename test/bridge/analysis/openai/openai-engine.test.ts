import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../../bridge/analysis/openai/conversation.ts';
import { createOpenAIEngine, type OpenAIEngineDeps } from '../../../../bridge/analysis/openai/openai-engine.ts';
import { OpenAIFailure } from '../../../../bridge/analysis/openai/openai-failure.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';
import type { Configuration } from '../../../../shared/configuration.ts';
import { caseParts } from '../../../../shared/results.ts';
import { formatOf } from '../../../simulators/openai/check-request.ts';
import { faults, rateLimited } from '../../../simulators/openai/faults.ts';
import {
  methodNotAllowed,
  notFound,
  type OpenAISimulator,
  startOpenAISimulator,
} from '../../../simulators/openai/openai-simulator.ts';
import { sampleRecord } from '../sample-record.ts';

const today = '2026-11-20';
const input = { record: sampleRecord, today };
const configuration: Configuration = {
  practiceAreas: [{ name: 'Car Accident', aliases: ['MVA'] }],
  threshold: 60,
  customFilters: ['Lives in Travis County', 'Not yet represented by a lawyer', 'Speaks French'],
};

let simulator: OpenAISimulator;
let calls: CallEvent[];

beforeEach(async () => {
  simulator = await startOpenAISimulator();
  calls = [];
});

afterEach(async () => {
  const { ownFaults } = simulator;
  await simulator[Symbol.asyncDispose]();
  expect(ownFaults).toEqual([]);
});

const engineWith = (deps: Partial<OpenAIEngineDeps> = {}) =>
  createOpenAIEngine({
    apiKey: 'sim-key',
    baseUrl: simulator.url,
    model: 'gpt-6-luna',
    onCall: (event) => calls.push(event),
    ...deps,
    timing: { attemptMs: 30_000, overallMs: 60_000, backoffMs: 10, ...deps.timing },
  });

const outcomes = () => calls.map((call) => call.outcome);

async function failureOf(work: Promise<unknown>): Promise<OpenAIFailure> {
  const problem = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(Problem);
  expect((problem as Problem).code).toBe('analysis_failed');
  const { cause } = problem as Problem;
  expect(cause).toBeInstanceOf(OpenAIFailure);
  return cause as OpenAIFailure;
}

describe('a call that goes well', () => {
  test('turns levels into points and keeps the words that earned them', async () => {
    const assessment = await engineWith().assess(input);
    const points = Object.fromEntries(caseParts.map((part) => [part, assessment.parts[part].points]));
    expect(points).toEqual({ clarity: 17, strength: 18, damages: 18, merit: 17 });
    expect(assessment.parts.strength.reasons[0]).toEqual({
      points: 12,
      why: 'fault or entitlement plain: "Other driver was cited."',
      quote: 'Other driver was cited.',
      field: 'intakeNotes',
    });
    expect(assessment.missing).toEqual(['insurance']);
    expect(outcomes()).toEqual(['answered']);
    expect(calls[0]).toMatchObject({ mode: 'responses', status: 200, inputTokens: 1_200, outputTokens: 400 });
  });

  test('judges relevance and every filter for a firm', async () => {
    const { relevance, filters } = await engineWith().assessForFirm({ ...input, configuration });
    expect(relevance.verdict).toBe('fits');
    expect(filters).toEqual([
      {
        filter: 'Lives in Travis County',
        verdict: 'met',
        why: 'the record shows it',
        quote: 'Travis',
        field: 'county',
      },
      {
        filter: 'Not yet represented by a lawyer',
        verdict: 'met',
        why: 'the record shows it',
        quote: 'No lawyer yet.',
        field: 'intakeNotes',
      },
      { filter: 'Speaks French', verdict: 'unknown', why: 'the record does not say', quote: null, field: null },
    ]);
  });

  test('asks in the agreed way: not stored, no temperature, strict schema, evidence before level', async () => {
    await engineWith({ effort: 'low' }).assess(input);
    const body = simulator.requests[0]?.body ?? {};
    expect(body).toMatchObject({ model: 'gpt-6-luna', store: false, reasoning: { effort: 'low' } });
    expect(body).not.toHaveProperty('temperature');
    const properties = formatOf('responses', body)?.schema?.properties as Record<string, unknown>;
    const order = Object.keys(properties);
    expect(order.indexOf('facts')).toBeLessThan(order.indexOf('criteria'));
    expect(JSON.stringify(properties.criteria)).toMatch(/"properties":\{"quotes":.*"level":/);
    expect(JSON.stringify(properties)).not.toMatch(/score|total/i);
  });

  test('gives two requests for one record different markers and canaries', async () => {
    const engine = engineWith();
    await engine.assess(input);
    await engine.assess(input);
    const [first, second] = simulator.requests.map(({ text }) => text);
    expect(first).not.toBe(second);
    const plain = (text = '') => text.replace(/={5}\w+={5}/g, 'M').replace(/the word \w+/g, 'C');
    expect(plain(first)).toBe(plain(second));
  });

  test('names engine, model and prompt', () => {
    expect(engineWith({ effort: 'high' }).identity).toEqual({
      name: 'openai',
      version: '1-high',
      model: 'gpt-6-luna',
      promptVersion: '2',
    });
  });
});

describe('answers that are no answer', () => {
  test.each([
    ['refused', faults.refusal],
    ['filtered', faults.filtered],
    ['not_an_answer', faults.html],
    ['rejected', { kind: 'error', error: { status: 400, code: 'invalid', message: 'no' } } as const],
    ['rejected', { kind: 'error', error: { status: 403, code: 'forbidden', message: 'no' } } as const],
    ['rejected', { kind: 'error', error: { status: 422, code: 'invalid', message: 'no' } } as const],
  ])('%s fails at once', async (kind, fault) => {
    simulator.script(fault);
    expect((await failureOf(engineWith().assess(input))).kind).toBe(kind);
    expect(simulator.requests).toHaveLength(1);
  });

  test.each([
    ['truncated JSON', faults.truncatedJson],
    ['prose', faults.prose],
    ['a form of the wrong shape', faults.wrongShape],
    ['levels out of range', faults.outOfRange],
  ])('%s is sent back once, saying what was wrong', async (_, fault) => {
    simulator.script(fault);
    const assessment = await engineWith().assess(input);
    expect(assessment.parts.strength.points).toBe(18);
    expect(outcomes()).toEqual(['invalid_answer', 'answered']);
    const second = simulator.requests[1]?.body.input as { content: string }[];
    expect(second[1]?.content).toMatch(/^Your previous answer was rejected \(.+\)\./);
    expect(second[1]?.content).not.toContain('95 out of 100');
  });

  test('the same again is a failure', async () => {
    simulator.script(faults.outOfRange, faults.prose);
    const failure = await failureOf(engineWith().assess(input));
    expect(failure.kind).toBe('invalid_answer');
    expect(failure.message).toBe('invalid_answer');
    expect(simulator.requests).toHaveLength(2);
  });

  test('an answer cut off gets twice the room, once', async () => {
    simulator.script(faults.incomplete);
    await engineWith({ maxOutputTokens: 500 }).assess(input);
    expect(simulator.requests.map(({ body }) => body.max_output_tokens)).toEqual([500, 1_000]);
    simulator.script(faults.incomplete, faults.incomplete);
    expect((await failureOf(engineWith().assess(input))).kind).toBe('truncated');
  });

  test('a leaked canary discards the answer', async () => {
    simulator.script(faults.leakedCanary);
    expect((await failureOf(engineWith().assess(input))).kind).toBe('canary_leaked');
  });

  test('invented quotes earn nothing', async () => {
    simulator.script(faults.fabricatedQuotes);
    const { parts } = await engineWith().assess(input);
    expect(caseParts.map((part) => parts[part].points)).toEqual([0, 0, 0, 0]);
    expect(caseParts.flatMap((part) => parts[part].reasons)).toEqual([]);
  });
});

describe('failures that pass', () => {
  test.each([
    ['server_error', faults.serverError],
    ['server_error', { kind: 'error', error: { status: 409, code: null, message: 'conflict' } } as const],
    ['timeout', { kind: 'error', error: { status: 408, code: null, message: 'late' } } as const],
    ['rate_limited', rateLimited()],
    ['network', faults.reset],
  ])('%s is tried again', async (kind, fault) => {
    simulator.script(fault);
    await engineWith().assess(input);
    expect(outcomes()).toEqual([kind, 'answered']);
  });

  test('not for ever', async () => {
    simulator.script(...Array.from({ length: 9 }, () => faults.serverError));
    const failure = await failureOf(engineWith().assess(input));
    expect(failure.detail).toMatchObject({ status: 500, requestId: 'req_simulated' });
    expect(simulator.requests).toHaveLength(4);
  });

  test('Retry-After is waited for when it fits into the deadline', async () => {
    simulator.script(rateLimited({ 'retry-after': '1' }));
    const began = performance.now();
    await engineWith().assess(input);
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  test.each([
    [{ 'retry-after': '120' }],
    [{ 'retry-after': new Date(Date.now() + 120_000).toUTCString() }],
    [{ 'retry-after-ms': '90000' }],
  ])('%j is longer than the deadline: no point in waiting', async (headers) => {
    simulator.script(rateLimited(headers));
    const began = performance.now();
    expect((await failureOf(engineWith().assess(input))).kind).toBe('rate_limited');
    expect(performance.now() - began).toBeLessThan(900);
    expect(simulator.requests).toHaveLength(1);
  });

  test.each([
    ['hangs', faults.hang],
    ['drips', faults.drip],
  ])('a server that %s is left after the time of one attempt', async (_, fault) => {
    simulator.script(fault);
    await engineWith({ timing: { attemptMs: 300 } }).assess(input);
    expect(outcomes()).toEqual(['timeout', 'answered']);
    await expect.poll(() => simulator.requests[0]?.aborted).toBe(true);
  });

  test('all attempts together keep the deadline', async () => {
    simulator.script(...Array.from({ length: 9 }, () => faults.hang));
    const began = performance.now();
    const failure = await failureOf(engineWith({ timing: { attemptMs: 200, overallMs: 500 } }).assess(input));
    expect(['deadline', 'timeout']).toContain(failure.kind);
    expect(performance.now() - began).toBeLessThan(900);
  });

  test('an unreachable server is a network failure', async () => {
    const failure = await failureOf(engineWith({ baseUrl: 'http://127.0.0.1:1/v1' }).assess(input));
    expect(failure.kind).toBe('network');
  });
});

describe('a caller who leaves', () => {
  test('gets the reason given, and the call is cut', async () => {
    simulator.script(faults.hang);
    const controller = new AbortController();
    const work = engineWith().assess({ ...input, signal: controller.signal });
    await expect.poll(() => simulator.requests.length).toBe(1);
    controller.abort(new Error('client left'));
    await expect(work).rejects.toThrow('client left');
    await expect.poll(() => simulator.requests[0]?.aborted).toBe(true);
    expect(outcomes()).toEqual(['aborted']);
  });

  test('is not kept waiting between two attempts', async () => {
    simulator.script(rateLimited({ 'retry-after': '4' }));
    const controller = new AbortController();
    const work = engineWith().assess({ ...input, signal: controller.signal });
    await expect.poll(() => calls.length).toBe(1);
    controller.abort(new Error('client left'));
    await expect(work).rejects.toThrow('client left');
    expect(simulator.requests).toHaveLength(1);
  });

  test('before the call makes none', async () => {
    await expect(engineWith().assess({ ...input, signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
      'gone',
    );
    expect(simulator.requests).toHaveLength(0);
  });
});

describe('servers without the Responses API', () => {
  test.each([
    ['404', notFound],
    ['405', methodNotAllowed],
    ['400 on text.format', { status: 400, code: 'unsupported_parameter', message: 'no', param: 'text.format' }],
  ])('%s: chat completions answer instead, and the mode is remembered', async (_, refusal) => {
    simulator.lacks = { responses: refusal };
    const engine = engineWith();
    const first = await engine.assess(input);
    const second = await engine.assess(input);
    expect(first).toEqual(second);
    expect(first.parts.strength.points).toBe(18);
    expect(engine.mode).toBe('chat');
    expect(simulator.requests.map(({ path }) => path)).toEqual([
      '/v1/responses',
      '/v1/chat/completions',
      '/v1/chat/completions',
    ]);
  });

  test('are asked again after a while', async () => {
    simulator.lacks = { responses: notFound };
    let now = 1_000_000;
    const engine = engineWith({ now: () => now, timing: { reprobeMs: 60_000 } });
    await engine.assess(input);
    simulator.lacks = {};
    now += 61_000;
    await engine.assess(input);
    expect(engine.mode).toBe('responses');
    expect(calls.at(-1)?.mode).toBe('responses');
  });

  test('a server with neither is a failure that leaves nothing behind', async () => {
    simulator.lacks = { responses: notFound, chat: notFound };
    const engine = engineWith();
    expect((await failureOf(engine.assess(input))).kind).toBe('unsupported');
    expect(engine.mode).toBe('responses');
  });

  test('a server that lost chat is asked for responses again', async () => {
    simulator.lacks = { responses: notFound };
    const engine = engineWith();
    await engine.assess(input);
    simulator.lacks = { chat: notFound };
    await engine.assess(input);
    expect(engine.mode).toBe('responses');
  });

  test.each([
    ['refused', faults.refusal],
    ['filtered', faults.filtered],
    ['not_an_answer', faults.html],
  ])('%s in chat fails', async (kind, fault) => {
    simulator.lacks = { responses: notFound };
    simulator.script(fault);
    expect((await failureOf(engineWith().assess(input))).kind).toBe(kind);
  });

  test.each([
    ['truncated', faults.incomplete],
    ['invalid_answer', faults.prose],
    ['invalid_answer', faults.outOfRange],
  ])('%s in chat is repaired once', async (kind, fault) => {
    simulator.lacks = { responses: notFound };
    simulator.script(fault);
    const { filters } = await engineWith().assessForFirm({ ...input, configuration });
    expect(filters[0]?.verdict).toBe('met');
    expect(outcomes()).toEqual(['unsupported', kind, 'answered']);
  });

  test('an unknown model is no missing API', async () => {
    expect((await failureOf(engineWith({ model: 'gpt-4' }).assess(input))).kind).toBe('rejected');
    expect((await failureOf(engineWith({ model: 'gpt-3.5-turbo' }).assess(input))).detail.code).toBe('model_not_found');
    expect(simulator.requests).toHaveLength(2);
  });
});

describe('an account that refuses every call', () => {
  const clock = () => {
    let now = 5_000_000;
    return { now: () => now, pass: (ms: number) => (now += ms) };
  };

  test.each([
    ['insufficient_quota', 'sim-key-empty-account'],
    ['unauthorized', 'sim-key-wrong'],
  ])('%s opens the breaker: later calls fail without being made', async (reason, apiKey) => {
    const changes: string[] = [];
    const engine = engineWith({ apiKey, onBreaker: ({ state }) => changes.push(state) });
    expect((await failureOf(engine.assess(input))).kind).toBe(reason);
    expect(engine.breaker).toMatchObject({ state: 'open', reason });
    const made = calls.length;
    expect((await failureOf(engine.assess(input))).kind).toBe('breaker_open');
    expect(calls.length).toBe(made);
    expect(changes).toEqual(['open']);
  });

  test('a probe that works closes it', async () => {
    const { now, pass } = clock();
    const changes: string[] = [];
    const engine = engineWith({ now, timing: { cooldownMs: 1_000 }, onBreaker: ({ state }) => changes.push(state) });
    simulator.script(faults.quota);
    await failureOf(engine.assess(input));
    pass(1_001);
    await engine.assess(input);
    expect(engine.breaker).toEqual({ state: 'closed', reason: null, retryAt: null });
    expect(changes).toEqual(['open', 'half_open', 'closed']);
  });

  test('a probe that fails opens it for longer; only one probe goes at a time', async () => {
    const { now, pass } = clock();
    const engine = engineWith({ now, timing: { cooldownMs: 1_000 } });
    simulator.script(faults.unauthorized);
    await failureOf(engine.assess(input));
    pass(1_001);
    simulator.script(faults.unauthorized);
    const [probe, other] = await Promise.all([failureOf(engine.assess(input)), failureOf(engine.assess(input))]);
    expect([probe.kind, other.kind].sort()).toEqual(['breaker_open', 'unauthorized']);
    expect(engine.breaker.retryAt).toBe(now() + 2_000);
    pass(1_500);
    expect((await failureOf(engine.assess(input))).kind).toBe('breaker_open');
  });

  test('a probe whose caller leaves, or that meets another failure, lets the next one through', async () => {
    const { now, pass } = clock();
    const engine = engineWith({ now, timing: { cooldownMs: 1_000 } });
    simulator.script(faults.quota);
    await failureOf(engine.assess(input));
    pass(1_001);
    simulator.script({ kind: 'error', error: { status: 400, code: 'x', message: 'x' } });
    expect((await failureOf(engine.assess(input))).kind).toBe('rejected');
    await engine.assess(input);
    expect(engine.breaker.state).toBe('closed');
  });

  test('403 does not open it', async () => {
    const engine = engineWith({ apiKey: 'sim-key-forbidden' });
    expect((await failureOf(engine.assess(input))).kind).toBe('rejected');
    expect(engine.breaker.state).toBe('closed');
  });
});
