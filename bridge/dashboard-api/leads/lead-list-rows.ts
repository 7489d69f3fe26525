import { type RawBuilder, sql } from 'kysely';
import type { LeadRow } from '../../../shared/dashboard/leads.ts';
import { whoText } from '../../jobs/lead-view/history-words.ts';
import type { Team } from '../../leads/team-members.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type LeadCriteria, type LeadPlace, leadConditions } from './lead-filter.ts';

/** A row of the list as the store has it. */
export interface StoredRow {
  id: string;
  portal_id: string;
  contact_id: string;
  status: LeadRow['status'] | 'deleted';
  score: number | null;
  area: string | null;
  source: string | null;
  outcome: string | null;
  handling: LeadRow['handling'];
  actor: string | null;
  actor_name: string | null;
  overridden: boolean;
  created_at: Date;
  /** Microseconds since 1970. */
  created_us: string;
  screened_at: Date | null;
}

const columns = sql`
  l.id, l.portal_id, l.contact_id, l.status, l.score, l.area, l.source, l.outcome, coalesce(h.state, 'new') as handling, h.actor,
  h.actor_name, l.override_status is not null as overridden, l.created_at, l.screened_at,
  (extract(epoch from l.created_at) * 1000000)::bigint::text as created_us`;

interface Page {
  after: LeadPlace | null;
  limit: number;
}

/** One page of the matching leads, newest first. */
export async function listLeadRows(db: Db, criteria: LeadCriteria, { after, limit }: Page): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${columns} from leads l left join lead_handling h on h.lead_id = l.id
    where ${leadConditions(criteria)} and ${isAfter(after)}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

function isAfter(place: LeadPlace | null): RawBuilder<boolean> {
  if (place === null) return sql<boolean>`true`;
  const moment = sql`timestamptz 'epoch' + make_interval(secs => ${place.createdAt}::numeric / 1000000)`;
  return sql<boolean>`(l.created_at, l.id) < (${moment}, ${place.id}::uuid)`;
}

/** Leads of an account by their ids, deleted ones included. */
export async function findLeadRows(db: Db, accountId: string, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredRow>`
    select ${columns} from leads l left join lead_handling h on h.lead_id = l.id
    where l.account_id = ${accountId} and l.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export const placeOf = ({ created_us: createdAt, id }: StoredRow): LeadPlace => ({ createdAt, id });

/** As pages show it; null for a deleted lead. */
export function leadRowOf(row: StoredRow, team: Pick<Team, 'nameOf'>, name: string | null): LeadRow | null {
  const { status, actor, actor_name: fallback, handling } = row;
  if (status === 'deleted') return null;
  const by = handling === 'new' ? null : whoText(actor, actor === null ? fallback : team.nameOf(actor, fallback));
  return {
    id: row.id,
    contactId: row.contact_id,
    name,
    status,
    score: row.score,
    area: row.area,
    source: row.source,
    outcome: row.outcome,
    handling,
    by,
    overridden: row.overridden,
    createdAt: row.created_at.toISOString(),
    screenedAt: row.screened_at?.toISOString() ?? null,
  };
}

/** More than a person can choose from. */
const CHOICES_MAX = 100;

/** The different areas, sources and outcomes of an account's leads: from value to value through the index, not through all rows. */
export async function listChoices(db: Db, accountId: string) {
  const columns = ['area', 'source', 'outcome'] as const;
  const [areas = [], sources = [], outcomes = []] = await Promise.all(
    columns.map((column) => distinct(db, accountId, column)),
  );
  return { areas, sources, outcomes };
}

async function distinct(db: Db, accountId: string, column: 'area' | 'source' | 'outcome'): Promise<string[]> {
  const value = sql.ref(column);
  const next = (than: RawBuilder<unknown>) => sql`(
    select ${value} from leads where account_id = ${accountId} and status <> 'deleted' and ${value} is not null
      and ${than} order by ${value} limit 1)`;
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      select ${next(sql`true`)} as value
      union all
      select ${next(sql`${value} > found.value`)} from found where found.value is not null
    )
    select value from found where value is not null limit ${CHOICES_MAX}`.execute(db);
  return rows.map((row) => row.value);
}
