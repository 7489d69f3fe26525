import { z } from 'zod';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, type CallPriority, HubSpotFailure } from '../client/ports.ts';
import type { ContactProperties } from '../mapping/contact-to-record.ts';

/** HubSpot's batch limit. */
export const BATCH_MAX = 100;
/** Lower when histories are requested. */
const HISTORY_BATCH_MAX = 50;

export interface HubSpotContact {
  id: string;
  properties: ContactProperties;
  createdAt: Date | null;
}

export interface ReadContacts {
  contacts: Map<string, HubSpotContact>;
  /** Deleted, erased, or merged into another contact. */
  gone: Set<string>;
  refused: Map<string, HubSpotFailure>;
}

export interface ContactApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'contactsBatchRead' | 'contactsBatchUpdate' | 'contactsSearch' | 'properties'>;
}

interface ReadRequest {
  portalId: string;
  contactIds: readonly string[];
  /** Only these are returned. */
  properties: readonly string[];
  priority: CallPriority;
}

/**
 * Reads contacts in batches of 100, each id once.
 * @throws {HubSpotFailure} when a batch could not be read at all
 */
export async function readContacts(api: ContactApi, request: ReadRequest): Promise<ReadContacts> {
  const result: ReadContacts = { contacts: new Map(), gone: new Set(), refused: new Map() };
  for (const ids of batches([...new Set(request.contactIds)], BATCH_MAX)) {
    const refused = await sendIsolated(ids, (some) => readBatch(api, request, some, result));
    for (const [id, failure] of refused) result.refused.set(id, failure);
  }
  return result;
}

async function readBatch(api: ContactApi, request: ReadRequest, ids: readonly string[], into: ReadContacts) {
  const reply = await callRead(api, request, { ids, properties: request.properties, withHistory: [] });
  for (const { id, properties, createdAt } of reply.results) {
    into.contacts.set(id, { id, properties, createdAt: momentOf(properties.createdate ?? createdAt) });
  }
  const notFound = reply.errors.filter(({ category }) => category === 'OBJECT_NOT_FOUND').flatMap(concerned);
  const absent = ids.filter((id) => !into.contacts.has(id));
  // A complete response without a contact: its id was merged, and HubSpot answered with the survivor.
  const gone = reply.status === 207 ? absent.filter((id) => notFound.includes(id)) : absent;
  for (const id of gone) into.gone.add(id);
  if (gone.length < absent.length) throw answeredInPart(reply.status);
}

export const answeredInPart = (status: number) =>
  new HubSpotFailure('retryable', 'HubSpot answered for only some of the contacts', { status });

/** Who set a property's current value. */
export interface LastChange {
  value: string;
  at: Date;
  /** HubSpot's word, such as `CRM_UI` or `INTEGRATION`. */
  sourceType: string | null;
  /** `userId:7`, or the id of an app. */
  sourceId: string | null;
}

/** The newest change of one property, for contacts that have one. */
export async function readLastChanges(
  api: ContactApi,
  request: Omit<ReadRequest, 'properties'> & { property: string },
): Promise<Map<string, LastChange>> {
  const changes = new Map<string, LastChange>();
  for (const ids of batches([...new Set(request.contactIds)], HISTORY_BATCH_MAX)) {
    const withHistory = [request.property];
    const { results } = await callRead(api, request, { ids, properties: withHistory, withHistory });
    for (const { id, propertiesWithHistory } of results) {
      const newest = propertiesWithHistory?.[request.property]?.[0];
      if (newest === undefined) continue;
      const { value, timestamp, sourceType = null, sourceId = null } = newest;
      changes.set(id, { value: value ?? '', at: new Date(timestamp), sourceType, sourceId });
    }
  }
  return changes;
}

interface Wanted {
  ids: readonly string[];
  properties: readonly string[];
  withHistory: readonly string[];
}

async function callRead(api: ContactApi, { portalId, priority }: Omit<ReadRequest, 'properties'>, wanted: Wanted) {
  const { status, body } = await api.call({
    portalId,
    method: 'POST',
    path: api.paths.contactsBatchRead,
    body: {
      inputs: wanted.ids.map((id) => ({ id })),
      properties: wanted.properties,
      propertiesWithHistory: wanted.withHistory,
    },
    repeatable: true,
    priority,
  });
  return { status, ...readBatchReply(body) };
}

export function batches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function momentOf(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

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
