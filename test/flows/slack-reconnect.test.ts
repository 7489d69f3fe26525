import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepSlackJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { findWorkspace } from '../../bridge/slack/client/workspaces.ts';
import { findSlackConnection } from '../../bridge/slack/connect/connections.ts';
import { disconnectSlack } from '../../bridge/slack/connect/disconnect.ts';
import { scopeList } from '../../bridge/slack/connect/scopes.ts';
import { leadOf, newLead } from '../fixtures/firm-leads.ts';
import { settled } from '../fixtures/hubspot-results.ts';
import { MARIA } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { connectSlack, expectNoSlackFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({ settings: { sla: null } });
});
afterAll(async () => {
  expectNoSlackFaults(env.slack);
  await env[Symbol.asyncDispose]();
});

const lead = (serial: string) => newLead(env, { email: `${serial}@example.com`, lastname: serial });
const count = (serial: string) => alertsIn(env).filter((alert) => wordsOf(alert).includes(serial)).length;
const waiting = () =>
  env.db.selectFrom('slack_messages').select('id').where('state', '=', 'waiting').where('kind', '=', 'alert').execute();

/** As the firm does it, with a new token; a sweep follows within the minute. */
async function connectAgain(): Promise<void> {
  const { product, slack, accountId } = env;
  slack.botToken('T01FIRM', scopeList);
  await connectSlack(product, { slack, accountId });
  await product.context.queue?.enqueue(env.db, sweepSlackJob, [{ data: {} }]);
}

async function disconnect(force = false) {
  const connection = (await findSlackConnection(env.db, env.accountId))!;
  const { store, slack } = env.product.context;
  return disconnectSlack({ slack, store, settings: { oauth: undefined } }, connection, {
    force,
    actor: 'test',
  });
}

test.each([
  ['the app is removed', (at: SlackEnv) => at.slack.uninstall()],
  ['the token is revoked', (at: SlackEnv) => at.slack.revokeTokens()],
])(
  'when %s, leads wait for the firm to connect again: each told once, and earlier messages go on',
  async (how, end) => {
    const [before, meanwhile] = how.includes('app') ? ['Removedone', 'Removedtwo'] : ['Revokedone', 'Revokedtwo'];
    lead(before);
    const alert = await alertWith(env, before);
    await quiet(env);
    await end(env);
    await eventually(async () => (await findWorkspace(env.db, 'T01FIRM'))?.status).toBe('revoked');
    lead(meanwhile);
    await eventually(async () => (await waiting()).length).toBe(1);
    await settled(env.product);
    await expect(disconnect()).rejects.toThrow(/Waiting for Slack: 1 lead that is not announced yet/);
    expect(count(meanwhile)).toBe(0);
    await connectAgain();
    await alertWith(env, meanwhile);
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain('lead_release');
    await quiet(env);
    expect([count(before), count(meanwhile)]).toEqual([1, 1]);
  },
);

test('an account that is disconnected and connected again tells no lead twice, and its open leads keep their buttons', async () => {
  const contact = lead('Returning');
  const alert = await alertWith(env, 'Returning');
  await quiet(env);
  expect(await disconnect()).toMatchObject({ dropped: { leads: 0 } });
  const kept = await env.db.selectFrom('slack_told').selectAll().execute();
  expect(kept.map(({ ts }) => ts)).toContain(alert.ts);
  expect(JSON.stringify(kept)).not.toContain('Returning');
  await connectAgain();
  const leadId = await leadOf(env, contact);
  const content = () => env.db.selectFrom('slack_messages').select('content').where('lead_id', '=', leadId).execute();
  await eventually(async () => (await content())[0]?.content ?? null).not.toBeNull();
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain('lead_contacted');
  expect(wordsOf(alert)).toContain('Returning');
  await quiet(env);
  expect(count('Returning')).toBe(1);
});
