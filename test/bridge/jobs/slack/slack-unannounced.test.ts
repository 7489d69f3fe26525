import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setAccount } from '../../../../bridge/accounts/accounts.ts';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import type { HubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { connectStatic } from '../../../../bridge/hubspot/connect/connect-static.ts';
import { setStatus } from '../../../../bridge/hubspot/connections/connections.ts';
import { provision } from '../../../../bridge/hubspot/mapping/provision.ts';
import { slackFindings } from '../../../../bridge/jobs/hubspot-app/app-health.ts';
import { answerLeadCommand } from '../../../../bridge/jobs/slack/actions/find-slack-lead.ts';
import { notifyAccount } from '../../../../bridge/jobs/slack/announce/notify-slack.ts';
import { readHome } from '../../../../bridge/jobs/slack/home/slack-home.ts';
import { countSlack } from '../../../../bridge/jobs/slack/messages/slack-metrics.ts';
import { createNamedLocks, type NamedLocks } from '../../../../bridge/platform/queue/named-locks.ts';
import { checkSlack } from '../../../../bridge/slack/connect/check-slack.ts';
import { findSlackConnection } from '../../../../bridge/slack/connect/connections.ts';
import { readSlackHealth } from '../../../../bridge/slack/connect/slack-health.ts';
import { blockedTexts } from '../../../../shared/problems/screen-blocked-reasons.ts';
import { openHubSpot } from '../../../fixtures/hubspot.ts';
import { openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

let jobs: SlackJobs;
let simulator: HubSpotSimulator;
let hubspot: HubSpot;
let locks: NamedLocks;
beforeAll(async () => {
  jobs = await openSlackJobs();
  simulator = await startHubSpotSimulator({ portals: [{ portalId: 11 }] });
  ({ hubspot } = await openHubSpot(simulator, { store: jobs.store }));
  locks = createNamedLocks(jobs.store);
  const connection = { accountId: jobs.accountId, portalId: '11', token: simulator.staticToken(11) };
  await connectStatic({ hubspot, store: jobs.store }, connection, 'test');
  await provision(hubspot, { portalId: '11' });
});
afterAll(async () => {
  await locks[Symbol.asyncDispose]();
  await jobs[Symbol.asyncDispose]();
  expect(simulator.faults).toEqual([]);
  await simulator[Symbol.asyncDispose]();
});
beforeEach(async () => {
  simulator.clearScript();
  await jobs.db.deleteFrom('slack_messages').execute();
  await jobs.db.deleteFrom('outbox').execute();
  await subscribe('active');
  await open('active');
  await jobs.db.updateTable('hubspot_connections').set({ limited_until: null }).execute();
});

const maria = { workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' };
const subscribe = (subscription: 'active' | 'past_due') =>
  setAccount(jobs.db, { accountId: jobs.accountId, subscription }, 'test');
const open = (status: 'active' | 'paused' | 'revoked') =>
  setStatus(jobs.db, { portalId: '11', status, detail: null }, 'test');

const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' });
const notify = (api = hubspot) => notifyAccount({ ...jobs.deps, locks, api, analyzer }, jobs.accountId);

let serial = 0;
/** A lead whose result came so many minutes ago. */
async function result(minutes: number, values: Parameters<SlackJobs['lead']>[0] = {}, cause = 'created') {
  const { id } = simulator.portal(11).store.create({ firstname: 'Amy' }, { changeSource: 'CRM_UI', sourceId: '1' });
  const leadId = await jobs.lead({ contact_id: id, ...values });
  await again(leadId, minutes, cause);
  return leadId;
}

async function again(leadId: string, minutes: number, cause = 'created') {
  serial += 1;
  const told = { leadId, accountId: jobs.accountId, portalId: '11', contactId: '1', revision: 1, cause };
  const payload = JSON.stringify({ ...told, state: 'screened', score: 71, valid: true });
  const created_at = new Date(Date.now() - minutes * 60_000);
  const row = { account_id: jobs.accountId, kind: 'lead.screened', dedupe_key: `unannounced ${serial}`, payload };
  await jobs.db
    .insertInto('outbox')
    .values({ ...row, created_at, sent_at: null })
    .execute();
}

const health = async () => {
  const connection = await findSlackConnection(jobs.db, jobs.accountId);
  return readSlackHealth(jobs.db, connection!);
};
const ready = () => checkSlack({ db: jobs.db, takesRequests: true, hasOAuth: false, problems: () => [] });
const messagesLines = async () =>
  (await readHome(jobs.deps, maria)).health.filter(({ name }) => name === 'Messages').map(({ detail }) => detail);

const DAY = 24 * 60;

describe('a valid lead that waits for HubSpot between its result and its alert', () => {
  test.each([
    ['the subscription is past due', () => subscribe('past_due')],
    ['the portal is paused', () => open('paused')],
    ['the portal let go', () => open('revoked')],
    ['its daily limit is used up', () => simulator.script({ deviations: [deviations.daily] })],
  ])('is counted wherever people look: %s', async (_why, close) => {
    await close();
    await result(14);
    // What it learns of limits is its own.
    const { hubspot: other } = await openHubSpot(simulator, { store: jobs.store });
    await notify(other);
    expect(await jobs.rows()).toEqual([]);
    expect(await health()).toMatchObject({ works: false, unannounced: { leads: 1, since: expect.any(String) } });
    expect(await ready()).toMatchObject({ status: 'degraded', detail: expect.stringContaining('1 valid lead waits') });
    expect(await messagesLines()).toEqual([expect.stringContaining('1 valid lead waits')]);
    expect(await slackFindings(jobs.db, jobs.accountId)).toEqual([
      { level: 'warning', subject: 'Slack', text: expect.stringContaining('1 valid lead waits') },
    ]);
    expect(await countSlack(jobs.db)).toMatchObject({ unannounced: 1 });
  });

  test('is on its way for a minute; what nobody would be told of is no part of it', async () => {
    await subscribe('past_due');
    await result(0);
    await result(14, { valid: false });
    await result(14, {}, 'backfill');
    await result(14, { state: 'deleted' });
    await result(14, { override_status: 'invalid' });
    await jobs.notify(await result(14));
    expect((await health()).unannounced).toEqual({ leads: 0, since: null });
    expect((await health()).works).toBe(true);
    expect(await countSlack(jobs.db)).toMatchObject({ unannounced: 0 });
  });

  test('one that a person made valid is, once however many results it has', async () => {
    await subscribe('past_due');
    await again(await result(20, { valid: false, override_status: 'valid' }), 10);
    expect((await health()).unannounced.leads).toBe(1);
  });
});

describe('a result that waited for its portal for more than a week', () => {
  test.each([
    ['a subscription', () => subscribe('past_due'), () => subscribe('active')],
    ['a pause', () => open('paused'), () => open('active')],
  ])('is told when the portal goes on: %s', async (_what, close, goOn) => {
    await close();
    const leadId = await result(8 * DAY);
    await notify();
    expect(await jobs.rows()).toEqual([]);
    await goOn();
    await notify();
    expect(await jobs.row('alert')).toMatchObject({ lead_id: leadId, state: 'waiting' });
    expect((await health()).unannounced.leads).toBe(0);
  });
});

describe('a result that waited for more than a month', () => {
  test('is given up, and counted as a lead that nobody was told of', async () => {
    await subscribe('past_due');
    const leadId = await result(31 * DAY);
    await result(31 * DAY, { valid: false });
    await result(31 * DAY, {}, 'backfill');
    await notify();
    expect(await jobs.rows()).toMatchObject([{ lead_id: leadId, kind: 'alert', state: 'failed', reason: 'expired' }]);
    expect((await health()).lost).toEqual([{ reason: 'expired', undeleted: false, count: 1 }]);
    expect((await ready()).detail).toContain('1 message could not be sent in the last week (expired).');
    const unsent = await jobs.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    expect(unsent).toEqual([]);
  });

  test('is told all the same once there is a new one', async () => {
    await subscribe('past_due');
    const leadId = await result(31 * DAY);
    await notify();
    await jobs.notify(leadId);
    expect(await jobs.row('alert')).toMatchObject({ lead_id: leadId, state: 'waiting' });
  });
});

describe('an account whose leads are not screened', () => {
  const lookUp = async (text: string) =>
    (
      await answerLeadCommand(
        { ...jobs.deps, api: hubspot, analyzer },
        { ...maria, text, respond: () => Promise.resolve() },
      )
    ).message.text;

  test.each([
    ['no_subscription', () => subscribe('past_due')],
    ['paused', () => open('paused')],
    ['revoked', () => open('revoked')],
  ] as const)('/lead says why it finds none: %s', async (obstacle, close) => {
    await close();
    expect(await lookUp('99002')).toContain(blockedTexts[obstacle]);
    expect(await lookUp('amy@example.com')).toContain(blockedTexts[obstacle]);
  });

  test('the home says that the daily limit is used up', async () => {
    simulator.script({ deviations: [deviations.daily] });
    await result(0);
    const { hubspot: other } = await openHubSpot(simulator, { store: jobs.store });
    await notify(other);
    const { health: lines } = await readHome(jobs.deps, maria);
    expect(lines[0]).toEqual({ name: 'Firm', state: 'warning', detail: blockedTexts.daily_limit });
  });

  test('the home says that the subscription is not active', async () => {
    await subscribe('past_due');
    const lines = (await readHome(jobs.deps, maria)).health;
    expect(lines[0]).toEqual({
      name: 'Firm',
      state: 'warning',
      detail: expect.stringContaining(blockedTexts.no_subscription),
    });
    await subscribe('active');
    expect((await readHome(jobs.deps, maria)).health[0]).toMatchObject({
      state: 'ok',
      detail: 'HubSpot is connected, and leads are screened.',
    });
  });
});
