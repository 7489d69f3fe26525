import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WordedConfiguration } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import { emptyAnswer } from '../../../../bridge/analysis/openai/answer-schema.ts';
import type { CallEvent } from '../../../../bridge/analysis/openai/client/conversation.ts';
import { OpenAIFailure } from '../../../../bridge/analysis/openai/client/openai-failure.ts';
import type { ModelCallerDeps } from '../../../../bridge/analysis/openai/model-caller.ts';
import { createOpenAIEngine } from '../../../../bridge/analysis/openai/openai-engine.ts';
import { promptVersion } from '../../../../bridge/analysis/openai/prompt.ts';
import { rubricIdentity } from '../../../../bridge/analysis/rubric/rubric-identity.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';
import { caseParts } from '../../../../shared/results.ts';
import { formatOf } from '../../../simulators/openai/check-request.ts';
import { type Fault, faults, rateLimited } from '../../../simulators/openai/faults.ts';
import {
  methodNotAllowed,
  notFound,
  type OpenAISimulator,
  startOpenAISimulator,
} from '../../../simulators/openai/openai-simulator.ts';
import { sampleRecord } from '../sample-record.ts';

const today = '2026-11-20';
const input = { record: sampleRecord, today };
const configuration: WordedConfiguration = {
  practiceAreas: [{ name: 'Car Accident', aliases: ['MVA'] }],
  threshold: 60,
  customFilters: ['Lives in Travis County', 'Not yet represented by a lawyer', 'Speaks French'],
};

const formOf = (change: (form: Record<string, unknown>) => void): Fault => ({ kind: 'form', change });
const tooMany = formOf((form) => {
  const [harm] = form.harms as unknown[];
  form.harms = Array.from({ length: 100 }, () => harm);
});
const pointsOfItsOwn = formOf((form) => {
  form.harms = (form.harms as object[]).map((harm) => ({ quote: 'x', points: 20, score: 100, ...harm, what: 20 }));
});
const emptied = formOf((form) => {
  const { incident, lawyer } = form;
  Object.assign(form, { ...emptyAnswer, incident, lawyer });
});

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

const engineWith = (deps: Partial<ModelCallerDeps> = {}) =>
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
  test('turns what the model found into facts, points and questions', async () => {
    const assessment = await engineWith().assess(input);
    expect(assessment.facts).toEqual([
      { name: 'claim', value: 'rear-ended', quote: 'Rear-ended' },
      { name: 'incident_date', value: '2026-10-03', quote: 'Oct 3, 2026' },
      { name: 'opposing_party', value: 'other driver', quote: 'Other driver' },
      { name: 'injury', value: 'herniated disc', quote: 'Herniated disc' },
      { name: 'treatment', value: 'surgery', quote: 'surgery' },
      { name: 'amount', value: '$48,000 in medical bills', quote: '$48,000' },
      { name: 'liability', value: 'other side cited', quote: 'driver was cited' },
      { name: 'representation', value: 'none', quote: 'No lawyer' },
    ]);
    for (const part of caseParts) {
      const { points, reasons } = assessment.parts[part];
      expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
      for (const { quote } of reasons) expect(sampleRecord.intakeNotes).toContain(quote ?? '');
    }
    expect(assessment.asks.map(({ fact }) => fact)).toContain('evidence');
    expect(assessment.missing).toContain('evidence');
    expect(outcomes()).toEqual(['answered']);
    expect(calls[0]).toMatchObject({ mode: 'responses', status: 200, inputTokens: 1_200, outputTokens: 400 });
  });

  test('judges relevance by the model and filters by code, which the model never reads', async () => {
    const { relevance, filters } = await engineWith().assessForFirm({ ...input, configuration });
    expect(relevance.verdict).toBe('fits');
    const read = judgeFilters(input, configuration.customFilters);
    expect(filters.map(({ verdict, why }) => ({ verdict, why }))).toEqual(
      read.map(({ verdict, why }) => ({ verdict, why })),
    );
    // The lawyer is the fact that the model found, quoted as it was found.
    expect(filters[1]?.quote).toBe('No lawyer');
    expect(filters.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'unknown']);
    expect(simulator.requests[0]?.text).not.toContain('Speaks French');
  });

  test('asks in the agreed way: not stored, no temperature, strict schema, words before what they tell', async () => {
    await engineWith({ effort: 'low' }).assess(input);
    const body = simulator.requests[0]?.body ?? {};
    expect(body).toMatchObject({ model: 'gpt-6-luna', store: false, reasoning: { effort: 'low' } });
    expect(body).not.toHaveProperty('temperature');
    const properties = formatOf('responses', body)?.schema?.properties as Record<string, unknown>;
    expect(JSON.stringify(properties.harms)).toMatch(/"properties":\{"quote":.*"whose":.*"stated":.*"what":/);
    expect(JSON.stringify(properties)).not.toMatch(/score|total|points|"level"|"severity"/i);
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
      version: `2-${rubricIdentity.version}-high`,
      model: 'gpt-6-luna',
      promptVersion,
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
    ['a wording that is in no list', faults.wordingOfItsOwn],
    ['more entries than a list may have', tooMany],
    ['points beside the entries', pointsOfItsOwn],
  ])('%s is sent back once, saying what was wrong', async (_, fault) => {
    simulator.script(fault);
    const assessment = await engineWith().assess(input);
    expect(assessment.facts.map(({ value }) => value)).toContain('herniated disc');
    expect(outcomes()).toEqual(['invalid_answer', 'answered']);
    const second = simulator.requests[1]?.body.input as { content: string }[];
    expect(second[1]?.content).toMatch(/^Your previous answer was rejected \(.+\)\./);
    expect(second[1]?.content).not.toContain('95 out of 100');
  });

  test('the same again is a failure', async () => {
    simulator.script(faults.wordingOfItsOwn, faults.prose);
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

  test('invented quotes show nothing and are counted', async () => {
    const lost: number[] = [];
    simulator.script(faults.fabricatedQuotes, emptied);
    const engine = engineWith({ onLostQuotes: (count) => lost.push(count) });
    const [invented, empty] = [await engine.assess(input), await engine.assess(input)];
    expect(invented.facts.map(({ name }) => name)).toEqual(['incident_date', 'representation']);
    expect(invented.parts.damages).toEqual(empty.parts.damages);
    expect(lost).toEqual([6]);
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
    expect((await failureOf(engineWith({ timing: { overallMs: 60_000 } }).assess(input))).kind).toBe('rate_limited');
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(simulator.requests).toHaveLength(1);
  });

  test.each([
    ['hangs', faults.hang],
    ['drips', faults.drip],
  ])('a server that %s is left after the time of one attempt', async (_, fault) => {
    simulator.script(fault);
    await engineWith({ timing: { attemptMs: 1_500, overallMs: 60_000 } }).assess(input);
    // A machine that is busy may take longer than that for the next attempt too.
    expect(outcomes().slice(0, -1)).toContain('timeout');
    expect(outcomes().at(-1)).toBe('answered');
    await expect.poll(() => simulator.requests[0]?.aborted).toBe(true);
  });

  test('all attempts together keep the deadline', async () => {
    simulator.script(...Array.from({ length: 9 }, () => faults.hang));
    const failure = await failureOf(engineWith({ timing: { attemptMs: 200, overallMs: 500 } }).assess(input));
    expect(['deadline', 'timeout']).toContain(failure.kind);
    // Without it, as many as where a server fails at once.
    expect(simulator.requests.length).toBeLessThan(4);
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
    expect(first.facts.map(({ value }) => value)).toContain('herniated disc');
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
    ['invalid_answer', faults.wordingOfItsOwn],
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
