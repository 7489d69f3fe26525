import type { RequestHandler } from 'express';
import { type Operation, operations } from '../../../shared/operations.ts';
import { type ProblemCode, problems } from '../../../shared/problems/problems.ts';
import { exchangeOf, sendJson } from '../../platform/http/exchange.ts';
import { componentsOf, describeApi, type JsonSchema } from '../../platform/http/json-schema.ts';

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'Every error body.',
  properties: { error: { type: 'string', description: 'What went wrong; see the error list.' } },
  required: ['error'],
};

const invalidRecordSchema: JsonSchema = {
  type: 'object',
  description: 'A body that does not match the schema of the operation.',
  properties: {
    error: { type: 'string' },
    details: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Place in the body (`record.phone`); empty for the body itself.' },
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

/** One response for each status; codes that share a status become examples of it. */
function problemResponses(codes: readonly ProblemCode[]): Record<string, unknown> {
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

const text = { type: 'string' };

/** Response headers of the v1 operations. */
const headers = {
  XRequestId: {
    description: 'Id of this request in the log: yours if you sent a valid one, otherwise a new one.',
    schema: text,
  },
  XErrorCode: {
    description: 'The code of the error, such as `invalid_record`, for programs.',
    schema: text,
    example: 'invalid_record',
  },
  Link: {
    description: 'Where this error is explained.',
    schema: text,
    example: '</docs#invalid_record>; rel="help"',
  },
  RateLimitPolicy: {
    description: 'The limit of the plan: requests (`q`) in a window of `w` seconds.',
    schema: text,
    example: '"pro";q=100;w=60',
  },
  RateLimit: {
    description: 'Requests left (`r`) and seconds until the window ends (`t`).',
    schema: text,
    example: '"pro";r=99;t=60',
  },
  WWWAuthenticate: { description: 'How to authenticate.', schema: text, example: 'Bearer realm="api"' },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  IdempotencyReplayed: {
    description: 'Present when the answer was stored by an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

/** Request headers of the v1 operations. */
const requestHeaders = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A repeated request with the same key and body gets the first answer, byte for byte, for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
  },
  {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Your own id for this request; letters, digits and `_.:-`, at most 128.',
    schema: { type: 'string', maxLength: 128, pattern: '^[\\w.:-]+$' },
  },
] as const;

const header = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

/** The v1 API as an OpenAPI 3.1 document, made from the operations table. */
export function createOpenApiDocument(options: { version: string; publicUrl: string }) {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema, InvalidRecord: invalidRecordSchema };
  const paths = Object.fromEntries(
    Object.entries(operations).map(([id, operation]: [string, Operation]) => {
      const request = componentsOf(operation.input, 'input');
      const response = componentsOf(operation.output, 'output');
      Object.assign(schemas, response.components, request.components);
      return [operation.path, { [operation.method]: operationObject(id, operation, request.ref, response.ref) }];
    }),
  );
  return {
    ...describeApi({
      ...options,
      title: 'Lead Intake Scoring Service',
      description: 'Scores intake records of prospective clients of a law firm and screens them against what it takes.',
    }),
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of an account with an active PRO subscription.',
        },
      },
      headers,
      schemas,
    },
  };
}

function operationObject(id: string, operation: Operation, request: JsonSchema, response: JsonSchema) {
  return {
    operationId: id,
    summary: operation.summary,
    description: operation.description,
    parameters: requestHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: request, example: operation.example.input } },
    },
    responses: {
      200: {
        description: 'The result.',
        headers: {
          'X-Request-Id': header('XRequestId'),
          'RateLimit-Policy': header('RateLimitPolicy'),
          RateLimit: header('RateLimit'),
          'Idempotency-Replayed': header('IdempotencyReplayed'),
        },
        content: { 'application/json': { schema: response, example: operation.example.output } },
      },
      ...problemResponses(operation.problems),
    },
  };
}

/** Needs no key: callers need it before they have one. The document is made when somebody first asks for it. */
export function createOpenApiHandler(options: { version: string; publicUrl: string }): RequestHandler {
  let json: Buffer | undefined;
  return (_req, res) => {
    json ??= Buffer.from(`${JSON.stringify(createOpenApiDocument(options), null, 2)}\n`);
    exchangeOf(res).route = '/api/v1/openapi.json';
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.setHeader('Access-Control-Allow-Origin', '*');
    sendJson(res, 200, json);
  };
}
