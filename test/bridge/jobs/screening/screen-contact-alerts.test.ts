import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setConfiguration } from '../../../../bridge/accounts/configurations.ts';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { notifyAccount } from '../../../../bridge/jobs/slack/announce/notify-slack.ts';
import { sweepSlack } from '../../../../bridge/jobs/slack/sweep-slack.ts';
import { createNamedLocks } from '../../../../bridge/platform/queue/named-locks.ts';
import { createStoredAnalysisCache } from '../../../../bridge/platform/results/analysis-cache.ts';
import { countExchanges } from '../../../fixtures/count-exchanges.ts';
import { connectPortal, openScreening, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained, leadOf } from '../../../fixtures/screening-views.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM, wordsOf } from '../../../fixtures/slack-jobs.ts';
import { createTrialEngine } from '../../../fixtures/trial-engine.ts';
import { byUser } from '../../../simulators/hubspot/contact.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of ['slack_messages', 'outbox', 'leads', 'hubspot_connections'] as const)
    await jobs.db.deleteFrom(table).execute();
  await jobs.store.pool.query('delete from pgboss.job');
});

/** The line of the account that tells its leads in Slack. */
async function openLine() {
  const screening = await openScreening({ store: jobs.store, engine: createTrialEngine() });
  await connectPortal(screening);
  await jobs.db.updateTable('hubspot_connections').set({ account_id: jobs.accountId }).execute();
  await jobs.db.updateTable('accounts').set({ subscription: 'active' }).where('id', '=', jobs.accountId).execute();
  const input = { practiceAreas: ['Personal Injury'], threshold: 1 };
  await setConfiguration(jobs.db, { accountId: jobs.accountId, actor: 'test', input });
  return screening;
}

async function screen(screening: Screening, id: string, cause: 'created' | 'changed' | 'restored'): Promise<void> {
  await enqueue(screening, [id], { cause });
  await using _working = screening.start();
  await drained(screening);
}

/** Puts in line what stands in the outbox. */
async function tellAll(screening: Screening): Promise<void> {
  await using locks = createNamedLocks(jobs.store);
  const cache = createStoredAnalysisCache(jobs.store);
  const analyzer = createAnalyzer({ engine: createTrialEngine(), today: () => '2026-11-20', cache });
  await notifyAccount({ ...jobs.deps, locks, api: screening.api, analyzer }, jobs.accountId);
}

/** A lead that was screened and put in line; delivered where it is to be. */
async function told(screening: Screening, { delivered }: { delivered: boolean }): Promise<string> {
  const { id } = screening.portal().create(leadValues(1));
  await screen(screening, id, 'created');
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', valid: true });
  await tellAll(screening);
  if (delivered) await jobs.deliver();
  await jobs.store.pool.query(`delete from pgboss.job where name = 'deliver-slack'`);
  return id;
}

async function remove(screening: Screening, id: string): Promise<void> {
  screening.portal().archive(id);
  await screen(screening, id, 'changed');
  expect(await leadOf(screening, id)).toMatchObject({ state: 'deleted' });
}

async function restore(screening: Screening, id: string): Promise<void> {
  screening.portal().restore(id);
  await screen(screening, id, 'restored');
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', valid: true, revision: 1 });
}

const shown = () => wordsOf(jobs.firm.messages(CHANNEL).at(-1));
const woken = () => jobs.jobs('deliver-slack');
const channel = { workspaceId: TEAM, channelId: CHANNEL };
const alerts = () => jobs.firm.messages(CHANNEL).length;

describe('an alert shows how its lead stands, though the result is the same', () => {
  test('a contact that is found gone, and restored', async () => {
    await using screening = await openLine();
    const id = await told(screening, { delivered: true });
    await remove(screening, id);
    expect(await woken()).toEqual([channel]);
    await jobs.deliver();
    expect(shown()).toContain('No longer valid');
    await restore(screening, id);
    expect(await woken()).toEqual([channel, channel]);
    await jobs.deliver();
    expect(shown()).not.toContain('No longer valid');
    expect(await jobs.rows()).toMatchObject([{ kind: 'alert', state: 'posted' }]);
  });

  test('one that is restored after its alert was taken out of the line is told', async () => {
    await using screening = await openLine();
    const id = await told(screening, { delivered: false });
    await remove(screening, id);
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', reason: 'no_longer_valid' });
    const before = alerts();
    await restore(screening, id);
    await jobs.deliver();
    expect(alerts()).toBe(before + 1);
    expect(shown()).toContain('Claim this lead');
  });

  test('one that was gone when Slack was to be told is told once it is back', async () => {
    await using screening = await openLine();
    const { id } = screening.portal().create(leadValues(1));
    await screen(screening, id, 'created');
    screening.portal().archive(id);
    await tellAll(screening);
    expect(await jobs.rows()).toEqual([]);
    await screen(screening, id, 'changed');
    await restore(screening, id);
    await tellAll(screening);
    expect(await jobs.rows()).toMatchObject([{ kind: 'alert', state: 'waiting' }]);
    await remove(screening, id);
    await restore(screening, id);
    await tellAll(screening);
    expect(await jobs.rows()).toMatchObject([{ kind: 'alert', state: 'waiting' }]);
  });

  test.each([
    ['of a backfill', { first_cause: 'backfill' }],
    ['that came in more than a week ago', { created_at: new Date(Date.now() - 8 * 86_400_000) }],
  ])('one %s, of which nothing was told, is no news when it is restored', async (_, old) => {
    await using screening = await openLine();
    const { id } = screening.portal().create(leadValues(1));
    await screen(screening, id, 'created');
    await jobs.db.deleteFrom('outbox').execute();
    await jobs.db
      .updateTable('leads')
      .set(old as never)
      .execute();
    await remove(screening, id);
    await restore(screening, id);
    expect(await jobs.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('a status that a screening finds set, and cleared', async () => {
    await using screening = await openLine();
    const id = await told(screening, { delivered: true });
    screening.portal().update(id, { lead_intake_status: 'invalid' }, byUser(7));
    await screen(screening, id, 'changed');
    await jobs.deliver();
    expect(await leadOf(screening, id)).toMatchObject({ override_status: 'invalid', revision: 1 });
    expect(shown()).toContain('No longer valid');
    screening.portal().update(id, { lead_intake_status: '' }, byUser(7));
    await screen(screening, id, 'changed');
    await jobs.deliver();
    expect(shown()).not.toContain('No longer valid');
  });

  test('case notes that were taken away', async () => {
    await using screening = await openLine();
    const id = await told(screening, { delivered: true });
    screening.clock.now = () => new Date(Date.now() + 600_000);
    screening.portal().update(id, { lead_intake_case_notes: '' }, byUser(7));
    await screen(screening, id, 'changed');
    expect(await leadOf(screening, id)).toMatchObject({ state: 'needs_info' });
    await tellAll(screening);
    await jobs.deliver();
    expect(shown()).toContain('No longer valid');
  });
});

test('a restored lead that nobody has claimed is watched again', async () => {
  await using screening = await openLine();
  const id = await told(screening, { delivered: true });
  const leadId = (await leadOf(screening, id))?.id;
  await remove(screening, id);
  // As its watch ends while it is deleted.
  await jobs.store.pool.query(`delete from pgboss.job where name = 'lead-sla'`);
  await sweepSlack(jobs.deps);
  expect(await jobs.jobs('lead-sla')).toEqual([]);
  await restore(screening, id);
  await jobs.deliver();
  await sweepSlack(jobs.deps);
  expect(await jobs.jobs('lead-sla')).toEqual([{ leadId, step: 'reminder', version: 1 }]);
});

test('contacts that stand as before cost no look at alerts', async () => {
  await using screening = await openLine();
  const id = await told(screening, { delivered: true });
  const exchanges = countExchanges(jobs.store);
  const texts = await exchanges.during(() => screen(screening, id, 'changed'));
  expect(texts.filter((text) => text.includes('insert into "leads"')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('slack_'))).toEqual([]);
});
