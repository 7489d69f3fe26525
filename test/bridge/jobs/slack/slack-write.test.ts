import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { saveConnection } from '../../../../bridge/hubspot/connections/save-connection.ts';
import {
  type LeadActionData,
  type MemberNotification,
  writeLeadActionJob,
} from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { act } from '../../../../bridge/jobs/slack/actions/lead-action.ts';
import { runWriteLeadActions } from '../../../../bridge/jobs/slack/actions/write-action-to-hubspot.ts';
import { notifyMember } from '../../../../bridge/jobs/slack/deliver/notify-member.ts';
import { createSlackMembers } from '../../../../bridge/jobs/slack/members/slack-members.ts';
import { addHistory, slackActor } from '../../../../bridge/leads/lead-handling.ts';
import { settingsOf } from '../../../fixtures/hubspot.ts';
import { provisioned } from '../../../fixtures/screening-bridge.ts';
import { claimOn, clickOn, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';
import { deviations, retryAfter } from '../../../simulators/hubspot/fault-rules.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';
import { deviations as slackDeviations } from '../../../simulators/slack/fault-rules.ts';

const scopes = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.owners.read'];

let jobs: SlackJobs;
let hubspot: HubSpotSimulator;
beforeAll(async () => {
  jobs = await openSlackJobs();
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, properties: provisioned }] });
  hubspot.portal(11).owners[0]!.email = 'Maria@Hartley.example';
  const tokens = { accessToken: hubspot.staticToken(11, scopes), refreshToken: null, expiresAt: null };
  const connection = { accountId: jobs.accountId, portalId: '11', auth: 'static' as const, tokens, scopes };
  await saveConnection(jobs.store, { ...connection, appId: null, uiDomain: null, timeZone: null }, 'test');
});
afterAll(async () => {
  expect([hubspot.faults, hubspot.ownFaults]).toEqual([[], []]);
  await hubspot[Symbol.asyncDispose]();
  await jobs[Symbol.asyncDispose]();
});
beforeEach(async () => {
  hubspot.clearScript();
  jobs.simulator.clearScript();
  hubspot.portal(11).writeRules.length = 0;
  await setPortal('active');
  await jobs.store.pool.query('delete from pgboss.job');
});

const setPortal = (status: 'active' | 'paused' | 'revoked') =>
  jobs.db.updateTable('hubspot_connections').set({ status }).execute();

/** Whoever writes what is done in Slack, until the scope ends. */
function working(): AsyncDisposable {
  const stop = new AbortController();
  const api = createHubSpot({ settings: settingsOf(hubspot), store: jobs.store });
  const members = createSlackMembers(jobs.slack);
  const ended = runWriteLeadActions({ ...jobs.deps, members, api, signal: stop.signal });
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ended;
    },
  };
}

async function newLead() {
  const { id } = hubspot
    .portal(11)
    .create({ email: `${crypto.randomUUID()}@example.com`, lead_intake_status: 'valid' });
  return { id, leadId: await jobs.lead({ contact_id: id }) };
}

const click = (leadId: string, changes: Partial<LeadActionData> = {}) =>
  act(jobs.deps, claimOn(clickOn(leadId, { actionTs: '1.500000', ...changes })));

const unfit = { action: 'not_a_fit', reason: 'no_case', actionTs: '2.500000' } as const;
const value = (id: string, property: string) => hubspot.portal(11).value(id, property);
const notesOf = (id: string) => hubspot.portal(11).notes.filter(({ contactIds }) => contactIds.includes(id));
const lineOf = (leadId: string, action: string) =>
  jobs.db
    .selectFrom('lead_history')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
const written = (leadId: string, action: string) =>
  expect.poll(async () => (await lineOf(leadId, action)).written_at, { interval: 20 });
const leadOf = (leadId: string) =>
  jobs.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();

interface Row {
  name: string;
  state: string;
  retry_count: number;
  group_id: string | null;
}
const waiting = async () =>
  (
    await jobs.store.pool.query<Row>(
      `select name, state::text, retry_count, group_id from pgboss.job
       where name like 'write-lead-action%' and state in ('created', 'retry', 'active')`,
    )
  ).rows;
const untried = { name: 'write-lead-action', state: 'created', retry_count: 0, group_id: '11' };

describe('what is done in Slack', () => {
  test.each(['paused', 'revoked'] as const)('waits for a portal that is %s, and uses up no try', async (status) => {
    const { id, leadId } = await newLead();
    await setPortal(status);
    await click(leadId);
    await click(leadId, unfit);
    const calls = hubspot.log.calls.length;
    await using _ = working();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await waiting()).toEqual([untried, untried]);
    expect(hubspot.log.calls).toHaveLength(calls);
    await setPortal('active');
    await written(leadId, 'claim').not.toBeNull();
    await written(leadId, 'not_a_fit').not.toBeNull();
    expect(value(id, 'lead_intake_status')).toBe('invalid');
    expect(notesOf(id)).toHaveLength(1);
  });

  test('waits at a limit as long as HubSpot asks, and uses up no try', async () => {
    const { id, leadId } = await newLead();
    hubspot.script({ kind: 'contacts.batchUpdate', deviations: [retryAfter(3_600)] });
    await click(leadId, unfit);
    await using _ = working();
    const due = async () => {
      const { rows } = await jobs.store.pool.query<{ seconds: number }>(
        `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
         where name = 'write-lead-action' and state in ('created', 'retry')`,
      );
      return rows[0]?.seconds;
    };
    await expect.poll(due).toBeGreaterThan(3_500);
    expect(await waiting()).toEqual([untried]);
    expect(value(id, 'lead_intake_status')).toBe('valid');
  });

  test('leaves its note once, also where its job was put off after an answer was lost', async () => {
    const { id, leadId } = await newLead();
    hubspot.script({ kind: 'notes.create', times: 1, deviations: [deviations.resetAfter] });
    await click(leadId, { action: 'contacted' });
    await using _ = working();
    await written(leadId, 'contacted').not.toBeNull();
    expect(notesOf(id)).toHaveLength(1);
  });

  test('goes on from jobs that an earlier version left without a group', async () => {
    const { id, leadId } = await newLead();
    await click(leadId);
    const { id: historyId } = await lineOf(leadId, 'claim');
    await jobs.store.pool.query('delete from pgboss.job');
    await setPortal('paused');
    await jobs.queue.enqueue(jobs.db, writeLeadActionJob, [{ data: { historyId } }]);
    await using _ = working();
    await expect.poll(waiting).toEqual([untried]);
    await setPortal('active');
    await written(leadId, 'claim').not.toBeNull();
    expect(value(id, 'hubspot_owner_id')).toBe('501');
  });

  test('is told without a name only after Slack has failed for it, however often the portal was away', async () => {
    const [asked, named] = [await newLead(), await newLead()];
    const put = async ({ leadId }: { leadId: string }, more: { tries: number; begun: boolean }) => {
      const { account_id } = await leadOf(leadId);
      const entry = { lead_id: leadId, account_id, actor: slackActor(TEAM, 'U01MARIA'), action: 'contacted' };
      const added = await addHistory(jobs.db, [{ ...entry, detail: {}, dedupe_key: 'contacted' }]);
      const historyId = added.get('contacted')!;
      const data = { historyId, ...more };
      await jobs.queue.enqueue(jobs.db, writeLeadActionJob, [{ data, options: { groupId: '11' } }]);
    };
    await put(asked, { tries: 2, begun: false });
    jobs.simulator.script({ method: 'users.info', deviations: [slackDeviations.unavailable] });
    await using _ = working();
    await written(asked.leadId, 'contacted').not.toBeNull();
    expect(notesOf(asked.id)[0]?.body).toContain('says a team member');
    await put(named, { tries: 0, begun: true });
    await expect.poll(waiting).toEqual([{ ...untried, state: 'retry' }]);
    expect(notesOf(named.id)).toEqual([]);
  });
});

describe('a status that HubSpot refuses', () => {
  const refuse = (status: string) =>
    hubspot
      .portal(11)
      .writeRules.push(({ values }) => (values.lead_intake_status === status ? 'A reason is <required>' : null));
  /** What the member has been told privately. */
  async function told(): Promise<string[]> {
    const im = jobs.firm.users.get('U01MARIA')?.imId ?? '';
    const before = jobs.firm.messages(im).length;
    for (const data of (await jobs.jobs('tell-member')) as MemberNotification[])
      await notifyMember(jobs.deps, claimOn(data));
    return jobs.firm
      .messages(im)
      .slice(before)
      .map(({ text }) => text);
  }

  test('is undone as on the card, and told to whoever gave it', async () => {
    const { id, leadId } = await newLead();
    refuse('invalid');
    await click(leadId, { ...unfit, note: null });
    await using _ = working();
    await written(leadId, 'not_a_fit').not.toBeNull();
    expect(await leadOf(leadId)).toMatchObject({ override_status: null, override_source: null, valid: true });
    expect((await lineOf(leadId, 'not_a_fit')).detail).toMatchObject({
      reason: 'no_case',
      refused: expect.stringContaining('A reason is <required>'),
    });
    expect(value(id, 'lead_intake_status')).toBe('valid');
    // The team's word stands where HubSpot takes it.
    expect(notesOf(id)).toHaveLength(1);
    const words = await told();
    expect(words).toEqual([expect.stringContaining(`“Not a fit” was not saved to contact ${id}: HubSpot refused`)]);
    expect(words[0]).toContain('A reason is ‹required›');
    const audit = await jobs.db.selectFrom('audit_log').select('action').where('target', '=', leadId).execute();
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['lead.override_refused', 'lead.override_set']);
  });

  test('of a reopened lead leaves the one it had, and the owner is set all the same', async () => {
    const { id, leadId } = await newLead();
    await click(leadId, unfit);
    await using _ = working();
    await written(leadId, 'not_a_fit').not.toBeNull();
    const before = await leadOf(leadId);
    refuse('valid');
    await click(leadId, { action: 'reopen', actionTs: '3.500000' });
    await written(leadId, 'reopen').not.toBeNull();
    const { override_status, override_source, overridden_at } = before;
    expect(await leadOf(leadId)).toMatchObject({ override_status, override_source, overridden_at });
    expect(override_status).toBe('invalid');
    expect(value(id, 'hubspot_owner_id')).toBe('501');
    expect(await told()).toEqual([expect.stringContaining('“Reopen” was not saved to')]);
  });

  test('stays where somebody has set another one since, and of a line that does not say what was before', async () => {
    const [other, old] = [await newLead(), await newLead()];
    refuse('invalid');
    await click(other.leadId, unfit);
    await click(old.leadId, unfit);
    const card = { override_status: 'invalid', override_source: 'hubspot:11:7' };
    await jobs.db.updateTable('leads').set(card).where('id', '=', other.leadId).execute();
    const detail = JSON.stringify({ reason: 'no_case' });
    await jobs.db.updateTable('lead_history').set({ detail }).where('lead_id', '=', old.leadId).execute();
    await using _ = working();
    for (const { leadId } of [other, old]) await written(leadId, 'not_a_fit').not.toBeNull();
    expect(await leadOf(other.leadId)).toMatchObject(card);
    expect(await leadOf(old.leadId)).toMatchObject({ override_status: 'invalid' });
    expect(await told()).toEqual([]);
  });
});
