import type { LeadAction } from '../../../../shared/lead-actions.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Trx } from '../../../platform/store/schema.ts';
import { findSlackConnection } from '../../../slack/connect/connections.ts';
import { touchAlerts } from '../../../slack/messages/message-rows.ts';
import { leadSlaJob, writeLeadActionJob } from '../../definitions/job-kinds.ts';
import { enqueueDelivery } from './contact-alerts.ts';
import type { SlackTimings } from './slack-timings.ts';

interface Deps {
  queue: Pick<Queue, 'enqueue'>;
  pace: Pick<SlackTimings, 'minuteMs'>;
}

interface Followed {
  lead: { id: string; account_id: string; portal_id: string };
  action: LeadAction;
  historyId: string;
  /** The current version of the handling. */
  version: number;
}

/** Follow-ups of an action: the Slack message shows it, HubSpot gets it, and a lead that is available again is watched. */
export async function followAction(
  { queue, pace }: Deps,
  trx: Trx,
  { lead, action, historyId, version }: Followed,
): Promise<void> {
  await enqueueDelivery(queue, trx, await touchAlerts(trx, [lead.id]));
  await queue.enqueue(trx, writeLeadActionJob, [{ data: { historyId }, options: { groupId: lead.portal_id } }]);
  if (action !== 'release') return;
  const connection = await findSlackConnection(trx, lead.account_id);
  const minutes = connection?.settings.sla?.remindAfterMinutes;
  if (minutes === undefined) return;
  const startAfter = new Date(Date.now() + minutes * pace.minuteMs);
  const watch = { leadId: lead.id, step: 'reminder' as const, version };
  await queue.enqueue(trx, leadSlaJob, [{ data: watch, options: { startAfter } }]);
}
