import { concerned, readBatchReply, sendIsolated } from '../client/batch-calls.ts';
import { classifyResponse } from '../client/classify-response.ts';
import { type CallPriority, HubSpotFailure } from '../client/ports.ts';
import { listProperties, type PortalProperty } from '../mapping/list-properties.ts';
import { compareProperty, wantedProperties } from '../mapping/property-plan.ts';
import { answeredInPart, BATCH_MAX, batches, type ContactApi } from './read-contacts.ts';

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
