import { contractErrors } from './api-contract.ts';
import type { ApiError } from './replies.ts';
import { strictSubsetFaults } from './strict-subset.ts';

export type Api = 'responses' | 'chat';

/** The API description lets unknown keys pass; a typo would go unnoticed without this list. */
const keys: Record<Api, ReadonlySet<string>> = {
  responses: new Set(['model', 'instructions', 'input', 'text', 'store', 'max_output_tokens', 'reasoning']),
  chat: new Set(['model', 'messages', 'response_format', 'store', 'max_completion_tokens', 'reasoning_effort']),
};

/** Models known here, with the day they are shut down. */
export const models: Record<string, string | null> = {
  'gpt-6-luna': null,
  'gpt-6-sol': null,
  'gpt-6.1-terra': null,
  'gpt-5-mini': '2026-12-11',
  'gpt-3.5-turbo': '2026-10-23',
};

type Body = Record<string, unknown>;
type Format = { type?: unknown; name?: unknown; strict?: unknown; schema?: Body };

export function formatOf(api: Api, body: Body): Format | undefined {
  const held = api === 'responses' ? (body.text as Body | undefined)?.format : body.response_format;
  const format = held as (Format & { json_schema?: Format }) | undefined;
  return api === 'responses' ? format : format?.json_schema;
}

const invalid = (message: string, param: string | null = null): ApiError => ({
  status: 400,
  code: 'invalid_request_error',
  message,
  param,
});

function checkModel(body: Body, today: string): ApiError | null {
  const model = String(body.model);
  const shutdown = models[model];
  if (shutdown === undefined)
    return { status: 404, code: 'model_not_found', message: `no model ${model}`, param: 'model' };
  if (shutdown !== null && shutdown < today) {
    return { status: 404, code: 'model_not_found', message: `${model} was shut down on ${shutdown}`, param: 'model' };
  }
  return null;
}

function checkFormat(api: Api, body: Body): ApiError | null {
  const format = formatOf(api, body);
  if (format?.schema === undefined || format.strict !== true) return invalid('a strict json_schema is required');
  if (!/^[\w-]{1,64}$/.test(String(format.name))) return invalid('bad format name');
  const faults = strictSubsetFaults(format.schema);
  return faults.length > 0 ? invalid(faults.join('; ')) : null;
}

/** What a strict server would refuse in a request; null when it may be answered. */
export function checkRequest(api: Api, body: Body, today: string): ApiError | null {
  const unknown = Object.keys(body).find((key) => !keys[api].has(key));
  if (unknown !== undefined)
    return { ...invalid(`Unknown parameter: '${unknown}'.`, unknown), code: 'unknown_parameter' };
  const errors = contractErrors(api === 'responses' ? 'CreateResponse' : 'CreateChatCompletionRequest', body);
  if (errors.length > 0) return invalid(errors.join('; '));
  if (body.store !== false) return invalid('store has to be false', 'store');
  return checkModel(body, today) ?? checkFormat(api, body);
}

export const apiKeys: Record<string, ApiError | null> = {
  'sim-key': null,
  'sim-key-empty-account': {
    status: 429,
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    message: 'You exceeded your current quota.',
  },
  'sim-key-forbidden': { status: 403, code: 'unsupported_country_region_territory', message: 'Not available.' },
};

export function checkKey(authorization: string | undefined): ApiError | null {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  const known = key === undefined ? undefined : apiKeys[key];
  return known === undefined ? { status: 401, code: 'invalid_api_key', message: 'Incorrect API key provided.' } : known;
}
