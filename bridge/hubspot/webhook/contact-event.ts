import { z } from 'zod';
import type { WebhookKind } from '../../../shared/dashboard/deliveries.ts';
import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { leadStatus } from '../../../shared/hubspot-properties.ts';
import { LARGEST_ID } from '../connections/connections.ts';
import { aboutChange } from '../mapping/contact-to-record.ts';

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

/** The stored part of an event: ids, names, a status set by a person, source and outcome; no other property value. */
export const eventPayload = z.object({
  type: z.string().default(''),
  source: z.string().optional(),
  property: z.string().optional(),
  /** Value of `lead_intake_status`: one of ours, or empty when cleared. */
  status: z.string().optional(),
  /** New value of the source or outcome property. */
  about: z.object({ field: z.enum(['source', 'outcome']), value: z.string().nullable() }).optional(),
  /** For a merge: the contacts merged away. */
  gone: z.array(z.string()).optional(),
});
export type EventPayload = z.output<typeof eventPayload>;

/** An event about a contact, in one vocabulary. */
export interface ContactEvent {
  portalId: string;
  /** For a merge: the surviving contact. */
  contactId: string;
  kind: WebhookKind;
  /** The same for every delivery of an event. */
  key: string;
  occurredAt: Date;
  payload: EventPayload;
}

/** Why an event is counted but not stored. */
export type IgnoredReason = 'other_type' | 'other_object' | 'own_write' | 'unmapped_property';

/** The parts of a portal's connection that decide whether an event matters. */
interface Portal {
  appId: string | null;
  mapped: ReadonlySet<string>;
  mapping: Pick<FieldMapping, 'about'>;
}

const CONTACT_TYPE_ID = '0-1';
export const STATUS_PROPERTY = 'lead_intake_status';

const kinds: Record<string, WebhookKind> = {
  creation: 'created',
  propertyChange: 'changed',
  deletion: 'deleted',
  merge: 'merged',
  restore: 'restored',
  privacyDeletion: 'erased',
};

/** `contact.creation` and `object.creation` of object type 0-1 are the same; events about other objects are ignored. */
export function readContactEvent(event: WebhookEvent, portal: Portal): ContactEvent | IgnoredReason {
  const type = event.subscriptionType ?? event.eventType ?? '';
  const [vocabulary = '', change = ''] = type.split('.', 2);
  const isContact = vocabulary === 'contact' || (vocabulary === 'object' && event.objectTypeId === CONTACT_TYPE_ID);
  if (!isContact) return 'other_object';
  const kind = Object.hasOwn(kinds, change) ? kinds[change] : undefined;
  if (kind === undefined) return 'other_type';
  if (kind === 'changed') {
    if (isOwnWrite(event, portal)) return 'own_write';
    const property = event.propertyName ?? '';
    const isKnown = property === STATUS_PROPERTY || portal.mapped.has(property) || aboutOf(event, portal) !== undefined;
    if (!isKnown) return 'unmapped_property';
  }
  const objectId = String(event.objectId);
  const name = kind === 'changed' ? `${kind}.${event.propertyName}` : kind;
  return {
    portalId: String(event.portalId),
    contactId: kind === 'merged' ? survivorOf(event) : objectId,
    kind,
    key: [name, objectId, event.eventId, event.occurredAt].join(':'),
    occurredAt: new Date(event.occurredAt),
    payload: {
      ...payloadOf(event, kind, `${vocabulary}.${change}`),
      ...(kind === 'changed' && aboutPart(event, portal)),
    },
  };
}

/**
 * Our writes only change properties; a contact that another script of the same app creates or deletes counts. The app
 * id is in the event too, because a static token does not reveal it.
 */
function isOwnWrite({ changeSource, sourceId, appId }: WebhookEvent, portal: Portal): boolean {
  if (changeSource !== 'INTEGRATION' || sourceId === undefined) return false;
  return [portal.appId, appId].some((own) => own !== null && own !== undefined && String(own) === String(sourceId));
}

const survivorOf = ({ newObjectId, primaryObjectId, objectId }: WebhookEvent): string =>
  String(newObjectId ?? primaryObjectId ?? objectId);

function payloadOf(event: WebhookEvent, kind: WebhookKind, type: string): EventPayload {
  const source = sourceOf(event);
  return {
    type,
    ...(source !== undefined && { source }),
    ...(kind === 'changed' && { property: event.propertyName ?? '' }),
    ...(kind === 'changed' && event.propertyName === STATUS_PROPERTY && statusOf(event)),
    ...(kind === 'merged' && { gone: mergedIdsOf(event) }),
  };
}

const aboutOf = ({ propertyName = '', propertyValue }: WebhookEvent, { mapping }: Portal) =>
  aboutChange(propertyName, typeof propertyValue === 'string' ? propertyValue : '', mapping);

/** A property that is also part of the record is read with the contact. */
function aboutPart(event: WebhookEvent, portal: Portal): Pick<EventPayload, 'about'> {
  const about = portal.mapped.has(event.propertyName ?? '') ? undefined : aboutOf(event, portal);
  return about === undefined ? {} : { about };
}

/** Options that the firm added are read from the contact, not stored here. */
function statusOf({ propertyValue }: WebhookEvent): { status?: string } {
  if (propertyValue === '' || propertyValue === null || propertyValue === undefined) return { status: '' };
  const parsed = leadStatus.safeParse(propertyValue);
  return parsed.success ? { status: parsed.data } : {};
}

/** `CRM_UI userId:7`, `INTEGRATION 4070801`; anything else is dropped. */
function sourceOf({ changeSource, sourceId }: WebhookEvent): string | undefined {
  const words = [changeSource, sourceId === undefined ? undefined : String(sourceId)];
  const known = words.filter((word) => word !== undefined && /^[\w:.-]{1,80}$/.test(word));
  return known.length === 0 ? undefined : known.join(' ');
}

/** HubSpot lists merged contacts in several fields, which differ between kinds of merges. */
function mergedIdsOf(event: WebhookEvent): string[] {
  const named = [event.primaryObjectId, event.objectId, ...(event.mergedObjectIds ?? [])];
  const gone = new Set(named.flatMap((id) => (id === undefined ? [] : [String(id)])));
  gone.delete(survivorOf(event));
  return [...gone];
}
