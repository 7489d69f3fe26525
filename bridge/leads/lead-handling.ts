import { type Insertable, sql } from 'kysely';
import type { Db, LeadHandling, LeadHistory, Trx } from '../platform/store/schema.ts';
import type { Handling } from '../slack/render/lead-card-schema.ts';

/** Actor id of a Slack member: `slack:T012:U034`. */
export const slackActor = (teamId: string, userId: string) => `slack:${teamId}:${userId}`;

/** The Slack user id; null for any other actor. */
export function slackUserOf(actor: string | null): string | null {
  return /^slack:[^:]+:([UW][A-Z0-9]+)$/.exec(actor ?? '')?.[1] ?? null;
}

/** The id of the surviving lead after merges, else its own. */
export const survivorOf = (leadId: string) =>
  sql<string>`coalesce((select s.id from leads l join leads s on s.portal_id = l.portal_id
    and s.contact_id = l.merged_into where l.id = ${leadId}), ${leadId})`;

/** Inserts the handling row if absent. */
export async function openHandling(trx: Trx, lead: { leadId: string; accountId: string }) {
  await trx
    .insertInto('lead_handling')
    .values({ ...unhandled, lead_id: lead.leadId, account_id: lead.accountId, state: 'new', alerted_at: null })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}

const unhandled = {
  actor: null,
  actor_name: null,
  reason: null,
  claimed_at: null,
  contacted_at: null,
  closed_at: null,
} as const satisfies Partial<Insertable<LeadHandling>>;

export function lockHandling(trx: Trx, leadId: string) {
  return trx.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).forUpdate().executeTakeFirst();
}

interface Step {
  state: LeadHandling['state'];
  actor: string;
  /** Null until it is known. */
  name: string | null;
  reason: string | null;
  /** When it was clicked; null when unknown. */
  clickedAt: Date | null;
}

/** Moves a locked lead to another state. @returns its new version */
export async function moveHandling(trx: Trx, leadId: string, step: Step): Promise<number> {
  const { version } = await trx
    .updateTable('lead_handling')
    .set({
      ...columnsOf(step),
      clicked_at: sql<Date | null>`greatest(clicked_at, ${step.clickedAt}::timestamptz)`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('lead_id', '=', leadId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function columnsOf({ state, actor, name: actor_name, reason }: Step) {
  const now = sql<Date>`now()`;
  switch (state) {
    case 'new':
      return { ...unhandled, state };
    case 'claimed':
      return { ...unhandled, state, actor, actor_name, claimed_at: now };
    case 'contacted':
      return { state, actor, actor_name, reason: null, contacted_at: now, closed_at: null };
    case 'not_a_fit':
      return { state, actor, actor_name, reason, closed_at: now };
  }
}

type Row = Pick<LeadHandling, 'state' | 'actor' | 'actor_name' | 'reason'> & {
  claimed_at: Date | null;
  contacted_at: Date | null;
  closed_at: Date | null;
};

/** As messages show it. */
export function handlingOf(row: Row | undefined): Handling {
  if (row === undefined || row.state === 'new')
    return { state: 'new', userId: null, name: null, reason: null, at: null };
  const moments = { claimed: row.claimed_at, contacted: row.contacted_at, not_a_fit: row.closed_at };
  const { state, actor, actor_name: name, reason } = row;
  return { state, userId: slackUserOf(actor), name, reason, at: moments[state]?.toISOString() ?? null };
}

/** The lead was announced. @returns whether for the first time */
export async function markAlerted(trx: Trx, leadId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lead_handling')
    .set({ alerted_at: new Date() })
    .where('lead_id', '=', leadId)
    .where('alerted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the name of the person who has a lead, unless it has changed hands. @returns whether the name changed */
export async function nameHandler(db: Db, leadId: string, handler: { actor: string; name: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lead_handling')
    .set({ actor_name: handler.name })
    .where('lead_id', '=', leadId)
    .where('actor', '=', handler.actor)
    .where('actor_name', 'is distinct from', handler.name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Entry = Pick<Insertable<LeadHistory>, 'lead_id' | 'account_id' | 'actor' | 'action' | 'dedupe_key'> & {
  actor_name?: string | null;
  detail: Record<string, unknown>;
};

/** @returns the ids of new entries, by dedupe key */
export async function addHistory(trx: Db, entries: readonly Entry[]): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const rows = await trx
    .insertInto('lead_history')
    .values(
      entries.map(({ actor_name = null, detail, ...entry }) => ({
        ...entry,
        actor_name,
        detail: JSON.stringify(detail),
        written_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['lead_id', 'dedupe_key']).doNothing())
    .returning(['id', 'dedupe_key'])
    .execute();
  return new Map(rows.map(({ id, dedupe_key }) => [dedupe_key, id]));
}

interface Written {
  /** The person's name, when it became known only now. */
  actorName?: string | null;
  /** Added to the detail. */
  detail?: Record<string, unknown>;
}

/** HubSpot has this line's change; the typed note is kept only there. */
export async function markHistoryWritten(db: Db, historyId: string, written: Written = {}) {
  const { actorName, detail = {} } = written;
  await db
    .updateTable('lead_history')
    .set({
      written_at: sql<Date>`now()`,
      ...(actorName !== undefined && { actor_name: actorName }),
      detail: sql<string>`(detail - 'note') || ${JSON.stringify(detail)}::jsonb`,
    })
    .where('id', '=', historyId)
    .execute();
}

/** The note of a refused line is dropped; its author still has it. */
export async function forgetNote(db: Db, historyId: string): Promise<void> {
  await db
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail - 'note'` })
    .where('id', '=', historyId)
    .execute();
}

/** HubSpot refused a line's change. @returns the line; undefined when it was written or refused before */
export function markHistoryRefused(trx: Trx, historyId: string, refused: string) {
  return trx
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail || ${JSON.stringify({ refused })}::jsonb` })
    .where('id', '=', historyId)
    .where('written_at', 'is', null)
    .returning(['lead_id', 'account_id', 'actor', 'detail'])
    .executeTakeFirst();
}
