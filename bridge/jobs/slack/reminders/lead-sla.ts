import { sql } from 'kysely';
import { slackSettings } from '../../../../shared/slack-settings.ts';
import { isLeadValid } from '../../../leads/lead-columns.ts';
import { survivorOf } from '../../../leads/lead-handling.ts';
import type { Claim } from '../../../platform/queue/handle-batch.ts';
import { valuesWithJobs } from '../../../platform/queue/job-rows.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db, Trx } from '../../../platform/store/schema.ts';
import { lockAlert } from '../../../slack/messages/message-rows.ts';
import { mentionText } from '../../../slack/render/slack-text.ts';
import { endOfQuiet } from '../../../slack/routing/quiet-hours.ts';
import { type LeadSla, leadSlaJob } from '../../definitions/job-kinds.ts';
import { addToThread } from '../announce/notify-lead.ts';
import { enqueueDelivery } from '../messages/contact-alerts.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';

/** A lead announced longer ago is not watched again, days. */
const WATCHED_DAYS = 7;
const WATCH_BATCH = 1_000;

interface SlaDeps {
  db: Db;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue' | 'work'>;
  pace: SlackTimings;
  now(): Date;
}

/** Reminds about unclaimed leads, until the signal. */
export async function runLeadSla(deps: SlaDeps & { signal: AbortSignal }): Promise<void> {
  await deps.queue.work(leadSlaJob, {
    signal: deps.signal,
    async handle(claims) {
      for (const claim of claims) await deps.db.transaction().execute((trx) => followUp(deps, trx, claim));
    },
  });
}

/**
 * Reminds once in the thread, then once the named person, each time the lead is unclaimed; not in the quiet hours. For
 * a merged contact, the survivor is checked.
 */
export async function followUp(deps: SlaDeps, trx: Trx, claim: Claim<LeadSla>): Promise<void> {
  await claim.complete(trx);
  const { step } = claim.data;
  const open = await findUnclaimed(trx, claim.data);
  if (open === undefined || open.sla === null) return;
  const { sla, quietHours, timeZone, leadId, version } = open;
  const now = deps.now();
  const quietUntil = quietHours === null ? now : endOfQuiet(quietHours.hours, timeZone, now);
  if (quietUntil.getTime() > now.getTime()) return recheckLater(deps, trx, { leadId, step, version }, quietUntil);
  const { queue } = deps;
  const minutes = Math.round((now.getTime() - open.since.getTime()) / deps.pace.minuteMs);
  const mention = step === 'reminder' ? null : (mentionOf(sla.escalateTo) ?? open.alert.mention);
  const parent = { ...open.alert, lead_id: leadId };
  const added = await addToThread(deps, trx, {
    parent,
    key: `${step}:${leadId}:${version}`,
    content: { kind: step, minutes: Math.max(1, minutes) },
    mention,
  });
  if (added) await enqueueDelivery(queue, trx, [{ workspaceId: parent.workspace_id, channelId: parent.channel_id }]);
  if (step === 'escalation' || sla.escalateAfterMinutes === null) return;
  const waitMs = (sla.escalateAfterMinutes - sla.remindAfterMinutes) * deps.pace.minuteMs;
  await recheckLater(deps, trx, { leadId, step: 'escalation', version }, new Date(now.getTime() + waitMs));
}

const mentionOf = (mention: Parameters<typeof mentionText>[0] | null) =>
  mention === null ? null : mentionText(mention);

async function recheckLater({ queue }: SlaDeps, trx: Trx, data: LeadSla, startAfter: Date): Promise<void> {
  await queue.enqueue(trx, leadSlaJob, [{ data, options: { startAfter } }]);
}

/** A lead that was handled meanwhile, or is no longer valid, needs no reminder. */
async function findUnclaimed(trx: Trx, { leadId, version }: LeadSla) {
  const row = await trx
    .selectFrom('lead_handling as h')
    .innerJoin('leads as l', 'l.id', 'h.lead_id')
    .innerJoin('slack_connections as s', 's.account_id', 'h.account_id')
    .select(['h.lead_id', 'h.version', 'h.state as handling', 'l.state', 'l.valid', 'l.override_status', 's.settings'])
    .select(sql<Date>`greatest(h.alerted_at, h.updated_at)`.as('since'))
    .where('h.lead_id', '=', survivorOf(leadId))
    .where('h.alerted_at', 'is not', null)
    .where(
      version === undefined
        ? sql<boolean>`(h.version = 1 or h.updated_at <= h.alerted_at)`
        : sql<boolean>`h.version = ${version}`,
    )
    .forShare('h')
    .executeTakeFirst();
  if (row === undefined || row.handling !== 'new' || !isLeadValid(row)) return undefined;
  const { lead_id, since } = row;
  const alert = await lockAlert(trx, lead_id);
  if (alert === undefined || alert.state !== 'posted') return undefined;
  return { ...slackSettings.parse(row.settings), alert, since, leadId: lead_id, version: row.version };
}

/**
 * Watches unclaimed leads again that nothing watches: the account had no Slack when the job ran, or the lead was not
 * valid then. The time restarts. Times that the firm has changed since apply to new leads only.
 */
export async function watchAgain({ db, queue, pace }: Pick<SlaDeps, 'db' | 'queue' | 'pace'>): Promise<void> {
  const found = await listUnwatched(db);
  const values = found.map(({ leadId }) => leadId);
  const withJobs = await valuesWithJobs(db, [leadSlaJob], { key: 'leadId', values, dead: true });
  const entries = found.flatMap(({ leadId, version, settings, reminded }) => {
    const { sla } = slackSettings.parse(settings);
    if (withJobs.has(leadId) || sla === null) return [];
    const { remindAfterMinutes: remind, escalateAfterMinutes: escalate } = sla;
    if (reminded && escalate === null) return [];
    const minutes = reminded ? (escalate ?? remind) - remind : remind;
    const step = reminded ? ('escalation' as const) : ('reminder' as const);
    const startAfter = new Date(Date.now() + minutes * pace.minuteMs);
    return [{ data: { leadId, step, version }, options: { startAfter } }];
  });
  if (entries.length > 0) await queue.enqueue(db, leadSlaJob, entries);
}

interface Unwatched {
  leadId: string;
  version: number;
  settings: unknown;
  reminded: boolean;
}

/** Unclaimed leads without the reminders that the settings ask for, with or without a job. */
async function listUnwatched(db: Db): Promise<Unwatched[]> {
  const { rows } = await sql<Unwatched>`
    select h.lead_id as "leadId", h.version, s.settings, r.id is not null as reminded
    from slack_connections s
    join lead_handling h on h.account_id = s.account_id and h.state = 'new'
      and h.alerted_at > now() - make_interval(days => ${WATCHED_DAYS})
    join leads l on l.id = h.lead_id
    join slack_messages m on m.dedupe_key = 'alert:' || h.lead_id
    left join slack_messages r on r.dedupe_key = 'reminder:' || h.lead_id || ':' || h.version
    where s.settings->'sla' is distinct from 'null'::jsonb
      and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
      and m.state = 'posted' and not m.withdrawn
      and (r.id is null or s.settings->'sla'->'escalateAfterMinutes' is distinct from 'null'::jsonb)
      and not exists (
        select from slack_messages e where e.dedupe_key = 'escalation:' || h.lead_id || ':' || h.version)
      and (s.created_at > h.alerted_at or not exists (
        select from audit_log a where a.account_id = h.account_id and a.action = 'slack.settings'
          and a.at > h.alerted_at and a.detail->'changed' ? 'sla'))
    order by h.alerted_at limit ${WATCH_BATCH}`.execute(db);
  return rows;
}
