import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followUp } from '../../../../bridge/jobs/slack/reminders/lead-sla.ts';
import { sweepSlack } from '../../../../bridge/jobs/slack/sweep-slack.ts';
import { moveHandling } from '../../../../bridge/leads/lead-handling.ts';
import { connectAccount, disconnectAccount } from '../../../../bridge/slack/connect/connections.ts';
import { CHANNEL, claimOn, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';

const sla = { remindAfterMinutes: 5, escalateAfterMinutes: 15, escalateTo: { kind: 'here' } } as const;

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ settings: { sla } });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ['slack_messages', 'slack_told', 'leads', 'audit_log'] as const)
    await jobs.db.deleteFrom(table).execute();
  await jobs.store.pool.query('delete from pgboss.job');
});

const watches = () => jobs.jobs('lead-sla');
const sweep = () => sweepSlack(jobs.deps);
/** As it fires; whoever asked for it has no job left then. */
async function fire(leadId: string, step: 'reminder' | 'escalation', version?: number): Promise<void> {
  await jobs.store.pool.query(`delete from pgboss.job where name = 'lead-sla'`);
  const data = { leadId, step, ...(version !== undefined && { version }) };
  await jobs.db.transaction().execute((trx) => followUp(jobs.deps, trx, claimOn(data)));
}
async function alerted(): Promise<string> {
  const leadId = await jobs.lead();
  await jobs.notify(leadId);
  await jobs.deliver();
  return leadId;
}
const unwatch = () => jobs.store.pool.query(`delete from pgboss.job where name = 'lead-sla'`);
const disconnect = () => disconnectAccount(jobs.db, { accountId: jobs.accountId, actor: 'test' });
async function connect(): Promise<void> {
  const place = { accountId: jobs.accountId, workspaceId: TEAM, teamId: TEAM, channelId: CHANNEL };
  await connectAccount(jobs.db, place, 'test');
}
const keys = async () =>
  (await jobs.rows()).filter(({ kind }) => kind === 'thread').map(({ dedupe_key }) => dedupe_key);

test('a lead whose time came while its account had no Slack is watched anew once it has it again', async () => {
  const leadId = await alerted();
  await disconnect();
  await fire(leadId, 'reminder');
  await connect();
  await jobs.configure({ sla });
  expect(await watches()).toEqual([]);
  await sweep();
  await sweep();
  expect(await watches()).toEqual([{ leadId, step: 'reminder', version: 1 }]);
  const { rows } = await jobs.store.pool.query(
    `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'lead-sla'`,
  );
  expect(rows[0].seconds).toBeGreaterThan(240);
  expect(rows[0].seconds).toBeLessThanOrEqual(300);
  await fire(leadId, 'reminder', 1);
  expect(await watches()).toEqual([{ leadId, step: 'escalation', version: 1 }]);
  await fire(leadId, 'escalation', 1);
  await sweep();
  expect(await watches()).toEqual([]);
  expect(await keys()).toEqual([`reminder:${leadId}:1`, `escalation:${leadId}:1`]);
});

test('after a reminder the escalation is what is left of it', async () => {
  const leadId = await alerted();
  await fire(leadId, 'reminder');
  await jobs.deliver();
  await disconnect();
  await fire(leadId, 'escalation', 1);
  await connect();
  await jobs.configure({ sla });
  await sweep();
  expect(await watches()).toEqual([{ leadId, step: 'escalation', version: 1 }]);
  await unwatch();
  await jobs.configure({ sla: { remindAfterMinutes: 5, escalateAfterMinutes: null } });
  await sweep();
  expect(await watches()).toEqual([]);
});

test('a watch that lies with the dead letters is one', async () => {
  const leadId = await alerted();
  await jobs.store.pool.query(`update pgboss.job set name = 'lead-sla.dead' where name = 'lead-sla'`);
  await sweep();
  expect(await watches()).toEqual([]);
  await unwatch();
  await jobs.store.pool.query(`delete from pgboss.job where name = 'lead-sla.dead'`);
  await sweep();
  expect(await watches()).toEqual([{ leadId, step: 'reminder', version: 1 }]);
});

test('nobody is called for a lead that somebody has, that is not valid, or that is old', async () => {
  const [claimed, invalid, old] = [await alerted(), await alerted(), await alerted()];
  const step = {
    state: 'claimed',
    actor: 'slack:T01FIRM:U01MARIA',
    name: null,
    reason: null,
    clickedAt: null,
  } as const;
  await jobs.db.transaction().execute((trx) => moveHandling(trx, claimed, step));
  await jobs.db.updateTable('leads').set({ override_status: 'invalid' }).where('id', '=', invalid).execute();
  await jobs.db
    .updateTable('lead_handling')
    .set({ alerted_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('lead_id', '=', old)
    .execute();
  await unwatch();
  await sweep();
  expect(await watches()).toEqual([]);
});

test('times that a firm sets itself later are for the leads that come', async () => {
  await jobs.configure({ sla: null });
  await alerted();
  await sweep();
  expect(await watches()).toEqual([]);
  await jobs.configure({ sla });
  await sweep();
  expect(await watches()).toEqual([]);
  const next = await alerted();
  expect(await watches()).toEqual([{ leadId: next, step: 'reminder' }]);
});
