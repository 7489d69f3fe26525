import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followUp } from '../../../../bridge/jobs/slack/reminders/lead-sla.ts';
import { moveHandling } from '../../../../bridge/leads/lead-handling.ts';
import { claimOn, openSlackJobs, type SlackJobs, watched } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ settings: watched }));

/** A lead whose alert has been in Slack for so many minutes. */
async function alerted(minutes: number): Promise<string> {
  const leadId = await jobs.lead();
  await jobs.notify(leadId);
  await jobs.deliver();
  await jobs.store.pool.query(`delete from pgboss.job where name = 'lead-sla'`);
  const at = new Date(Date.now() - minutes * 60_000);
  await jobs.db
    .updateTable('lead_handling')
    .set({ alerted_at: at, updated_at: at })
    .where('lead_id', '=', leadId)
    .execute();
  return leadId;
}

const look = (leadId: string, step: 'reminder' | 'escalation') =>
  jobs.db.transaction().execute((trx) => followUp(jobs.deps, trx, claimOn({ leadId, step })));
const replies = async () => (await jobs.rows()).filter(({ kind }) => kind === 'thread');
const texts = () =>
  jobs.firm
    .messages('C01INTAKE')
    .filter(({ threadTs }) => threadTs !== null)
    .map(({ text }) => text);

test('a lead that nobody claims is reminded of once in its thread, then given to whoever steps in', async () => {
  const leadId = await alerted(5);
  await look(leadId, 'reminder');
  await look(leadId, 'reminder');
  await jobs.deliver();
  expect(await replies()).toMatchObject([{ dedupe_key: `reminder:${leadId}:1`, mention: null }]);
  expect(texts().at(-1)).toContain('Not claimed after 5 minutes');
  expect(await jobs.jobs('lead-sla')).toContainEqual({ leadId, step: 'escalation', version: 1 });
  await look(leadId, 'escalation');
  await look(leadId, 'escalation');
  await jobs.deliver();
  expect(await replies()).toHaveLength(2);
  expect((await replies())[1]).toMatchObject({ mention: '<!here>' });
  const message = jobs.firm.messages('C01INTAKE').at(-1);
  expect(JSON.stringify(message?.blocks)).toContain('<!here>');
  expect(message?.broadcast).toBe(false);
});

test.each(['claimed', 'contacted', 'not_a_fit'] as const)('a lead that is %s is left alone', async (state) => {
  const leadId = await alerted(5);
  await jobs.db.updateTable('lead_handling').set({ state }).where('lead_id', '=', leadId).execute();
  await look(leadId, 'reminder');
  expect(await replies()).toEqual([]);
  expect(await jobs.jobs('lead-sla')).toEqual([]);
});

test('a lead that is not valid any more is left alone', async () => {
  const leadId = await alerted(5);
  await jobs.db.updateTable('leads').set({ valid: false }).where('id', '=', leadId).execute();
  await look(leadId, 'reminder');
  expect(await replies()).toEqual([]);
});

test('nobody is reminded in the quiet hours, but at their end', async () => {
  const leadId = await alerted(5);
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  const hours = [{ days: [...days], from: '00:00', until: '23:59' }];
  await jobs.configure({ quietHours: { hours }, sla: { remindAfterMinutes: 5 } });
  jobs.clock.now = () => new Date('2026-11-21T20:00:00Z');
  await look(leadId, 'reminder');
  expect(await replies()).toEqual([]);
  const { rows } = await jobs.store.pool.query(`select start_after from pgboss.job where name = 'lead-sla'`);
  expect(rows).toEqual([{ start_after: new Date('2026-11-22T04:59:00Z') }]);
});

test('a firm that set itself no time is not reminded', async () => {
  const leadId = await alerted(5);
  await jobs.configure({ sla: null });
  await look(leadId, 'reminder');
  expect(await replies()).toEqual([]);
});

const lookAt = (leadId: string, step: 'reminder' | 'escalation', version: number) =>
  jobs.db.transaction().execute((trx) => followUp(jobs.deps, trx, claimOn({ leadId, step, version })));
/** As two people's clicks do. @returns the version of the handling then */
const claimedAndReleased = (leadId: string) =>
  jobs.db.transaction().execute(async (trx) => {
    const somebody = { actor: 'slack:T01FIRM:U01MARIA', name: null, reason: null, clickedAt: null };
    await moveHandling(trx, leadId, { state: 'claimed', ...somebody });
    return moveHandling(trx, leadId, { state: 'new', ...somebody });
  });

test('what was asked for before a release does not fire after it, and the release is watched anew', async () => {
  const leadId = await alerted(5);
  await look(leadId, 'reminder');
  const version = await claimedAndReleased(leadId);
  // The ones of the alert, before the time that the release gives.
  await look(leadId, 'reminder');
  await look(leadId, 'escalation');
  await lookAt(leadId, 'escalation', 1);
  expect(await replies()).toHaveLength(1);
  await lookAt(leadId, 'reminder', version);
  await lookAt(leadId, 'escalation', version);
  expect((await replies()).map(({ dedupe_key }) => dedupe_key)).toEqual([
    `reminder:${leadId}:1`,
    `reminder:${leadId}:${version}`,
    `escalation:${leadId}:${version}`,
  ]);
  expect(await jobs.jobs('lead-sla')).toContainEqual({ leadId, step: 'escalation', version });
});

test('what was asked for of a contact that was merged is done for the one that is left', async () => {
  const leadId = await alerted(5);
  const merged = await jobs.lead({ state: 'deleted' });
  const left = await jobs.db
    .selectFrom('leads')
    .select('contact_id')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  await jobs.db.updateTable('leads').set({ merged_into: left.contact_id }).where('id', '=', merged).execute();
  await look(merged, 'reminder');
  expect(await replies()).toMatchObject([{ lead_id: leadId, dedupe_key: `reminder:${leadId}:1` }]);
});
