import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { setConfiguration } from '../../../bridge/accounts/configurations.ts';
import { issueKey } from '../../../bridge/auth/keys.ts';
import { auditActions, auditText } from '../../../bridge/dashboard-api/audit/audit-log.ts';
import { createOverviewHandlers } from '../../../bridge/dashboard-api/overview/overview-handlers.ts';
import { called, caller, type LeadPages, openLeadPages } from '../../fixtures/lead-pages.ts';
import { insertLead } from '../../fixtures/lead-row.ts';

let pages: LeadPages;
let handlers: ReturnType<typeof createOverviewHandlers>['handlers'];
const now = new Date('2026-11-20T18:00:00Z');
beforeEach(async () => {
  pages = await openLeadPages();
  handlers = createOverviewHandlers({ db: pages.db, now: () => now }).handlers;
  await pages.db.updateTable('hubspot_connections').set({ time_zone: 'America/Chicago' }).execute();
});
afterEach(() => pages[Symbol.asyncDispose]());

const amy = () => caller(pages.accountId);
const overview = (query: { days?: string } = {}) => handlers.readOverview(called(amy(), { query }));

interface Came {
  at: string;
  alertedAfter?: number;
  claimedAfter?: number;
  state?: 'new' | 'claimed' | 'contacted' | 'not_a_fit';
}

let serial = 500;

/** A lead that came at a moment, told and claimed so many minutes later. */
async function came({ at, alertedAfter, claimedAfter, state = 'new' }: Came, values = {}) {
  serial += 1;
  const created_at = new Date(at);
  const account_id = pages.accountId;
  const id = await insertLead(pages.store, { account_id, contact_id: `${serial}`, created_at, ...values });
  const later = (minutes?: number) =>
    minutes === undefined ? null : new Date(created_at.getTime() + minutes * 60_000);
  await pages.store.pool.query(
    `insert into lead_handling (lead_id, account_id, state, actor, reason, alerted_at, closed_at)
     values ($1, $2, $3, 'cli', $4, $5, $6)`,
    [id, account_id, state, state === 'not_a_fit' ? 'conflict' : null, later(alertedAfter), later(claimedAfter)],
  );
  if (claimedAfter !== undefined)
    await pages.store.pool.query(
      `insert into lead_history (lead_id, account_id, actor, action, detail, dedupe_key, at)
       values ($1, $2, 'cli', $3, '{}', 'x', $4)`,
      [id, account_id, state === 'not_a_fit' ? 'not_a_fit' : 'claim', later(claimedAfter)],
    );
  return id;
}

describe('the overview', () => {
  test('counts what came in by the days of the firm, how fast it was taken, and why not', async () => {
    await came({ at: '2026-11-20T05:30:00Z', alertedAfter: 1, claimedAfter: 10, state: 'claimed' });
    await came({ at: '2026-11-20T06:30:00Z', alertedAfter: 3, claimedAfter: 30, state: 'contacted' });
    await came({ at: '2026-11-20T07:30:00Z', alertedAfter: 2 });
    await came({ at: '2026-11-19T12:00:00Z' }, { score: 10, valid: false });
    await came({ at: '2026-11-19T13:00:00Z', claimedAfter: 5, state: 'not_a_fit' }, { override_status: 'invalid' });
    await came({ at: '2026-11-19T13:00:00Z' }, { cause: 'backfill' });
    await came({ at: '2026-11-19T13:00:00Z' }, { state: 'deleted' });
    await came({ at: '2026-11-10T13:00:00Z' });
    const shown = await overview({ days: '3' });
    expect(shown.days).toEqual([
      { date: '2026-11-18', leads: 0, valid: 0 },
      // Half past five in London is still the day before in Chicago.
      { date: '2026-11-19', leads: 3, valid: 1 },
      { date: '2026-11-20', leads: 2, valid: 2 },
    ]);
    expect(shown).toMatchObject({
      leads: 5,
      valid: 3,
      alerted: 3,
      claimed: 2,
      contacted: 1,
      // As the list that the figure opens: that one of a backfill too.
      unclaimed: 2,
      minutesToAlert: { median: 2 },
      minutesToClaim: { median: 20, p90: 28 },
      unfit: [{ reason: 'Conflict of interest', leads: 1 }],
    });
    expect((await overview({ days: '30' })).leads).toBe(6);
  });

  test('of an account with nothing says what is left to do', async () => {
    const { id } = await createAccount(pages.db, { name: 'New', plan: 'pro', subscription: 'active' }, 'test');
    const asked = () => handlers.readOverview(called(caller(id), { query: {} }));
    const done = async () => (await asked()).checklist.flatMap((one) => (one.done ? [one.key] : []));
    const empty = await asked();
    expect(empty).toMatchObject({ leads: 0, valid: 0, minutesToClaim: null, unfit: [], oldestWork: null });
    expect(empty.days).toHaveLength(30);
    expect(empty.checklist.map(({ key }) => key)).toEqual(['areas', 'filters', 'sample', 'hubspot', 'slack', 'key']);
    expect(await done()).toEqual([]);
    expect(empty.parts).toEqual([
      { name: 'HubSpot', ok: false, text: 'No HubSpot portal is connected.' },
      { name: 'Slack', ok: false, text: 'No Slack workspace is connected.' },
    ]);
    const input = { practiceAreas: ['Divorce'], customFilters: ['Texas only'] };
    await setConfiguration(pages.db, { accountId: id, actor: 'test', input });
    await issueKey(pages.db, { accountId: id, name: 'Form' }, 'test');
    expect(await done()).toEqual(['areas', 'filters', 'key']);
    await insertLead(pages.store, { account_id: id, contact_id: '9' });
    expect(await done()).toEqual(['areas', 'filters', 'sample', 'key']);
  });

  test('tells what is wrong, and since when something waits', async () => {
    const { parts } = await overview();
    expect(parts[0]).toEqual({ name: 'HubSpot', ok: true, text: 'HubSpot is connected, and leads are screened.' });
    await pages.db
      .updateTable('hubspot_connections')
      .set({ status: 'paused', mapping_trouble: ['county: no such property'] })
      .execute();
    const at = new Date('2026-11-20T10:00:00Z');
    await pages.store.pool.query(
      `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at)
       values (11, 'one', 'created', 1, '{}', $1, $1)`,
      [at],
    );
    const paused = await overview();
    expect(paused.parts).toContainEqual({ name: 'HubSpot', ok: false, text: 'HubSpot is paused.' });
    expect(paused.parts).toContainEqual({ name: 'Field mapping', ok: false, text: 'county: no such property.' });
    expect(paused.oldestWork).toBe(at.toISOString());
  });
});

describe('the audit log', () => {
  const list = (query: { cursor?: string; who?: string; action?: string } = {}) =>
    handlers.listAudit(called(amy(), { query }));
  const add = (actor: string, action: string, detail: object = {}) =>
    pages.store.pool.query(
      "insert into audit_log (account_id, actor, action, target, detail) values ($1, $2, $3, 'x', $4)",
      [pages.accountId, actor, action, JSON.stringify(detail)],
    );

  test('tells who did what in a sentence, the newest first, and filters', async () => {
    await add('dashboard:amy@firm.example', 'key.created', { name: 'Form' });
    await add('cli', 'lead.override_set', { from: null, to: 'invalid' });
    await add('hubspot:CRM_UI userId:7', 'lead.override_cleared', { from: 'Perhaps' });
    await add('somebody', 'thing.happened_to');
    const { entries } = await list();
    expect(entries.slice(0, 4).map(({ who, what }) => [who, what])).toEqual([
      ['Someone', 'Thing happened to'],
      ['User 7', 'Removed the manual lead status'],
      ['Command line', 'Set the status of a lead from the automatic one to not valid'],
      ['amy@firm.example', 'Created the key “Form”'],
    ]);
    const whats = async (query: object) => (await list(query)).entries.map(({ action }) => action);
    expect(await whats({ action: 'lead' })).toEqual(['lead.override_cleared', 'lead.override_set']);
    expect(await whats({ action: 'key.created' })).toEqual(['key.created']);
    expect(await whats({ who: 'AMY' })).toEqual(['key.created']);
    expect(await whats({ who: 'command', action: 'lead' })).toEqual(['lead.override_set']);
    expect(await whats({ who: '%' })).toEqual([]);
  });

  test('goes on from its cursor, and refuses another', async () => {
    for (let at = 0; at < 120; at += 1) await add('cli', `test.number_${at}`);
    const first = await list({ action: 'test' });
    const second = await list({ action: 'test', cursor: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 20, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(120);
    for (const cursor of ['x', Buffer.from('"1; drop"').toString('base64url'), Buffer.from('-1').toString('base64url')])
      await expect(list({ cursor })).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  test('is of one account', async () => {
    await add('cli', 'key.created');
    const { id } = await createAccount(pages.db, { name: 'New', plan: 'pro', subscription: 'active' }, 'test');
    const { entries } = await handlers.listAudit(called(caller(id), { query: {} }));
    expect(entries.map(({ action }) => action)).toEqual(['account.created']);
  });

  test('has words for every action that is written', () => {
    const root = path.join(import.meta.dirname, '../../../bridge');
    const written = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        if (!/\bwriteAudit\(|\baudit\(/.test(text)) return [];
        return [...text.matchAll(/action(?::|\s=|.*\?)\s*[^\n]*?'([a-z]+\.[a-z_]+)'/g)].map(
          ([, action = '']) => action,
        );
      });
    expect(written.length).toBeGreaterThan(20);
    // Of the account there is none.
    expect([...new Set(written)].filter((one) => !auditActions.includes(one))).toEqual([]);
    for (const action of auditActions) expect(auditText(action, {})).toMatch(/^[A-Z].*[^ :]$/);
    const changed = { email: 'ben@firm.example', role: { from: 'intake', to: 'read_only' } };
    expect(auditText('person.role_changed', changed)).toBe('Changed what ben@firm.example may do (read only)');
    for (const names of [['state', 'timeZone'], { state: { from: 'a', to: 'b' }, timeZone: {} }])
      expect(auditText('mapping.changed', { changed: names })).toBe('Changed the field mapping: state, time zone');
  });
});
