import type { RequestHandler } from 'express';
import { type Operation, operations } from '../../../shared/operations.ts';
import { exchangeOf } from '../../platform/http/exchange.ts';
import { componentsOf, type JsonSchema } from '../../platform/http/json-schema.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { headers, requestHeaders } from './headers.ts';
import { invalidRecordSchema, problemResponses, problemSchema } from './problem-responses.ts';

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
    openapi: '3.1.1',
    info: {
      title: 'Lead Intake Scoring Service',
      license: { name: 'MIT', identifier: 'MIT' },
      version: options.version,
      description: 'Scores intake records of prospective clients of a law firm and screens them against what it takes.',
    },
    servers: [{ url: options.publicUrl }],
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

/** Needs no key: callers need it before they have one. */
export function createOpenApiRoute(options: { version: string; publicUrl: string }): RequestHandler {
  const json = Buffer.from(`${JSON.stringify(createOpenApiDocument(options), null, 2)}\n`);
  return (_req, res) => {
    exchangeOf(res).route = '/api/v1/openapi.json';
    res.setHeader('Cache-Control', 'public, max-age=300');
    res.setHeader('Access-Control-Allow-Origin', '*');
    sendJson(res, 200, json);
  };
}
