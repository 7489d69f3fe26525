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

/**
 * Sends a batch. If HubSpot refuses it whole, it is halved until only the refused items are left: one of n costs
 * between log2(n) and 2 log2(n) further calls. A batch whose response is too long is halved too.
 * @returns the refused items and why
 * @throws {HubSpotFailure} for everything but a refusal of the data; what was sent before is not reported
 */
export async function sendIsolated<Item>(
  items: readonly Item[],
  send: (items: readonly Item[]) => Promise<void>,
): Promise<Map<Item, HubSpotFailure>> {
  const refused = new Map<Item, HubSpotFailure>();
  if (items.length > 0) await sendOrSplit(items);
  return refused;

  async function sendOrSplit(batch: readonly Item[]): Promise<boolean> {
    try {
      await send(batch);
      return true;
    } catch (error) {
      if (!(error instanceof HubSpotFailure) || !mayBeSplit(error, batch)) throw error;
      await split(batch, error);
      return false;
    }
  }

  async function split(batch: readonly Item[], failure: HubSpotFailure): Promise<void> {
    const [only] = batch;
    if (batch.length === 1) {
      refused.set(only as Item, failure);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    const rest = batch.slice(middle);
    const taken = await sendOrSplit(batch.slice(0, middle));
    // If the first half was accepted, a refusal was about the second: it need not be sent whole again.
    if (taken && failure.kind === 'permanent') await split(rest, failure);
    else await sendOrSplit(rest);
  }
}

/** The response about one item is never too long, unless something is wrong with all of them. */
const mayBeSplit = ({ kind, unusable }: HubSpotFailure, batch: readonly unknown[]): boolean =>
  kind === 'permanent' || (unusable === 'too_long' && batch.length > 1);
