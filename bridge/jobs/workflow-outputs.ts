import { leadStatus } from '../../shared/hubspot-properties.ts';
import type { ActionBlocked, ActionFinished } from '../../shared/workflow-action.ts';
import { SCREEN_LEAD_EXPIRES } from '../../shared/workflow-action.ts';
import type { Leads } from '../store/schema.ts';
import { isLeadValid } from './lead-validity.ts';
import { statusOf } from './write-override.ts';

/** The workflow waits until it is told. */
export const blocked: ActionBlocked = {
  outputFields: { hs_execution_state: 'BLOCK', hs_expiration_duration: SCREEN_LEAD_EXPIRES },
};

/** The workflow goes on without a result; the notes say why. */
export const withoutResult = (why: string): ActionFinished => ({
  outputFields: { hs_execution_state: 'FAIL_CONTINUE', lead_status: 'error', lead_valid: 'false', lead_notes: why },
});

type Result = Pick<Leads, 'state' | 'score' | 'valid' | 'notes' | 'override_status' | 'last_error'>;

/** What the workflow goes on with: a person's status stands before the bridge's, as on the contact. */
export function finishedWith(lead: Result | undefined): ActionFinished {
  if (lead === undefined || lead.state === 'deleted') return withoutResult('The contact is no longer there.');
  if (lead.state === 'error' && lead.override_status === null)
    return withoutResult(lead.last_error ?? 'The lead could not be screened.');
  return {
    outputFields: {
      hs_execution_state: 'SUCCESS',
      lead_status: leadStatus.catch('error').parse(statusOf(lead)),
      ...(lead.score !== null && { lead_score: `${lead.score}` }),
      lead_valid: isLeadValid(lead) ? 'true' : 'false',
      lead_notes: lead.notes ?? '',
    },
  };
}
