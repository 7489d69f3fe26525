import { z } from 'zod';
import { HubSpotFailure } from './ports.ts';

const properties = z.record(z.string(), z.string().nullable());

const change = z.looseObject({
  value: z.string().nullish(),
  timestamp: z.string(),
  sourceType: z.string().nullish(),
  sourceId: z.string().nullish(),
});

/** One error of a partly successful reply. */
export const batchError = z.looseObject({
  category: z.string().optional(),
  context: z.record(z.string(), z.array(z.string())).optional(),
});

/** Response of batch calls, with 200 or 207. */
const batchReply = z.looseObject({
  results: z.array(
    z.looseObject({
      id: z.string(),
      properties: properties.default({}),
      propertiesWithHistory: z.record(z.string(), z.array(change)).optional(),
      createdAt: z.string().optional(),
    }),
  ),
  errors: z.array(batchError).default([]),
});

type BatchError = z.output<typeof batchError>;

/** @throws {HubSpotFailure} `retryable` for any other shape */
export function readBatchReply(body: unknown): z.output<typeof batchReply> {
  const parsed = batchReply.safeParse(body);
  if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot’s answer to a batch cannot be read');
  return parsed.data;
}

/** The inputs an error is about: ids, or our trace ids. */
export function concerned({ context = {} }: BatchError): string[] {
  return [...(context.ids ?? []), ...(context.id ?? []), ...(context.objectWriteTraceId ?? [])];
}
