import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepSlackJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { newLead } from '../fixtures/firm-leads.ts';
import { CHANNEL, MARIA } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { expectNoSlackFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { deviations, retryAfter } from '../simulators/slack/fault-rules.ts';

/** A second of Slack's and of ours takes five milliseconds: ten minutes pass in three seconds. */
const SECOND_MS = 5;
const MINUTE_MS = 60 * SECOND_MS;
const limits = { secondMs: SECOND_MS, tiers: { 1: 1e6, 2: 1e6, 3: 1e6, 4: 1e6 }, postsPerMinute: 1e6 };
const pace = {
  postMs: SECOND_MS,
  editMs: SECOND_MS,
  retryMs: SECOND_MS,
  longestRetryMs: 30 * SECOND_MS,
  settleMs: 2 * SECOND_MS,
  clockMs: SECOND_MS,
  resendAfterMs: 30 * SECOND_MS,
  parkedMs: MINUTE_MS,
};

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({ slack: { limits }, pace, settings: { sla: null } });
});
afterAll(() => env[Symbol.asyncDispose]());
beforeEach(() => {
  env.slack.clearScript();
  env.slack.recover();
});

let serial = 0;
/** So many leads, each with a name of its own. */
function leads(count: number): string[] {
  return Array.from({ length: count }, () => {
    serial += 1;
    const name = `Outage${serial}x`;
    newLead(env, { email: `${name}@example.com`, lastname: name });
    return name;
  });
}

/** All of them are there, each once, in the order of their rows. */
async function expectOnce(names: readonly string[]): Promise<void> {
  const seen = () => names.map((name) => alertsIn(env).filter((alert) => wordsOf(alert).includes(name)).length);
  await eventually(seen).toEqual(names.map(() => 1));
  await quiet(env);
  expect([...env.slack.postsByDelivery().values()].filter((times) => times > 1)).toEqual([]);
  const rows = await env.db
    .selectFrom('slack_messages')
    .select('ts')
    .where('kind', '=', 'alert')
    .where('channel_id', '=', CHANNEL)
    .orderBy('position')
    .execute();
  expect(alertsIn(env).map(({ ts }) => ts)).toEqual(rows.map(({ ts }) => ts));
}

async function counted(metric: string): Promise<number> {
  const text = await env.product.context.metrics.registry.getSingleMetricAsString(metric);
  return Number(/^\w+(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1] ?? 0);
}

test('ten minutes without Slack: nothing is lost, nothing doubled, the order stays', async () => {
  env.slack.fail();
  const names = leads(12);
  const waiting = () => env.db.selectFrom('slack_messages').select('id').where('state', '<>', 'posted').execute();
  await eventually(async () => (await waiting()).length).toBe(12);
  await delay(10 * MINUTE_MS);
  expect((await waiting()).length).toBe(12);
  env.slack.recover();
  await expectOnce(names);
});

test('a storm of 429, with and without a time: every lead once, in order', async () => {
  const storm = [retryAfter(1), deviations.rateLimitedSilently, deviations.ratelimitedBody];
  env.slack.script({ method: 'chat.postMessage', probability: 0.5, times: 6, deviations: storm });
  await expectOnce(leads(12));
});

test('taken, and the answer lost: found again by its id, not sent twice', async () => {
  const lost = [deviations.resetAfter, deviations.internalErrorApplied, deviations.fatalErrorApplied];
  env.slack.script({
    method: 'chat.postMessage',
    nth: [1, 3, 4, 6],
    deviations: [...lost, deviations.serverErrorApplied],
  });
  await expectOnce(leads(8));
  expect(await counted('slack_reposts_total')).toBe(0);
});

test('failures of every kind at random: once each', async () => {
  const mixed = [
    deviations.resetBefore,
    deviations.resetAfter,
    deviations.serverError,
    deviations.badGateway,
    deviations.internalError,
    deviations.serviceUnavailable,
    deviations.serverErrorApplied,
  ];
  env.slack.script({ method: /^chat\./, probability: 0.4, times: 30, deviations: mixed });
  const names = leads(10);
  await expectOnce(names);
  const alert = await alertWith(env, names[0] ?? '');
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain('lead_release');
});

test('an edit that Slack does not take is taken later; the last state is shown', async () => {
  const [name = ''] = leads(1);
  const alert = await alertWith(env, name);
  await quiet(env);
  env.slack.fail(deviations.unavailable);
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await env.firm.click(alert, 'lead_contacted', { userId: MARIA }).catch(() => undefined);
  await delay(MINUTE_MS);
  expect(wordsOf(alert)).not.toContain('lead_release');
  env.slack.recover();
  await textIn(alert).toContain(`<@${MARIA}>`);
  await quiet(env);
});

describe('a channel that takes nothing', () => {
  test.each([
    ['is archived', { archived: true }, { archived: false }],
    ['is restricted', { restriction: 'restricted_action' }, { restriction: null }],
  ] as const)(
    'because it %s is parked with the reason, and goes on when it is mended',
    async (_why, broken, mended) => {
      const before = alertsIn(env).length;
      env.firm.setChannel(CHANNEL, broken);
      const names = leads(3);
      const channel = () =>
        env.db.selectFrom('slack_channels').selectAll().where('channel_id', '=', CHANNEL).executeTakeFirst();
      await eventually(async () => (await channel())?.status).toBe('parked');
      expect((await channel())?.reason).toMatch(/^(is_archived|restricted_action)/);
      expect(alertsIn(env).length).toBe(before);
      expect(await counted('slack_channels_parked')).toBe(1);
      env.firm.setChannel(CHANNEL, mended);
      await wake();
      await expectOnce(names);
      expect((await channel())?.status).toBe('ok');
    },
  );

  test('for the lack of a scope goes on when the app has it', async () => {
    const scopes = ['chat:write.public', 'commands', 'channels:read', 'groups:read', 'channels:history'];
    env.slack.setScopes(scopes);
    const names = leads(2);
    const channel = () =>
      env.db.selectFrom('slack_channels').selectAll().where('channel_id', '=', CHANNEL).executeTakeFirst();
    await eventually(async () => (await channel())?.reason).toMatch(/^missing_scope/);
    env.slack.setScopes([...scopes, 'chat:write', 'users:read', 'users:read.email']);
    await wake();
    await expectOnce(names);
  });
});

test('where nobody may look into the channel, a lost answer is sent again after a while, and counted', async () => {
  env.slack.setScopes(['chat:write', 'chat:write.public', 'commands', 'channels:read', 'groups:read', 'users:read']);
  env.slack.script({ method: 'chat.postMessage', nth: 1, deviations: [deviations.resetAfter] });
  const [name = ''] = leads(1);
  await eventually(() => alertsIn(env).filter((alert) => wordsOf(alert).includes(name)).length).toBe(2);
  await quiet(env);
  expect(await counted('slack_reposts_total')).toBe(1);
  expectNoSlackFaults(env.slack);
});

/** What the sweep of the next minute does. */
async function wake(): Promise<void> {
  await delay(MINUTE_MS);
  const { queue } = env.product.context;
  await queue?.enqueue(env.db, sweepSlackJob, [{ data: {} }]);
}
