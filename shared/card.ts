import { z } from 'zod';
import { leadStatus } from './hubspot-properties.ts';
import { handlingStates, UNFIT_NOTE_MAX, type UnfitReason, unfitReasons } from './lead-actions.ts';
import { type ScreenObstacle, screenObstacles } from './problems/screen-obstacles.ts';
import { screening } from './results.ts';

/** The largest id that is kept; a larger one cannot exist. */
const ID_MAX = 2n ** 63n - 1n;

/** What HubSpot counts by, as text: ids are larger than what every parser keeps exactly. */
export const digits = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, { error: 'must be a number', abort: true })
  .refine((text) => BigInt(text) <= ID_MAX, 'must be an id');

/**
 * What HubSpot's proxy adds to the query of every request and signs. Portal and user are taken from here and from
 * nowhere else; a name that stands in the query twice is no text and is refused.
 */
export const signedCaller = z.looseObject({
  portalId: digits,
  userId: digits,
  userEmail: z.string().max(320).optional(),
  appId: digits,
});

/** Chosen by the card for each press of a button: HubSpot repeats a request that failed, and it still counts once. */
export const requestId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'must be 8 to 64 letters, digits and dashes');

/** What a person may set a lead to; the other states are the bridge's. */
export const overrideStatus = z.enum(['valid', 'invalid', 'needs_info']);

const screenObstacle = z.enum(Object.keys(screenObstacles) as [ScreenObstacle, ...ScreenObstacle[]]);

const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Such as `Lead intake`, `Amy Doe`, `User 7`. */
  who: z.string(),
  /** A sentence without names of a lead. */
  what: z.string(),
});

export const handlingState = z.enum(handlingStates);

/** What a person may do with a lead on the card, as in Slack. */
export const handlingAction = z.enum(['claim', 'release', 'contacted', 'not_a_fit', 'reopen']);

const handledLead = z.object({
  state: handlingState,
  by: z.string().nullable(),
  /** Whether it is the person who looks, in Slack or in HubSpot. */
  mine: z.boolean(),
  /** In words. */
  reason: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  /** Counts the changes: what is done to a lead that has changed since it was shown is refused. */
  version: z.int().min(1),
  /** What can be done now, the likeliest first. */
  actions: z.array(handlingAction),
});

/** What to do with a lead, and why, in one line. */
const decision = z.object({ tone: z.enum(['go', 'ask', 'stop', 'wait']), text: z.string() });

const topReason = z.object({
  /** What it adds or takes over all parts; null where it decides without points. */
  points: z.int().nullable(),
  text: z.string(),
  quote: z.string().nullable(),
});

/** All that the bridge tells about one contact; every text in it is hostile. */
const cardLead = z
  .object({
    contactId: digits,
    /** `unknown`: the bridge has not seen the contact yet. */
    state: z.enum(['unknown', 'pending', 'screened', 'needs_info', 'error', 'deleted']),
    /** Whether a screening waits or runs; the card asks again until it is idle. */
    work: z.enum(['idle', 'queued', 'running']),
    /** Why the last screening failed, in words. */
    error: z.string().nullable(),
    /** What tells of suicide or violence, whatever the score. */
    safety: z.object({ text: z.string(), quote: z.string().nullable() }).nullable(),
    /** Null before the first result. */
    decision: decision.nullable(),
    /** What decided it: on a lead that is refused, what refused it comes first. */
    reasons: z.array(topReason).max(3),
    /** The contact's properties that hold the phone number, in the order they are tried. */
    phoneProperties: z.array(z.string()),
    /** The threshold the lead was measured by. */
    threshold: z.int().min(1).max(100).nullable(),
    /** Every point and the words that earned it; null before the first result and once it has been deleted. */
    explanation: screening.nullable(),
    override: z.object({ status: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    /** Null before the first result. */
    handling: handledLead.nullable(),
    /** The newest first, at most 20. */
    history: z.array(historyEntry).max(20),
    canScreen: z.boolean(),
    /** Why it cannot be screened, or why what waits for it does not move. */
    obstacle: screenObstacle.nullable(),
    /** Where the dashboard shows the lead; null where there is none. */
    dashboardUrl: z.url().nullable(),
  })
  .meta({ id: 'CardLead' });

const screenNow = z.strictObject({ requestId });
const screenAccepted = z.object({ contactId: digits, work: z.enum(['queued', 'running']) });

const handleLead = z
  .strictObject({
    requestId,
    action: handlingAction,
    /** The version that was shown. */
    seen: z.int().min(1),
    reason: z.enum(Object.keys(unfitReasons) as [UnfitReason, ...UnfitReason[]]).nullable(),
    note: z.string().max(UNFIT_NOTE_MAX).nullable(),
  })
  .refine(({ action, reason }) => (action === 'not_a_fit') === (reason !== null), 'a reason goes only with not_a_fit');
const leadHandled = z.object({
  contactId: digits,
  /** False where somebody was faster; the words are for the person who was slower. */
  done: z.boolean(),
  words: z.string().nullable(),
});

/** A null status gives the lead back to the bridge. */
const setOverride = z.strictObject({ requestId, status: overrideStatus.nullable() });
/** What HubSpot refuses is a 409. */
const overrideSet = z.object({
  contactId: digits,
  status: leadStatus.nullable(),
  /** Whether HubSpot has it by now; if not, it is on its way. */
  written: z.boolean(),
});

/** Most contacts of one bulk run; the panel starts several runs for more. */
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
    /** Why nothing moves, where nothing does. */
    obstacle: screenObstacle.nullable(),
  })
  .meta({ id: 'BulkProgress' });

/** The body of every refusal. */
const cardRefusal = z.looseObject({
  /** For people. */
  error: z.string(),
  /** The row of the problem table: what happened. Missing where HubSpot's proxy refuses by itself. */
  code: z.string().optional(),
  details: z.array(z.looseObject({ path: z.string(), message: z.string() })).optional(),
});

export interface CardOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** In Express's notation. */
  readonly path: `/hubspot/card/${string}`;
  /** Of the body; null where there is none. */
  readonly input: z.ZodType | null;
  readonly output: z.ZodType;
  /** How long HubSpot is asked within the request; left out, a request is answered within two seconds. */
  readonly withinMs?: number;
}

/**
 * What the card and the bulk action ask of the bridge. Besides 200: 400 wrong body, 401 wrong signature, 404 the portal
 * is not connected (or there is no such run), 409 not possible now, 429, 503 try again.
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
