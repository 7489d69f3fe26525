import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWorker } from '../../bridge/wiring/worker.ts';
import { historyOf } from '../fixtures/firm-leads.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { alertsIn, eventually, quiet, wordsOf } from '../fixtures/slack-alerts.ts';
import { expectNoSlackFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

/** Slack's second takes five milliseconds, and its minute 300. */
const SECOND_MS = 5;
const LEADS = 120;
const EVERY_TENTH = 10;
const PEOPLE = 20;
const CONTESTED = 4;

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({
    slack: { limits: { secondMs: SECOND_MS, tiers: { 1: 1e6, 2: 1e6, 3: 1e6, 4: 1e6 }, postsPerMinute: 1e6 } },
    pace: { postMs: SECOND_MS, editMs: SECOND_MS, retryMs: 20, longestRetryMs: 200 },
    settings: { sla: null },
  });
});
afterAll(() => env[Symbol.asyncDispose]());

test(`${LEADS} leads at once: every valid one is one message, in the order of the results`, async () => {
  // A second process beside the first: they share channels, accounts and clicks.
  const stop = new AbortController();
  const second = runWorker({ ...env.product.context, queue: undefined, slackTimings: env.pace }, stop.signal);
  const portal = env.hubspot.portal(11);
  for (let serial = 0; serial < LEADS; serial += 1) {
    const values = { email: `burst${serial}@example.com`, lastname: `Burst${serial}` };
    portal.create(serial % EVERY_TENTH === 0 ? weakLead(values) : strongLead(values));
  }
  const valid = LEADS - LEADS / EVERY_TENTH;
  await expect.poll(() => alertsIn(env).length, { timeout: 400_000, interval: 100 }).toBe(valid);
  await quiet(env);
  stop.abort();
  await second;
  const posts = [...env.slack.postsByDelivery().values()];
  expect(posts).toHaveLength(valid);
  expect(posts.filter((times) => times > 1)).toEqual([]);
  const rows = await env.db.selectFrom('slack_messages').select(['ts', 'lead_id']).orderBy('position').execute();
  expect(alertsIn(env).map(({ ts }) => ts)).toEqual(rows.map(({ ts }) => ts));
  const order = await env.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  const ranks = new Map(order.map(({ payload }, rank) => [payload.leadId, rank]));
  const inOrder = rows.map(({ lead_id }) => ranks.get(lead_id));
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expectNoSlackFaults(env.slack);
});

test(`${PEOPLE} people claim ${CONTESTED} leads at once: each has one winner, and the others hear of it`, async () => {
  const people = Array.from({ length: PEOPLE }, (_, at) => `U90PERSON${at}`);
  for (const id of people) env.firm.addUser({ id, name: id.toLowerCase() });
  env.firm.setChannel('C01INTAKE', { members: [...people] });
  const contested = alertsIn(env).slice(0, CONTESTED);
  for (const alert of contested) {
    const answers = await Promise.all(people.map((userId) => env.firm.click(alert, 'lead_claim', { userId })));
    expect(answers.filter(({ acked }) => !acked)).toEqual([]);
  }
  await eventually(() => contested.filter((alert) => wordsOf(alert).includes('lead_release')).length).toBe(CONTESTED);
  const told = () => people.flatMap((userId) => env.firm.ephemerals(userId).map(({ text }) => text));
  await eventually(() => told().length).toBe(CONTESTED * (PEOPLE - 1));
  await quiet(env);
  const winners: string[] = [];
  for (const alert of contested) {
    const { lead_id } = await env.db
      .selectFrom('slack_messages')
      .select('lead_id')
      .where('ts', '=', alert.ts)
      .executeTakeFirstOrThrow();
    const claims = await historyOf(env, lead_id ?? '', 'claim');
    expect(claims).toHaveLength(1);
    const winner = claims[0]?.actor.split(':').at(-1) ?? '';
    winners.push(winner);
    expect(wordsOf(alert)).toContain(`<@${winner}>`);
    const handling = await env.db
      .selectFrom('lead_handling')
      .selectAll()
      .where('lead_id', '=', lead_id ?? '')
      .executeTakeFirst();
    expect(handling).toMatchObject({ state: 'claimed', actor: claims[0]?.actor, version: 2 });
  }
  // Each hears of every lead that somebody else has, and of whom.
  for (const userId of people) {
    const named = env.firm.ephemerals(userId).map(({ text }) => /<@(\w+)>/.exec(text)?.[1]);
    expect(named.toSorted()).toEqual(winners.filter((winner) => winner !== userId).toSorted());
  }
  expectNoSlackFaults(env.slack);
});
