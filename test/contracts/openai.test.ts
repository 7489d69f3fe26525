import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseAnswer, firmAnswer } from '../../bridge/analysis/openai/answer-schema.ts';
import { contractErrors, schemaErrors } from '../simulators/openai/api-contract.ts';
import { type OpenAISimulator, startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';
import { chatReply, type Ending, errorBody, responsesReply } from '../simulators/openai/replies.ts';
import { strictSubsetFaults } from '../simulators/openai/strict-subset.ts';

const format = zodTextFormat(caseAnswer, 'intake_form');
const request = {
  model: 'gpt-6-luna',
  instructions: 'x',
  input: [{ role: 'user', content: 'x' }],
  text: { format: { ...format } },
  store: false,
};

describe('our schemas', () => {
  test.each([
    ['case', caseAnswer],
    ['firm', firmAnswer],
  ])('%s lies in the strict subset, in both APIs', (_, schema) => {
    expect(strictSubsetFaults(zodTextFormat(schema, 'x').schema)).toEqual([]);
    expect(strictSubsetFaults(zodResponseFormat(schema, 'x').json_schema.schema ?? {})).toEqual([]);
  });

  test('the linter sees what strict mode refuses', () => {
    const object = (properties: object, rest: object = {}) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
      ...rest,
    });
    expect(strictSubsetFaults(object({ a: { type: 'string' } }))).toEqual([]);
    expect(strictSubsetFaults(object({ a: { type: 'string', default: 'x' } }))).toHaveLength(1);
    expect(strictSubsetFaults(object({ a: { type: 'string', minLength: 1 } }))).toHaveLength(1);
    expect(strictSubsetFaults(object({ a: { type: 'string' } }, { required: [] }))).toHaveLength(1);
    expect(strictSubsetFaults(object({}, { additionalProperties: true }))).toHaveLength(1);
    expect(strictSubsetFaults({ type: 'array', items: object({}) })).toHaveLength(1);
    let deep: Record<string, unknown> = object({});
    for (let depth = 0; depth < 11; depth += 1) deep = object({ deep });
    expect(strictSubsetFaults(deep).length).toBeGreaterThan(0);
  });

  test('a form is checked against the very schema that was sent', () => {
    expect(schemaErrors(format.schema, { level: 1 })).toHaveLength(1);
  });
});

describe('replies of the simulator', () => {
  const endings: Ending[] = ['stop', 'refusal', 'length', 'content_filter'];

  test.each(endings)('%s is a reply OpenAI describes', (ending) => {
    expect(contractErrors('Response', responsesReply(request, '{}', ending))).toEqual([]);
    expect(contractErrors('CreateChatCompletionResponse', chatReply(request, '{}', ending))).toEqual([]);
  });

  test('a wrong status, a missing key or a bare output text would be noticed', () => {
    const reply = responsesReply(request, '{}', 'stop');
    expect(contractErrors('Response', { ...reply, status: 'done' })).not.toEqual([]);
    const { tools: _, ...without } = reply;
    expect(contractErrors('Response', without)).not.toEqual([]);
    const bare = [
      {
        id: 'm',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: '' }],
      },
    ];
    expect(contractErrors('Response', { ...reply, output: bare })).not.toEqual([]);
  });

  test('errors have the shape of errors', () => {
    expect(contractErrors('ErrorResponse', errorBody({ status: 429, code: 'x', message: 'y' }))).toEqual([]);
  });
});

describe('the simulator', () => {
  let simulator: OpenAISimulator;
  beforeAll(async () => {
    simulator = await startOpenAISimulator({ today: '2026-11-20' });
  });
  afterAll(() => simulator[Symbol.asyncDispose]());

  const post = async (path: string, body: object, key: string | null = 'sim-key') => {
    const response = await fetch(simulator.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    const { error } = (await response.json()) as { error?: { code: string; param: string | null } };
    return [response.status, error?.code, error?.param];
  };

  test.each<[string, object, unknown[]]>([
    ['an unknown key', { ...request, temprature: 1 }, [400, 'unknown_parameter', 'temprature']],
    ['a temperature', { ...request, temperature: 0 }, [400, 'unknown_parameter', 'temperature']],
    ['a stored response', { ...request, store: true }, [400, 'invalid_request_error', 'store']],
    ['no word on storing', { ...request, store: undefined }, [400, 'invalid_request_error', 'store']],
    ['an unknown model', { ...request, model: 'gpt-9' }, [404, 'model_not_found', 'model']],
    ['a model past its shutdown', { ...request, model: 'gpt-3.5-turbo' }, [404, 'model_not_found', 'model']],
    [
      'a schema that is not strict',
      { ...request, text: { format: { ...format, strict: false } } },
      [400, 'invalid_request_error', null],
    ],
    ['no schema', { ...request, text: { format: { type: 'text' } } }, [400, 'invalid_request_error', null]],
    ['an input of the wrong type', { ...request, input: 7 }, [400, 'invalid_request_error', null]],
    ['an effort nobody knows', { ...request, reasoning: { effort: 'huge' } }, [400, 'invalid_request_error', null]],
  ])('refuses %s', async (_, body, expected) => {
    expect(await post('/responses', body)).toEqual(expected);
  });

  test('refuses wrong keys, empty accounts and other paths', async () => {
    expect(await post('/responses', request, null)).toEqual([401, 'invalid_api_key', null]);
    expect(await post('/responses', request, 'other')).toEqual([401, 'invalid_api_key', null]);
    expect(await post('/responses', request, 'sim-key-empty-account')).toEqual([429, 'insufficient_quota', null]);
    expect(await post('/embeddings', request)).toEqual([404, null, null]);
  });

  test('lists models with the day they are shut down', async () => {
    const response = await fetch(`${simulator.url}/models`, { headers: { authorization: 'Bearer sim-key' } });
    const list = (await response.json()) as { data: { id: string; shutdown_date: string | null }[] };
    expect(contractErrors('ListModelsResponse', list)).toEqual([]);
    expect(list.data.find(({ id }) => id === 'gpt-5-mini')?.shutdown_date).toBe('2026-12-11');
  });

  test('notices a prompt without its frame', async () => {
    expect((await post('/responses', request))[1]).toBe('simulator_fault');
    expect(simulator.ownFaults).toEqual(['Error: the prompt has no day or no framed record']);
  });
});
