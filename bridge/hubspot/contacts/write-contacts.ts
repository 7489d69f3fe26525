import { z } from 'zod';
import {
  type LeadStatus,
  PROPERTY_TEXT_MAX,
  type ResultPropertyName,
  type ResultValues,
  resultProperties,
} from '../../../shared/hubspot-properties.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import { classifyResponse } from '../client/classify-response.ts';
import { type CallPriority, HubSpotFailure } from '../client/ports.ts';
import type { ContactProperties } from '../mapping/contact-to-record.ts';
import { listProperties, type PortalProperty } from '../mapping/list-properties.ts';
import { compareProperty, wantedProperties } from '../mapping/property-plan.ts';
import {
  answeredInPart,
  BATCH_MAX,
  batches,
  type ContactApi,
  concerned,
  readBatchReply,
  sendIsolated,
} from './read-contacts.ts';

interface ContactUpdate {
  id: string;
  /** `""` clears a property. */
  properties: Record<string, string>;
}

export interface WrittenContacts {
  written: Set<string>;
  gone: Set<string>;
  refused: Map<string, HubSpotFailure>;
}

interface WriteRequest {
  portalId: string;
  /** Of several updates of one contact the last one wins. */
  updates: readonly ContactUpdate[];
  priority: CallPriority;
}

/**
 * Writes values to contacts in batches of 100. Refused contacts are reported one by one, the others are written.
 * @throws {HubSpotFailure} when it is unknown whether a contact was written: writing it again is safe
 */
export async function writeContacts(api: ContactApi, request: WriteRequest): Promise<WrittenContacts> {
  const result: WrittenContacts = { written: new Set(), gone: new Set(), refused: new Map() };
  const updates = [...new Map(request.updates.map((update) => [update.id, update])).values()];
  for (const batch of batches(updates, BATCH_MAX)) {
    const refused = await sendIsolated(batch, (some) => writeBatch(api, request, some, result));
    for (const [{ id }, failure] of refused) result.refused.set(id, failure);
  }
  return result;
}

async function writeBatch(
  api: ContactApi,
  request: WriteRequest,
  batch: readonly ContactUpdate[],
  into: WrittenContacts,
) {
  const reply = await callUpdate(api, request, batch);
  for (const error of reply.errors) {
    for (const id of concerned(error)) {
      if (error.category === 'OBJECT_NOT_FOUND') into.gone.add(id);
      else into.refused.set(id, classifyResponse({ status: 400, headers: new Headers(), body: error }));
    }
  }
  const answered = new Set(reply.results.map(({ id }) => id));
  for (const { id } of batch) {
    if (into.gone.has(id) || into.refused.has(id)) continue;
    if (reply.status === 207 && !answered.has(id)) throw answeredInPart(207);
    into.written.add(id);
  }
}

async function callUpdate(api: ContactApi, { portalId, priority }: WriteRequest, batch: readonly ContactUpdate[]) {
  try {
    const { status, body } = await api.call({
      portalId,
      method: 'POST',
      path: api.paths.contactsBatchUpdate,
      // In portals that support it, the trace id makes each contact fail separately instead of the whole batch.
      body: { inputs: batch.map(({ id, properties }) => ({ id, properties, objectWriteTraceId: id })) },
      repeatable: true,
      priority,
    });
    return { status, ...readBatchReply(body) };
  } catch (error) {
    throw error instanceof HubSpotFailure ? await withUnfitProperties(api, portalId, error) : error;
  }
}

/**
 * A property of ours that is missing, has another type or lacks an option would make every contact fail; the portal has
 * to be fixed, then all are written.
 */
async function withUnfitProperties(
  api: ContactApi,
  portalId: string,
  failure: HubSpotFailure,
): Promise<HubSpotFailure> {
  if (failure.kind !== 'permanent' || failure.properties.length === 0) return failure;
  const found = new Map((await listProperties(api, { portalId, priority: 'live' })).map((one) => [one.name, one]));
  const unfit = failure.properties.filter((name) => !isFit(name, found.get(name)));
  if (unfit.length === 0) return failure;
  const absent = unfit.filter((name) => !found.has(name));
  const message =
    absent.length > 0
      ? `The portal has no property ${absent.join(', ')}; "hubspot provision" makes it`
      : `The portal's property ${unfit.join(', ')} does not accept what the bridge writes; "hubspot provision" fixes it, or says why it cannot`;
  return new HubSpotFailure('retryable', message, { status: failure.status, properties: unfit });
}

function isFit(name: string, found: PortalProperty | undefined): boolean {
  if (found === undefined) return false;
  const wanted = wantedProperties.find((one) => one.name === name && one.written);
  if (wanted === undefined) return true;
  const { usable, missingOptions } = compareProperty(wanted, found);
  return usable && missingOptions.length === 0;
}

/** The values a contact in HubSpot gets from its lead. */
interface LeadResult {
  status: LeadStatus;
  /** Null clears an older value. When omitted, the property is unchanged. */
  score?: number | null | undefined;
  notes?: string | null | undefined;
  screenedAt?: Date | undefined;
  /** As `engineText` writes it. */
  engine?: string | null | undefined;
}

/** A screening's result, as in a lead's row. */
interface Screened {
  state: 'pending' | 'screened' | 'needs_info';
  score?: number | null | undefined;
  valid?: boolean | null | undefined;
  notes?: string | null | undefined;
  engine?: string | null | undefined;
  screened_at?: Date | string | null | undefined;
}

export function resultOf({ state, score, valid, notes, engine, screened_at }: Screened): LeadResult {
  if (state === 'pending') return { status: 'pending' };
  const status = state === 'needs_info' ? 'needs_info' : valid ? 'valid' : 'invalid';
  return {
    status,
    score: score ?? null,
    notes: notes ?? null,
    engine: engine ?? null,
    screenedAt: screened_at === null || screened_at === undefined ? undefined : new Date(screened_at),
  };
}

export const resultPropertyNames = Object.keys(resultProperties) as ResultPropertyName[];

/** Engine, version, model and prompt on one line. */
export function engineText({ name, version, model, promptVersion }: EngineIdentity): string {
  const more = [model, promptVersion === null ? null : `prompt ${promptVersion}`].filter((part) => part !== null);
  return `${name} ${version}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

/**
 * A result as HubSpot stores it: strings, `""` to clear.
 * @param options.keepStatus a human has set the status: it is left out
 */
export function resultToProperties(result: LeadResult, options: { keepStatus?: boolean } = {}): Record<string, string> {
  const { status, score, notes, screenedAt, engine } = result;
  return {
    ...(options.keepStatus !== true && encode({ lead_intake_status: status })),
    ...encodeOrClear('lead_intake_score', score),
    ...encodeOrClear('lead_intake_notes', typeof notes === 'string' ? cutText(notes) : notes),
    ...encodeOrClear('lead_intake_screened_at', screenedAt),
    ...encodeOrClear('lead_intake_engine', typeof engine === 'string' ? cutText(engine) : engine),
  };
}

/** The wanted values that differ from HubSpot's, ignoring formatting. */
export function changedProperties(wanted: Record<string, string>, prev: ContactProperties): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(name, value, prev[name] ?? '')));
}

function encodeOrClear<Name extends ResultPropertyName>(name: Name, value: ResultValues[Name] | null) {
  if (value === undefined) return {};
  return value === null ? { [name]: '' } : encode({ [name]: value });
}

function encode(values: ResultValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      z.encode(resultProperties[name as ResultPropertyName].codec as z.ZodType<unknown, string>, value),
    ]),
  );
}

/** Cuts to the property limit, never inside a character. */
function cutText(text: string): string {
  const whole = text.toWellFormed().replaceAll('\0', '');
  if (whole.length <= PROPERTY_TEXT_MAX) return whole;
  const cut = whole.slice(0, PROPERTY_TEXT_MAX);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function isSame(name: string, wanted: string, prev: string): boolean {
  if (wanted === prev) return true;
  if (wanted === '' || prev === '') return false;
  const type = resultProperties[name as ResultPropertyName]?.type;
  if (type === 'number') return Number(wanted) === Number(prev);
  if (type === 'datetime') return Date.parse(wanted) === momentOf(prev);
  return false;
}

/** HubSpot writes timestamps as ISO text, in older responses as epoch milliseconds. */
const momentOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text));
