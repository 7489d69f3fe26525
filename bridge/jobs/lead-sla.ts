import { type Kysely, sql, type Transaction } from 'kysely';
import { slackSettings } from '../../shared/slack-settings.ts';
import type { Claim } from '../queue/claim.ts';
import type { Queue } from '../queue/open-queue.ts';
import { endOfQuiet } from '../slack/quiet-hours.ts';
import { mentionText } from '../slack/slack-text.ts';
import type { Store } from '../store/open-store.ts';
import type { Database } from '../store/schema.ts';
import { isLeadValid } from './lead-validity.ts';
import { enqueueDelivery, lockAlert } from './message-rows.ts';
import { type LeadSla, leadSlaJob } from './slack-jobs.ts';
import type { SlackPace } from './slack-pace.ts';
import { addToThread } from './tell-lead.ts';

export interface SlaDeps {
  db: Kysely<Database>;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue' | 'work'>;
  pace: SlackPace;
  now(): Date;
}

/** Reminds of leads that nobody claims, until the signal. */
export async function runLeadSla(deps: SlaDeps & { signal: AbortSignal }): Promise<void> {
  await deps.queue.work(leadSlaJob, {
    signal: deps.signal,
    async handle(claims) {
      for (const claim of claims) await deps.db.transaction().execute((trx) => followUp(deps, trx, claim));
    },
  });
}

type Trx = Transaction<Database>;

/** Once in the thread, then once to whoever is to step in; not in the quiet hours. */
export async function followUp(deps: SlaDeps, trx: Trx, claim: Claim<LeadSla>): Promise<void> {
  await claim.complete(trx);
  const { leadId, step } = claim.data;
  const open = await findUnclaimed(trx, leadId);
  if (open === undefined || open.sla === null) return;
  const { sla, quietHours, timeZone } = open;
  const now = deps.now();
  const quietUntil = quietHours === null ? now : endOfQuiet(quietHours.hours, timeZone, now);
  if (quietUntil.getTime() > now.getTime()) return lookAgain(deps, trx, { leadId, step }, quietUntil);
  const { queue } = deps;
  const minutes = Math.round((now.getTime() - open.since.getTime()) / deps.pace.minuteMs);
  const mention = step === 'reminder' ? null : (mentionOf(sla.escalateTo) ?? open.alert.mention);
  const parent = { ...open.alert, lead_id: leadId };
  const added = await addToThread(deps, trx, {
    parent,
    key: `${step}:${leadId}`,
    content: { kind: step, minutes: Math.max(1, minutes) },
    mention,
  });
  if (added) await enqueueDelivery(queue, trx, [{ workspaceId: parent.workspace_id, channelId: parent.channel_id }]);
  if (step === 'escalation' || sla.escalateAfterMinutes === null) return;
  const waitMs = (sla.escalateAfterMinutes - sla.remindAfterMinutes) * deps.pace.minuteMs;
  await lookAgain(deps, trx, { leadId, step: 'escalation' }, new Date(now.getTime() + waitMs));
}

const mentionOf = (mention: Parameters<typeof mentionText>[0] | null) =>
  mention === null ? null : mentionText(mention);

async function lookAgain({ queue }: SlaDeps, trx: Trx, data: LeadSla, startAfter: Date): Promise<void> {
  await queue.enqueue(trx, leadSlaJob, [{ data, options: { startAfter } }]);
}

/** A lead that somebody has, or that is no lead any more, is nobody's worry. */
async function findUnclaimed(trx: Trx, leadId: string) {
  const row = await trx
    .selectFrom('lead_handling as h')
    .innerJoin('leads as l', 'l.id', 'h.lead_id')
    .innerJoin('slack_connections as s', 's.account_id', 'h.account_id')
    .select(['h.state as handling', 'l.state', 'l.valid', 'l.override_status', 's.settings'])
    .select(sql<Date>`greatest(h.alerted_at, h.updated_at)`.as('since'))
    .where('h.lead_id', '=', leadId)
    .where('h.alerted_at', 'is not', null)
    .forShare('h')
    .executeTakeFirst();
  if (row === undefined || row.handling !== 'new' || !isLeadValid(row)) return undefined;
  const alert = await lockAlert(trx, leadId);
  if (alert === undefined || alert.state !== 'posted') return undefined;
  return { ...slackSettings.parse(row.settings), alert, since: row.since };
}
