import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, eventually, quiet, textIn } from '../fixtures/slack-alerts.ts';
import { type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

/** Slack's second: it tells an event again after a minute of it. */
const limits = { secondMs: 20, tiers: { 1: 1e6, 2: 1e6, 3: 1e6, 4: 1e6 }, postsPerMinute: 1e6 };
/** So long Slack waits where nothing else is tried, ms: longer than a machine that is busy takes. */
const ACK_MS = 60_000;

/** What is clicked, and looks at the home, which others' work has drawn anew as well. */
const gates = { 'lead-action': 4_711, 'slack-home': 4_712 };
/** New jobs of what comes from Slack pass a gate of their kind: while somebody else holds it, they wait. */
const holding = `
  create or replace function pass_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(
        case new.name when 'lead-action' then ${gates['lead-action']} else ${gates['slack-home']} end);
      return new;
    end $$;
  create or replace trigger gate before insert on pgboss.job for each row
    when (new.name in ('lead-action', 'slack-home')) execute function pass_gate()`;

describe.each([
  ['over HTTP', false],
  ['by Socket Mode', true],
])('%s', (_how, socket) => {
  let env: SlackEnv;
  beforeAll(async () => {
    env = await startSlackEnv({ socket, slack: { limits, ackLimitMs: ACK_MS, triggerLifeMs: ACK_MS } });
  });
  afterAll(async () => {
    expectNoFaults(env.hubspot);
    expect(env.slack.faults).toEqual([]);
    expect(env.slack.ownFaults).toEqual([]);
    await env[Symbol.asyncDispose]();
  });
  beforeEach(() => env.slack.setAckLimit(ACK_MS));

  const told = async (lastname: string) => {
    const id = newLead(env, { email: `${lastname}@example.com`, lastname });
    const alert = await alertWith(env, lastname);
    await quiet(env);
    return { alert, leadId: await leadOf(env, id) };
  };
  const homeOf = (userId: string) => env.firm.views.home(userId)?.content ?? null;

  /** From here on nothing that Slack tells can be kept, until it is let go. */
  async function holdQueue(gate: number) {
    const client = new Client({ connectionString: env.databaseUrl });
    await client.connect();
    await client.query(holding);
    await client.query('select pg_advisory_lock($1)', [gate]);
    /** Whoever waits to keep something. */
    const waiting = async () => {
      const locks = `select l.pid from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.objid = $1 and not l.granted`;
      return (await client.query<{ pid: number }>(locks, [gate])).rows.map(({ pid }) => pid);
    };
    return {
      waited: () => eventually(async () => (await waiting()).length).toBeGreaterThan(0),
      /** The database breaks off what waits, as when it is stopped. */
      async breakOff() {
        for (const pid of await waiting()) await client.query('select pg_terminate_backend($1)', [pid]);
      },
      release: () => client.end(),
      [Symbol.asyncDispose]: () => client.end(),
    };
  }

  /** What Slack is told, and whether it has been. */
  function watch<Answer>(delivery: Promise<Answer>) {
    const state = { answered: false };
    void delivery.then(() => {
      state.answered = true;
    });
    return state;
  }

  test('a click is acknowledged once it is kept, and not before', async () => {
    const { alert, leadId } = await told('Keptfirst');
    await using held = await holdQueue(gates['lead-action']);
    const delivery = env.firm.click(alert, 'lead_claim', { userId: MARIA });
    const slack = watch(delivery);
    await held.waited();
    expect(slack.answered).toBe(false);
    await held.release();
    expect((await delivery).acked).toBe(true);
    await textIn(alert).toContain(`<@${MARIA}>`);
    expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
  });

  test('so is an event', async () => {
    await using held = await holdQueue(gates['slack-home']);
    const delivery = env.firm.openHome(JAMES);
    const slack = watch(delivery);
    await held.waited();
    expect(slack.answered).toBe(false);
    await held.release();
    expect((await delivery).acked).toBe(true);
    await eventually(() => homeOf(JAMES)).not.toBeNull();
  });

  test('so is a form, which stays open until then', async () => {
    const { alert } = await told('Formly');
    await env.firm.click(alert, 'lead_not_a_fit', { userId: MARIA });
    await eventually(() => env.firm.modal(MARIA)).not.toBeNull();
    await using held = await holdQueue(gates['lead-action']);
    const delivery = env.firm.submit(MARIA, { reason: 'not_a_lead', note: '' });
    const slack = watch(delivery);
    await held.waited();
    expect(slack.answered).toBe(false);
    expect(env.firm.modal(MARIA)).not.toBeNull();
    await held.release();
    expect((await delivery).acked).toBe(true);
    await textIn(alert).toContain('lead_reopen');
  });

  test('a click that the store breaks off is not acknowledged and has done nothing; the next one counts', async () => {
    const { alert, leadId } = await told('Brokenoff');
    // Over Socket Mode nothing says that it failed.
    if (socket) env.slack.setAckLimit(3_000);
    await using held = await holdQueue(gates['lead-action']);
    const delivery = env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await held.waited();
    await held.breakOff();
    expect((await delivery).acked).toBe(false);
    await held.release();
    // The pool may hand out the broken connection once more.
    await eventually(() => historyOf(env, leadId, 'claim')).toEqual([]);
    env.slack.setAckLimit(ACK_MS);
    expect((await env.firm.click(alert, 'lead_claim', { userId: JAMES })).acked).toBe(true);
    await textIn(alert).toContain(`<@${JAMES}>`);
    expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
  });

  test('an event that the store breaks off is told again by Slack, and done then', async () => {
    if (socket) env.slack.setAckLimit(3_000);
    await using held = await holdQueue(gates['slack-home']);
    const before = env.firm.views.home(MARIA)?.hash;
    const delivery = env.firm.openHome(MARIA);
    await held.waited();
    await held.breakOff();
    expect((await delivery).acked).toBe(false);
    await held.release();
    env.slack.setAckLimit(ACK_MS);
    await eventually(() => env.firm.views.home(MARIA)?.hash).not.toBe(before);
    await env.slack.deliveries.settled();
    expect(env.slack.deliveries.lost).toEqual([]);
  });

  test('what Slack gave up waiting for, or a connection that ended took along, is done once all the same', async () => {
    const { alert, leadId } = await told('Cutoff');
    env.slack.setAckLimit(3_000);
    await using held = await holdQueue(gates['lead-action']);
    const delivery = env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await held.waited();
    if (socket) env.slack.cutConnections();
    expect((await delivery).acked).toBe(false);
    expect(await historyOf(env, leadId, 'claim')).toEqual([]);
    await held.release();
    if (socket) await eventually(() => env.slack.connections()).toBe(1);
    await textIn(alert).toContain(`<@${MARIA}>`);
    env.slack.setAckLimit(ACK_MS);
    await env.firm.click(alert, 'lead_release', { userId: MARIA });
    await textIn(alert).toContain('lead_claim');
    expect((await historyOf(env, leadId)).map(({ action }) => action)).toEqual(['screened', 'claim', 'release']);
    expect(env.firm.ephemerals(MARIA)).toEqual([]);
  });
});
