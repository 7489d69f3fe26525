import { z } from 'zod';
import { LARGEST_ID } from '../connections/hubspot-ids.ts';

const EVENTS_MAX = 1_000;
const LATEST_MOMENT = Date.parse('9999-12-31T23:59:59Z');

/** A whole number; kept as digits when a JavaScript number could not hold it exactly. */
const digits = /^(0|[1-9]\d{0,39})$/;
const wholeNumber = z.union([z.int().nonnegative(), z.string().regex(digits)]);
const id = z.union([
  z.int().nonnegative(),
  z.string().refine((text) => digits.test(text) && BigInt(text) <= LARGEST_ID),
]);

/** A HubSpot webhook event, with the fields used here; unknown types and fields pass. */
const webhookEvent = z
  .looseObject({
    eventId: wholeNumber,
    portalId: id,
    appId: id.optional(),
    occurredAt: z.int().min(0).max(LATEST_MOMENT),
    subscriptionType: z.string().optional(),
    /** The name used in one of HubSpot's tables. */
    eventType: z.string().optional(),
    objectId: id,
    objectTypeId: z.string().optional(),
    changeSource: z.string().optional(),
    sourceId: z.union([z.string(), z.number()]).optional(),
    propertyName: z.string().optional(),
    propertyValue: z.unknown().optional(),
    primaryObjectId: id.optional(),
    mergedObjectIds: z.array(id).optional(),
    newObjectId: id.optional(),
  })
  .refine(({ subscriptionType, eventType }) => subscriptionType !== undefined || eventType !== undefined);

export type WebhookEvent = z.infer<typeof webhookEvent>;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The events of a delivery, and how many entries are invalid. Undefined when the body is not a JSON array of 1 to 1,000
 * entries, or has no valid event: one malformed entry must not cost the others.
 */
export function parseEvents(body: Uint8Array): { events: WebhookEvent[]; malformed: number } | undefined {
  const entries = readJson(body);
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > EVENTS_MAX) return undefined;
  const events = entries.flatMap((entry) => {
    const parsed = webhookEvent.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  return events.length === 0 ? undefined : { events, malformed: entries.length - events.length };
}

/** Also undefined for JSON that is nested too deeply. */
function readJson(body: Uint8Array): unknown {
  try {
    const text = strictUtf8.decode(body);
    // Walking every value with a reviver takes several times as long as parsing.
    return /\d{16}/.test(text) ? JSON.parse(text, exactNumber as Reviver) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Reviver = Parameters<typeof JSON.parse>[1];

function exactNumber(_key: string, value: unknown, { source }: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
  return /^\d+$/.test(source) ? source : value;
}
