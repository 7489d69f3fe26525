import { type ProblemCode, problems } from '../../../shared/problems/problems.ts';
import type { JsonSchema } from '../../platform/http/json-schema.ts';

export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'Every error body.',
  properties: { error: { type: 'string', description: 'What went wrong; see the error list.' } },
  required: ['error'],
};

export const invalidRecordSchema: JsonSchema = {
  type: 'object',
  description: 'A body that is not what the operation takes.',
  properties: {
    error: { type: 'string' },
    details: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Where in the body, as `record.phone`; empty for the body itself.' },
          code: { type: 'string', description: 'Which rule is broken.' },
          message: {
            type: 'string',
            description: 'The broken rule as a sentence, such as `phone is required`. Never holds what was sent.',
          },
        },
        required: ['path', 'code', 'message'],
      },
    },
  },
  required: ['error'],
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** One response for each status; codes that share a status become examples of it. */
export function problemResponses(codes: readonly ProblemCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].toSorted(([a], [b]) => a - b).map(([status, sharing]) => [`${status}`, responseOf(status, sharing)]),
  );
}

/** Statuses that may occur after the request was counted; the others occur before. */
const counted: ReadonlySet<number> = new Set([400, 409, 413, 429, 500, 503]);

function responseOf(status: number, codes: ProblemCode[]) {
  const retryable = status === 429 || status === 503;
  return {
    description: codes.map((code) => problems[code].error).join(' · '),
    headers: {
      'X-Request-Id': header('XRequestId'),
      'X-Error-Code': header('XErrorCode'),
      Link: header('Link'),
      ...(retryable && { 'Retry-After': header('RetryAfter') }),
      ...(status === 401 && { 'WWW-Authenticate': header('WWWAuthenticate') }),
      ...(counted.has(status) && { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') }),
    },
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${status === 400 ? 'InvalidRecord' : 'Problem'}` },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: problems[code].help, value: exampleOf(code) }]),
        ),
      },
    },
  };
}

function exampleOf(code: ProblemCode) {
  const { error } = problems[code];
  if (code !== 'invalid_record') return { error };
  return { error, details: [{ path: 'record.phone', code: 'invalid_type', message: 'phone is required' }] };
}
