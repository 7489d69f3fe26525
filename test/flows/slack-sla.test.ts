import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadSlaJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, eventually, quiet, textIn } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { timePasses } from '../fixtures/time-passes.ts';

const MINUTE_MS = 60_000;
const REMINDER = /Not claimed after \d minutes/;
const ESCALATION = /Still unclaimed after 1\d minutes/;

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({
    settings: {
      sla: { remindAfterMinutes: 5, escalateAfterMinutes: 15, escalateTo: { kind: 'group', id: 'S01ONCALL' } },
    },
  });
});
afterAll(() => closeWithoutFaults(env));

/** A lead with its alert, of which a look is already planned. */
async function told(lastname: string) {
  const id = newLead(env, { email: `${lastname}@example.com`, lastname });
  const alert = await alertWith(env, lastname);
  const leadId = await leadOf(env, id);
  await eventually(() => looks(leadId)).toBe(1);
  return { alert, leadId };
}

/** How many looks after a lead are planned. */
async function looks(leadId: string): Promise<number> {
  const { rows } = await env.product.context.store.pool.query<{ found: number }>(
    `select count(*)::integer as found from pgboss.job
     where name = 'lead-sla' and data->>'leadId' = $1 and state in ('created', 'retry', 'active')`,
    [leadId],
  );
  return rows[0]?.found ?? 0;
}

/** What stands below a message, once nothing is under way any more. */
async function threadOf(alert: Awaited<ReturnType<typeof told>>['alert']) {
  await quiet(env);
  return env.firm.thread(alert).map(({ text }) => text);
}

test('a lead that nobody claims is reminded of once, then given to those who step in, and then left alone', async () => {
  const { alert, leadId } = await told('Waitley');
  await timePasses(env, 4 * MINUTE_MS);
  expect(await threadOf(alert)).toEqual([]);
  expect(await looks(leadId)).toBe(1);

  await timePasses(env, MINUTE_MS);
  await eventually(() => env.firm.thread(alert).length).toBe(1);
  const [reminder] = env.firm.thread(alert);
  expect(reminder?.text).toMatch(REMINDER);
  // In its thread alone, and nobody is called yet.
  expect(reminder?.broadcast).toBe(false);
  expect(JSON.stringify(reminder?.blocks)).not.toContain('S01ONCALL');

  await eventually(() => looks(leadId)).toBe(1);
  await timePasses(env, 10 * MINUTE_MS);
  await eventually(() => env.firm.thread(alert).length).toBe(2);
  const escalation = env.firm.thread(alert).at(-1);
  expect(escalation?.text).toMatch(ESCALATION);
  expect(JSON.stringify(escalation?.blocks)).toContain('<!subteam^S01ONCALL>');

  await eventually(() => looks(leadId)).toBe(0);
  await timePasses(env, 60 * MINUTE_MS);
  expect(await threadOf(alert)).toHaveLength(2);
});

test('one that is claimed in time is not, and a release has it watched anew', async () => {
  const { alert, leadId } = await told('Promptley');
  await timePasses(env, 4 * MINUTE_MS);
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain('lead_release');
  await timePasses(env, 20 * MINUTE_MS);
  await eventually(() => looks(leadId)).toBe(0);
  expect(await threadOf(alert)).toEqual([]);

  await env.firm.click(alert, 'lead_release', { userId: MARIA });
  await textIn(alert).toContain('lead_claim');
  await eventually(() => looks(leadId)).toBe(1);
  await timePasses(env, 5 * MINUTE_MS);
  await eventually(() => env.firm.thread(alert).length).toBe(1);
  expect((await threadOf(alert))[0]).toMatch(REMINDER);
});

test('one that is claimed between reminder and escalation is not escalated', async () => {
  const { alert, leadId } = await told('Halfway');
  await timePasses(env, 5 * MINUTE_MS);
  await eventually(() => env.firm.thread(alert).length).toBe(1);
  await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  await textIn(alert).toContain('lead_release');
  await timePasses(env, 20 * MINUTE_MS);
  await eventually(() => looks(leadId)).toBe(0);
  expect(await threadOf(alert)).toHaveLength(1);
});

test('a bridge that stops and starts between tells each once', async () => {
  const { alert, leadId } = await told('Rebooting');
  await env.restart();
  expect(await looks(leadId)).toBe(1);
  await timePasses(env, 5 * MINUTE_MS);
  await env.restart();
  await eventually(() => env.firm.thread(alert).length).toBe(1);
  await env.restart();
  // And as after a crash, when the job is there a second time although it was done.
  await again(leadId, 'reminder');
  await timePasses(env, 10 * MINUTE_MS);
  await env.restart();
  await eventually(() => env.firm.thread(alert).length).toBe(2);
  await again(leadId, 'escalation');
  const thread = await threadOf(alert);
  expect(thread).toEqual([expect.stringMatching(REMINDER), expect.stringMatching(ESCALATION)]);
  expect((await historyOf(env, leadId)).map(({ action }) => action)).toEqual(['screened']);
});

/** Looks after a lead once more, and waits until that is over. */
async function again(leadId: string, step: 'reminder' | 'escalation'): Promise<void> {
  const { queue, store } = env.product.context;
  const [id] = (await queue?.enqueue(env.db, leadSlaJob, [{ data: { leadId, step } }])) ?? [];
  const state = async () => (await store.pool.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state;
  await eventually(state).toBe('completed');
}
