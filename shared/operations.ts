import { z } from 'zod';
import { exampleExplain, exampleRecord, exampleScore, exampleScreen } from './examples.ts';
import type { ProblemCode } from './problems/problems.ts';
import { inputRecord } from './record.ts';
import { explainResponse, scoreResponse, screenResponse } from './results.ts';

/** The body of every v1 operation: exactly one top-level key. */
export const recordRequest = z.strictObject({ record: inputRecord }).meta({ id: 'RecordRequest' });

export interface Operation {
  readonly method: 'post';
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly example: { readonly input: unknown; readonly output: unknown };
  readonly problems: readonly ProblemCode[];
}

const commonProblems = [
  'invalid_record',
  'invalid_idempotency_key',
  'malformed_request',
  'invalid_api_key',
  'no_active_subscription',
  'plan_without_api',
  'request_timeout',
  'idempotency_conflict',
  'payload_too_large',
  'header_fields_too_large',
  'rate_limited',
  'analysis_failed',
  'unavailable',
] as const satisfies readonly ProblemCode[];

const common = { method: 'post', input: recordRequest, problems: commonProblems } as const;

/** The v1 API as data: validation, handlers, OpenAPI document, documentation page and tests are made from it. */
export const operations = {
  scoreRecord: {
    ...common,
    path: '/api/v1/score',
    summary: 'Score one intake record',
    description:
      'Returns the quality of the case from 0 to 100 with short notes. Does not depend on the account configuration.',
    output: scoreResponse,
    example: { input: { record: exampleRecord }, output: exampleScore },
  },
  screenRecord: {
    ...common,
    path: '/api/v1/screen',
    summary: 'Screen one intake record',
    description:
      'Scores the record against the accepted practice areas, threshold and custom filters of the account and sorts it into valid or invalid.',
    output: screenResponse,
    example: { input: { record: exampleRecord }, output: exampleScreen },
  },
  explainRecord: {
    ...common,
    path: '/api/v1/explain',
    summary: 'Explain the score and the screening of one intake record',
    description:
      'Returns every point of both results with the words of the record that earned it, missing facts, flags and filter judgments.',
    output: explainResponse,
    example: { input: { record: exampleRecord }, output: exampleExplain },
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export type OperationInput<Id extends OperationId> = z.output<(typeof operations)[Id]['input']>;
export type OperationOutput<Id extends OperationId> = z.input<(typeof operations)[Id]['output']>;
