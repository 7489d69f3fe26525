import { sql } from 'kysely';
import { z } from 'zod';
import { type AuditEntry, type AuditFilter, auditFilter } from '../../../shared/dashboard/overview.ts';
import { actorOf, whoText } from '../../jobs/lead-view/history-words.ts';
import { loadTeam } from '../../leads/team-members.ts';
import type { Db } from '../../platform/store/schema.ts';
import { csvLine, oneAtATime, sendCsv } from '../csv.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { SpecialAnswer } from '../dashboard-routes.ts';
import type { DashboardHandlers } from '../handlers.ts';
import { readQuery } from '../read-request.ts';

interface Deps {
  db: Db;
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

async function* linesOf(db: Db, wanted: Wanted): AsyncGenerator<string, void> {
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

async function loadNames(db: Db, accountId: string): Promise<NameOf> {
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
  db: Db,
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

async function findActors(db: Db, accountId: string, fits: (actor: string) => boolean) {
  const { rows } = await sql<{ actor: string }>`
    select distinct actor from audit_log where account_id = ${accountId}`.execute(db);
  return rows.map(({ actor }) => actor).filter(fits);
}

type Detail = Record<string, unknown>;
type Words = (detail: Detail) => string;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
/** Names of changed settings; entries of earlier versions hold only names. */
const changedNames = (changed: unknown): string =>
  (Array.isArray(changed) ? texts(changed) : Object.keys(changed ?? {}))
    .join(', ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const quoted = (value: unknown): string => (text(value) === null ? '' : ` “${value}”`);
const after = (words: string, value: unknown): string => (text(value) === null ? words : `${words}: ${value}`);
const again =
  (words: string): Words =>
  (detail) =>
    detail.again === true ? `${words} again` : words;
const counted = (value: unknown, one: string, more: string): string =>
  `${typeof value === 'number' ? value : 0} ${value === 1 ? one : more}`;

const statuses: Readonly<Record<string, string>> = {
  valid: 'valid',
  invalid: 'not valid',
  needs_info: 'needs information',
  pending: 'waiting',
  error: 'failed',
};
const status = (value: unknown): string => {
  const known = text(value);
  return known === null ? 'the automatic one' : (statuses[known] ?? 'another one');
};

/** What each action of the audit log was, in a sentence. */
const sentences: Readonly<Record<string, Words>> = {
  'account.created': () => 'Created the account',
  'account.deleted': () => 'Deleted the account',
  'account.changed': (detail) => after('Changed the account', Object.keys(detail).join(', ')),
  'account.retention_changed': (detail) => after('Changed how long data is kept', retentionText(detail)),
  'account.call_keeping_changed': ({ days, kept }) => callKeepingText(changedTo(days), kept),
  'configuration.changed': ({ version, changes }) =>
    after(
      typeof version === 'number' ? `Saved rules version ${version}` : 'Saved the rules',
      texts(changes).join('; '),
    ),
  'key.created': ({ name }) => `Created the key${quoted(name)}`,
  'key.renamed': ({ from, to }) => `Renamed the key${quoted(from)} to${quoted(to)}`,
  'key.rotated': ({ name }) => `Rotated the key${quoted(name)}`,
  'key.revoked': ({ name }) => `Revoked the key${quoted(name)}`,
  'hubspot.connected': again('Connected HubSpot'),
  'hubspot.paused': () => 'Paused screening',
  'hubspot.active': () => 'Resumed screening',
  'hubspot.revoked': ({ reason }) => after('The connection to HubSpot ended', reason),
  'hubspot.disconnected': ({ leads }) => `Disconnected HubSpot and deleted ${counted(leads, 'lead', 'leads')}`,
  'mapping.changed': ({ changed }) => after('Changed the field mapping', changedNames(changed)),
  'permissions.changed': () => 'Changed who may do what in HubSpot',
  'backfill.started': () => 'Started a backfill',
  'backfill.paused': () => 'Paused the backfill',
  'backfill.resumed': () => 'Resumed the backfill',
  'backfill.cancelled': () => 'Canceled the backfill',
  'contact.exported': () => 'Downloaded everything stored about a contact',
  'contact.erased': () => "Erased a contact's stored data",
  'calls.exported': ({ calls }) => `Downloaded ${counted(calls, 'saved API call', 'saved API calls')} about one person`,
  'results.erased': () => 'Erased what was stored about a record from the API',
  'lead.override_set': ({ from, to }) => `Set the status of a lead from ${status(from)} to ${status(to)}`,
  'lead.override_cleared': () => 'Removed the manual lead status',
  'lead.override_refused': ({ from }) => `HubSpot refused to set the status of a lead to ${status(from)}`,
  'lead.override_inherited': ({ to }) => `A merged lead kept its manual status: ${status(to)}`,
  'slack.connected': again('Connected Slack'),
  'slack.tested': () => 'Sent a test message to Slack',
  'slack.settings': ({ changed }) => after('Changed the Slack settings', changedNames(changed)),
  'slack.sent_on': ({ messages }) => `Moved ${counted(messages, 'message', 'messages')} to another channel`,
  'slack.revoked': ({ reason }) => after('The connection to Slack ended', reason),
  'slack.disconnected': () => 'Disconnected Slack',
  'person.created': ({ email, role }) => `Invited ${text(email) ?? 'a person'}${roleText(role)}`,
  'person.role_changed': ({ email, role }) =>
    `Changed what ${text(email) ?? 'someone'} may do${roleText(changedTo(role))}`,
  'person.removed': ({ email }) => `Removed ${text(email) ?? 'a person'}`,
  'person.renamed': ({ email }) => `Changed the name of ${text(email) ?? 'a person'}`,
  'person.link_made': ({ email }) => `Created a one-time link for ${text(email) ?? 'a person'}`,
  'person.password_chosen': () => 'Chose a new password',
  'person.second_factor_on': () => 'Turned two-factor authentication on',
  'person.second_factor_off': () => 'Turned two-factor authentication off',
  'delivery.replayed': () => 'Retried a delivery',
  'delivery.all_replayed': () => 'Retried everything that had failed',
  'person.signed_in': () => 'Signed in',
  'person.sign_ins_ended': () => 'Ended sign-ins',
};

const keptNames = { explanationDays: 'explanations', leadDays: 'leads', auditDays: 'audit log' };

const retentionText = (detail: Detail): string =>
  Object.entries(keptNames)
    .filter(([name]) => name in detail)
    .map(([name, words]) => `${words} ${termText(changedTo(detail[name]))}`)
    .join('; ');

const callKeepingText = (days: unknown, kept: unknown): string =>
  typeof days === 'number'
    ? `Saves API calls for ${counted(days, 'day', 'days')}`
    : `Saves no API calls; ${counted(kept, 'call was', 'calls were')} erased`;

const termText = (days: unknown): string => (typeof days === 'number' ? `${days} days` : 'until erased');

const changedTo = (role: unknown): unknown =>
  typeof role === 'object' && role !== null && 'to' in role ? role.to : undefined;

function roleText(role: unknown): string {
  const name = text(role);
  return name === null ? '' : ` (${name.replace('_', ' ')})`;
}

/** What was done, as a sentence; for an action without one, its name. */
export function auditText(action: string, detail: Detail): string {
  const words = Object.hasOwn(sentences, action) ? sentences[action]?.(detail) : undefined;
  return words ?? action.replace(/[._]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** The actions that have words. */
export const auditActions = Object.keys(sentences);
