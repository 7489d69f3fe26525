import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type AuditEntry, type AuditFilter, auditFilter } from '../../../../shared/dashboard/overview.ts';
import type { SpecialAnswer } from '../../../dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import { readQuery } from '../../../dashboard-api/read-request.ts';
import { loadTeam } from '../../../leads/team-members.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { actorOf, whoText } from '../../app/action-history-words.ts';
import { csvLine, oneAtATime, sendCsv } from '../csv.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { auditText } from './audit-words.ts';

interface Deps {
  db: Kysely<Database>;
}

const PAGE = 100;
const CSV_PAGE = 1_000;
const place = z.string().regex(/^[1-9]\d{0,17}$/);

/** Who did what, the newest first. */
export function createListAudit({ db }: Deps): DashboardHandlers['listAudit'] {
  return async ({ caller: { accountId }, query: { cursor, ...filter } }) => {
    const before = cursor === undefined ? null : readCursor(cursor, place);
    const who = await loadNames(db, accountId);
    const found = await listEntries(db, { accountId, who, filter }, { before, limit: PAGE + 1 });
    const entries = found.slice(0, PAGE);
    const last = entries.at(-1);
    return { entries, next: last !== undefined && found.length > PAGE ? writeCursor(last.id) : null };
  };
}

const head = ['at', 'who', 'what', 'action', 'detail'];

/** The same as CSV, complete, page by page. */
export function createAuditCsv({ db }: Deps): SpecialAnswer {
  return oneAtATime(async (req, res, { caller: { accountId }, stillAllowed }) => {
    const filter = auditFilter.parse(readQuery(auditFilter, req.originalUrl));
    const wanted = { accountId, filter, who: await loadNames(db, accountId) };
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}`;
    await sendCsv(res, { name, head, pages: linesOf(db, wanted), stillAllowed });
  });
}

async function* linesOf(db: Kysely<Database>, wanted: Wanted): AsyncGenerator<string, void> {
  for (let before: string | null = null; ; ) {
    const entries: AuditEntry[] = await listEntries(db, wanted, { before, limit: CSV_PAGE });
    const last = entries.at(-1);
    if (last === undefined) return;
    yield entries
      .map(({ at, who, what, action, detail }) => csvLine([at, who, what, action, JSON.stringify(detail)]))
      .join('');
    before = last.id;
  }
}

type NameOf = (actor: string) => string;

async function loadNames(db: Kysely<Database>, accountId: string): Promise<NameOf> {
  const [team, { rows }] = await Promise.all([
    loadTeam(db, accountId),
    sql<{ portal_id: string }>`select portal_id from hubspot_connections where account_id = ${accountId}`.execute(db),
  ]);
  const portalId = rows[0]?.portal_id ?? '';
  return (actor) => {
    if (actor === 'system') return 'Lead intake';
    const known = actorOf(actor.replace(/^hubspot:(?=CRM_UI )/, ''), portalId) ?? actor;
    return whoText(known, team.nameOf(known));
  };
}

interface Wanted {
  accountId: string;
  filter: AuditFilter;
  who: NameOf;
}

interface Row {
  id: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  at: Date;
}

async function listEntries(
  db: Kysely<Database>,
  { accountId, filter: { who: part, action }, who }: Wanted,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const actors = part === undefined ? null : await findActors(db, accountId, (actor) => isPart(part, who(actor)));
  const { rows } = await sql<Row>`
    select id, actor, action, detail, at from audit_log where account_id = ${accountId}
      and ${before === null ? sql`true` : sql`id < ${before}`}
      and ${actors === null ? sql`true` : sql`actor = any(${actors})`}
      and ${action === undefined ? sql`true` : sql`(action = ${action} or starts_with(action, ${`${action}.`}))`}
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id, at, actor, action: done, detail }) => ({
    id,
    at: at.toISOString(),
    who: who(actor),
    what: auditText(done, detail),
    action: done,
    detail,
  }));
}

const isPart = (part: string, name: string) => name.toLowerCase().includes(part.trim().toLowerCase());

async function findActors(db: Kysely<Database>, accountId: string, fits: (actor: string) => boolean) {
  const { rows } = await sql<{ actor: string }>`
    select distinct actor from audit_log where account_id = ${accountId}`.execute(db);
  return rows.map(({ actor }) => actor).filter(fits);
}
