import { leadStatus } from '../../../shared/hubspot-properties.ts';
import { type ActionBlocked, type ActionFinished, SCREEN_LEAD_EXPIRES } from '../../../shared/workflow-action.ts';
import { leadStatusOf, type WithNotes } from '../../leads/lead-columns.ts';
import type { Leads, WorkflowRuns } from '../../platform/store/schema.ts';

/** The workflow waits until it is notified. */
export const blocked: ActionBlocked = {
  outputFields: { hs_execution_state: 'BLOCK', hs_expiration_duration: SCREEN_LEAD_EXPIRES },
};

/** Why a workflow was not notified, in words. */
export const failureWords = {
  not_asked:
    'The lead will be screened, but the app lacks the automation scope and cannot send the workflow the result.',
  missing_scopes: 'The app lacks the automation scope and cannot send the workflow the result.',
  expired: 'There was no result within a day.',
  paused: 'Screening was paused during the whole day that the workflow waited.',
  refused: 'HubSpot did not accept the result: the workflow was no longer waiting.',
} as const satisfies Record<NonNullable<WorkflowRuns['reason']>, string>;

export const ERASED = 'The contact was erased.';

/** The workflow continues without a result; the notes say why. Branches must not take it for a judgment. */
export const withoutResult = (why: string): ActionFinished => ({
  outputFields: { hs_execution_state: 'FAIL_CONTINUE', lead_status: 'error', lead_notes: why },
});

type Result = WithNotes<Pick<Leads, 'state' | 'score' | 'valid' | 'notes' | 'override_status' | 'last_error'>>;

/**
 * Output for the workflow: a person's status overrides the bridge's, as on the contact. The action does not know the
 * firm's own options: the status is left out then, and so is the bridge's.
 */
export function finishedWith(lead: Result | undefined): ActionFinished {
  if (lead === undefined || lead.state === 'deleted') return withoutResult('The contact is no longer there.');
  if (lead.state === 'error' && lead.override_status === null)
    return withoutResult(lead.last_error ?? 'The lead could not be screened.');
  const status = leadStatus.safeParse(leadStatusOf(lead));
  const valid = validOf(lead);
  const judged = lead.state === 'screened' || valid !== null;
  return {
    outputFields: {
      hs_execution_state: 'SUCCESS',
      ...(status.success && { lead_status: status.data }),
      ...(judged && lead.score !== null && { lead_score: `${lead.score}` }),
      ...(valid !== null && { lead_valid: valid ? 'true' : 'false' }),
      lead_notes: lead.notes ?? '',
    },
  };
}

/** Null when neither the bridge nor a person has judged the lead. */
function validOf({ state, valid, override_status: override }: Result): boolean | null {
  if (override !== null) return override === 'valid' || override === 'invalid' ? override === 'valid' : null;
  return state === 'screened' ? valid : null;
}
