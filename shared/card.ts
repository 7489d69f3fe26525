import { z } from 'zod';
import { leadStatus } from './hubspot-properties.ts';
import { handlingStates, UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from './lead-actions.ts';
import { type BlockedCode, blockedTexts } from './problems/screen-blocked-reasons.ts';
import { screening } from './results.ts';

/** The largest id that is stored; larger ones cannot exist. */
const ID_MAX = 2n ** 63n - 1n;

/** HubSpot's ids, as text: they exceed what every parser keeps exactly. */
export const digits = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, { error: 'must be a number', abort: true })
  .refine((text) => BigInt(text) <= ID_MAX, 'must be an id');

/**
 * What HubSpot's proxy adds to the query of every request and signs. Portal and user are taken only from here; a
 * repeated name is not text and is refused.
 */
export const signedCaller = z.looseObject({
  portalId: digits,
  userId: digits,
  userEmail: z.string().max(320).optional(),
  appId: digits,
});

/** Chosen by the card for each press of a button: HubSpot resends a request that failed, and it still counts once. */
export const requestId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and dashes');

/** What a person may set a lead to; the other states are the bridge's. */
export const overrideStatus = z.enum(['valid', 'invalid', 'needs_info']);

const blockedCode = z.enum(Object.keys(blockedTexts) as [BlockedCode, ...BlockedCode[]]);

const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Such as `Lead intake`, `Amy Doe`, `User 7`. */
  who: z.string(),
  /** A sentence that does not name the lead. */
  what: z.string(),
});

export const handlingState = z.enum(handlingStates);

/** What a person may do with a lead on the card, as in Slack. */
export const handlingAction = z.enum(['claim', 'release', 'contacted', 'not_a_fit', 'reopen']);

const handledLead = z.object({
  state: handlingState,
  by: z.string().nullable(),
  /** Whether it is the viewer, in Slack or in HubSpot. */
  mine: z.boolean(),
  /** In words. */
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  /** Counts the changes: an action on a lead that has changed since it was shown is refused. */
  version: z.int().min(1),
  /** Possible actions, most likely first. */
  actions: z.array(handlingAction),
});

/** What to do with a lead, and why, in one line. */
const decision = z.object({ tone: z.enum(['go', 'ask', 'stop', 'wait']), text: z.string() });

const topReason = z.object({
  /** Its effect over all parts; null when it decides without points. */
  points: z.int().nullable(),
  text: z.string(),
  quote: z.string().nullable(),
});

/** Everything the bridge knows about one contact; every text in it is untrusted. */
const cardLead = z
  .object({
    contactId: digits,
    /** `unknown`: the bridge has not seen the contact yet. */
    state: z.enum(['unknown', 'pending', 'screened', 'needs_info', 'error', 'deleted']),
    /** Whether a screening is queued or running; the card polls until it is idle. */
    work: z.enum(['idle', 'queued', 'running']),
    /** Why the last screening failed, in words. */
    error: z.string().nullable(),
    /** Signs of suicide or violence, whatever the score. */
    safety: z.object({ text: z.string(), quote: z.string().nullable() }).nullable(),
    /** Null before the first result. */
    decision: decision.nullable(),
    /** The deciding reasons: on a refused lead, what refused it comes first. */
    reasons: z.array(topReason).max(3),
    /** The contact's properties with the phone number, in the order they are tried. */
    phoneProperties: z.array(z.string()),
    /** The threshold the lead was compared with. */
    threshold: z.int().min(1).max(100).nullable(),
    /** Every point and the words that earned it; null before the first result and once it has been deleted. */
    explanation: screening.nullable(),
    override: z.object({ status: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** Null before the first result. */
    handling: handledLead.nullable(),
    /** The newest first, at most 20. */
    history: z.array(historyEntry).max(20),
    canScreen: z.boolean(),
    /** Why it cannot be screened, or why its pending work is blocked. */
    obstacle: blockedCode.nullable(),
    /** URL of the lead in the dashboard; null when there is none. */
    dashboardUrl: z.url().nullable(),
  })
  .meta({ id: 'CardLead' });

const screenNow = z.strictObject({ requestId });
const screenAccepted = z.object({ contactId: digits, work: z.enum(['queued', 'running']) });

const handleLead = z
  .strictObject({
    requestId,
    action: handlingAction,
    /** The version shown. */
    seen: z.int().min(1),
    reason: z.enum(Object.keys(unfitReasons) as [UnfitReason, ...UnfitReason[]]).nullable(),
    note: z.string().max(UNFIT_NOTE_MAX).nullable(),
  })
  .refine(({ action, reason }) => (action === 'not_a_fit') === (reason !== null), 'a reason goes only with not_a_fit');
const leadHandled = z.object({
  contactId: digits,
  /** False when somebody was faster; `words` is for the person who was slower. */
  done: z.boolean(),
  words: z.string().nullable(),
});

/** A null status takes the override back. */
const setOverride = z.strictObject({ requestId, status: overrideStatus.nullable() });
/** What HubSpot refuses is a 409. */
const overrideSet = z.object({
  contactId: digits,
  status: leadStatus.nullable(),
  /** Whether HubSpot has it already; if not, it will follow. */
  written: z.boolean(),
});

/** Maximum number of contacts of one bulk run; the panel starts several runs for more. */
export const BULK_MAX = 500;

const startBulk = z.strictObject({ requestId, contactIds: z.array(digits).min(1).max(BULK_MAX) });

/** A run of the bulk action; the counts add up to `total`. */
const bulkProgress = z
  .object({
    requestId,
    total: z.int().min(1).max(BULK_MAX),
    waiting: z.int().min(0),
    valid: z.int().min(0),
    invalid: z.int().min(0),
    needsInfo: z.int().min(0),
    failed: z.int().min(0),
    /** Contacts that are deleted, or unknown to HubSpot. */
    skipped: z.int().min(0),
    finished: z.boolean(),
    /** Why nothing is progressing; null when it is. */
    obstacle: blockedCode.nullable(),
  })
  .meta({ id: 'BulkProgress' });

/** The body of every refusal. */
const cardRefusal = z.looseObject({
  /** For people. */
  error: z.string(),
  /** Code of the problem table. Missing when HubSpot's proxy refuses by itself. */
  code: z.string().optional(),
  details: z.array(z.looseObject({ path: z.string(), message: z.string() })).optional(),
});

export interface CardOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** In Express's notation. */
  readonly path: `/hubspot/card/${string}`;
  /** Schema of the body; null when there is none. */
  readonly input: z.ZodType | null;
  readonly output: z.ZodType;
  /** How long HubSpot may be asked within the request; by default a request is answered within two seconds. */
  readonly withinMs?: number;
}

/**
 * Requests of the card and the bulk action to the bridge. Besides 200: 400 wrong body, 401 wrong signature, 404 the
 * portal is not connected (or there is no such run), 409 not possible now, 429, 503 try again.
 */
export const cardOperations = {
  readLead: { method: 'GET', path: '/hubspot/card/contacts/:contactId', input: null, output: cardLead },
  screenNow: {
    method: 'POST',
    path: '/hubspot/card/contacts/:contactId/screen',
    input: screenNow,
    output: screenAccepted,
  },
  handleLead: {
    method: 'POST',
    path: '/hubspot/card/contacts/:contactId/handling',
    input: handleLead,
    output: leadHandled,
  },
  setOverride: {
    method: 'PUT',
    path: '/hubspot/card/contacts/:contactId/override',
    input: setOverride,
    output: overrideSet,
  },
  startBulk: { method: 'POST', path: '/hubspot/card/bulk', input: startBulk, output: bulkProgress },
  readBulk: { method: 'GET', path: '/hubspot/card/bulk/:requestId', input: null, output: bulkProgress },
} as const satisfies Record<string, CardOperation>;

export type CardLead = z.output<typeof cardLead>;
export type HandlingAction = z.output<typeof handlingAction>;
export type OverrideStatus = z.output<typeof overrideStatus>;
export type BulkProgress = z.output<typeof bulkProgress>;
export type CardRefusal = z.output<typeof cardRefusal>;
