import type { Kysely } from 'kysely';
import { leadActions } from '../../../../shared/lead-actions.ts';
import type { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { slackUserOf } from '../../../leads/lead-handling.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { refuseOverride } from '../../app/refuse-override.ts';
import { enqueuePrivateReply } from '../deliver/notify-member.ts';
import { rejectedWords } from './refusal-words.ts';

interface Deps {
  db: Kysely<Database>;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue'>;
}

/** A history line with its lead, and the workspace of the member. */
interface ActedInSlack {
  id: string;
  lead_id: string;
  contact_id: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  workspace_id: string | null;
  team_id: string | null;
}

/**
 * HubSpot refused the status that a Slack action gave a lead: undoes it as on the card and notifies the person. Lines
 * of earlier versions do not hold the previous status; theirs stays.
 */
export async function refuseStatus(deps: Deps, acted: ActedInSlack, { message: words }: HubSpotFailure): Promise<void> {
  if (acted.detail.to === undefined) return;
  const { id: historyId, lead_id: leadId, contact_id: contactId, workspace_id: workspaceId, team_id: teamId } = acted;
  const action = leadActions.find((one) => one === acted.action);
  const userId = slackUserOf(acted.actor);
  await refuseOverride(deps, {
    historyId,
    words,
    async onUndone(trx) {
      if (action === undefined || userId === null || workspaceId === null || teamId === null) return;
      const message = { text: rejectedWords({ action, contactId, why: words }) };
      await enqueuePrivateReply(deps, trx, { workspaceId, teamId, userId, channelId: null, leadId, message });
    },
  });
}
