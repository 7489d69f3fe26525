import { z } from 'zod';
import { leadStatus, leadStatusLabels } from './hubspot-properties.ts';

/** Where HubSpot calls the workflow action "Screen lead". */
export const SCREEN_LEAD_PATH = '/hubspot/actions/screen-lead';

/** How long a workflow waits for a result before it continues without one, ISO 8601. */
export const SCREEN_LEAD_EXPIRES = 'P1D';

/** HubSpot sends ids as numbers or as text. */
const id = z.union([z.string().regex(/^\d{1,19}$/), z.int().nonnegative()]);

/**
 * The used fields of HubSpot's request for each contact that reaches the action: anything else is ignored, because a
 * refusal would lose the contact; HubSpot does not retry.
 */
export const actionRequest = z.looseObject({
  /** The same for every delivery of one run; used for deduplication. */
  callbackId: z.string().min(1).max(500),
  origin: z.looseObject({ portalId: id }),
  object: z.looseObject({ objectId: id, objectType: z.string() }),
});

/** The outputs that branches and later actions of the workflow use, by HubSpot's types. */
export const actionOutputs = {
  lead_status: { label: 'Lead status', type: 'enumeration', options: leadStatusLabels },
  lead_score: { label: 'Lead score', type: 'number' },
  lead_valid: { label: 'Would take the lead', type: 'bool' },
  lead_notes: { label: 'Lead notes', type: 'string' },
} as const;

const actionValues = z.strictObject({
  /** Omitted when a person has set an option of the firm's own. */
  lead_status: leadStatus.optional(),
  /** Omitted when the lead was not judged. */
  lead_score: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
  /** Omitted when neither the bridge nor a person has judged the lead: `false` means declined. */
  lead_valid: z.enum(['true', 'false']).optional(),
  lead_notes: z.string().max(65_536),
});

/** The answer while the lead is being screened. */
export const actionBlocked = z.object({
  outputFields: z.object({
    hs_execution_state: z.literal('BLOCK'),
    hs_expiration_duration: z.literal(SCREEN_LEAD_EXPIRES),
  }),
});

/** The workflow's output: in the answer when the result is known already, else in the completion. */
export const actionFinished = z.object({
  outputFields: actionValues.partial().extend({ hs_execution_state: z.enum(['SUCCESS', 'FAIL_CONTINUE']) }),
});

export type ActionBlocked = z.output<typeof actionBlocked>;
export type ActionFinished = z.output<typeof actionFinished>;
