import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import type { createOpenApiDocument } from '../../bridge/v1/openapi/openapi-document.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { type Operation, operations } from '../../shared/operations.ts';
import { problems } from '../../shared/problems/problems.ts';
import { createCaller, json, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

type Document = ReturnType<typeof createOpenApiDocument>;
interface Responses {
  [status: string]: { description: string; headers: object; content: { 'application/json': { schema: object } } };
}
interface OperationObject {
  operationId: string;
  requestBody: { content: { 'application/json': { schema: object; example: unknown } } };
  responses: Responses;
}

const entries: [string, Operation][] = Object.entries(operations);
let server: TestServer;
let document: Document;
let ajv: Ajv2020;

beforeAll(async () => {
  server = await startTestServer({ requests: 5 });
  document = await json<Document>(fetch(`${server.url}/api/v1/openapi.json`));
  ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
  });
  ajv.addSchema(document, 'openapi');
});
afterAll(() => server[Symbol.asyncDispose]());

const operationAt = (operation: Operation) => document.paths[operation.path]?.post as unknown as OperationObject;
const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** Compiled in place, so that every reference is resolved inside the served document. */
function validatorOf(path: string): ValidateFunction {
  return ajv.compile({ $ref: `openapi#${path}` });
}

const responseValidator = (operation: Operation, status: number) =>
  validatorOf(`/paths/${pointer(operation.path)}/post/responses/${status}/content/application~1json/schema`);

const usual = [
  'connection',
  'keep-alive',
  'date',
  'content-type',
  'content-length',
  'cache-control',
  'x-content-type-options',
];
const ownHeaders = ({ headers }: Response) => [...headers.keys()].filter((name) => !usual.includes(name));

describe('the document', () => {
  test('needs no key and is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: '0.0.0' });
    expect(document.servers).toEqual([{ url: 'https://bridge.example' }]);
    expect(document.security).toEqual([{ apiKey: [] }]);
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  test('has every operation of the table once, and nothing else', () => {
    expect(Object.keys(document.paths)).toEqual(entries.map(([, operation]) => operation.path));
    expect(entries.map(([, operation]) => operationAt(operation).operationId)).toEqual(entries.map(([id]) => id));
  });

  test('every reference leads somewhere, and no component is left over', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, reference]) => reference ?? ''));
    for (const reference of references) {
      const target = reference
        .split('/')
        .slice(1)
        .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
      expect(target, reference).toBeTypeOf('object');
    }
    const named = ['schemas', 'headers'] as const;
    for (const kind of named) {
      for (const name of Object.keys(document.components[kind]))
        expect([...references]).toContain(`/components/${kind}/${name}`);
    }
    expect(text).not.toContain('$defs');
    expect(text).not.toContain('$schema');
  });

  test('every schema compiles', () => {
    for (const name of Object.keys(document.components.schemas)) validatorOf(`/components/schemas/${name}`);
  });

  test('names the status of every problem of an operation', () => {
    for (const [, operation] of entries) {
      const statuses = new Set(['200', ...operation.problems.map((code) => `${problems[code].status}`)]);
      expect(new Set(Object.keys(operationAt(operation).responses))).toEqual(statuses);
    }
  });
});

describe.each(entries)('%s', (_id, operation) => {
  test('its examples satisfy the zod schemas and the published ones', () => {
    expect(operation.input.parse(operation.example.input)).toEqual(operation.example.input);
    expect(operation.output.parse(operation.example.output)).toEqual(operation.example.output);
    const request = validatorOf(`/paths/${pointer(operation.path)}/post/requestBody/content/application~1json/schema`);
    expect(request(operation.example.input), JSON.stringify(request.errors)).toBe(true);
    const response = responseValidator(operation, 200);
    expect(response(operation.example.output), JSON.stringify(response.errors)).toBe(true);
  });

  test('what the server really answers is what the document says', async () => {
    const caller = await createCaller(server);
    const inactive = await createCaller(server);
    await setAccount(server.db, { accountId: inactive.accountId, subscription: 'none' }, 'test');
    const { path } = operation;
    const answers = [
      await post(server, { path, key: caller.key }),
      await post(server, { path, key: caller.key, body: { record: { ...exampleRecord, zip: 1 } } }),
      await post(server, { path }),
      await post(server, { path, key: inactive.key }),
      await post(server, { path, key: caller.key, body: 'x'.repeat(300_000) }),
      await post(server, { path, key: caller.key, headers: { 'idempotency-key': '1' } }),
      await post(server, {
        path,
        key: caller.key,
        headers: { 'idempotency-key': '1' },
        body: { record: { ...exampleRecord, zip: '1' } },
      }),
      await post(server, { path, key: caller.key }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 401, 401, 413, 200, 409, 429]);
    for (const answer of answers) {
      const documented = Object.keys(operationAt(operation).responses[answer.status]?.headers ?? {});
      expect(documented.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(ownHeaders(answer)));
      const validate = responseValidator(operation, answer.status);
      expect(validate(await answer.json()), JSON.stringify(validate.errors)).toBe(true);
    }
  });
});

test('the published request schema refuses what the server refuses', () => {
  const validate = validatorOf('/components/schemas/RecordRequest');
  const { phone: _, ...withoutPhone } = exampleRecord;
  expect(validate({ record: { ...exampleRecord, extra: 1 } })).toBe(true);
  expect(validate({ record: withoutPhone })).toBe(false);
  expect(validate({ record: exampleRecord, more: 1 })).toBe(false);
  expect(validate({ record: { ...exampleRecord, intakeNotes: 'x'.repeat(20_001) } })).toBe(false);
});
