import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepSlackJob } from '../../bridge/jobs/definitions/slack-jobs.ts';
import { findWorkspace } from '../../bridge/slack/client/workspaces.ts';
import { findSlackConnection } from '../../bridge/slack/connect/connections.ts';
import { disconnectSlack } from '../../bridge/slack/connect/disconnect.ts';
import { scopeList } from '../../bridge/slack/connect/scopes.ts';
import { settled } from '../fixtures/hubspot-product.ts';
import {
  alertsIn,
  alertWith,
  connectSlack,
  type Desk,
  eventually,
  expectNoSlackFaults,
  leadOf,
  MARIA,
  newLead,
  quiet,
  shownText,
  startDesk,
  wordsOf,
} from '../fixtures/slack-product.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk({ settings: { sla: null } });
});
afterAll(async () => {
  expectNoSlackFaults(desk.slack);
  await desk[Symbol.asyncDispose]();
});

const lead = (serial: string) => newLead(desk, { email: `${serial}@example.com`, lastname: serial });
const count = (serial: string) => alertsIn(desk).filter((alert) => wordsOf(alert).includes(serial)).length;
const waiting = () =>
  desk.db
    .selectFrom('slack_messages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', '=', 'alert')
    .execute();

/** As the firm does it, with a new token; a sweep follows within the minute. */
async function connectAgain(): Promise<void> {
  const { product, slack, accountId } = desk;
  slack.botToken('T01FIRM', scopeList);
  await connectSlack(product, { slack, accountId });
  await product.context.queue?.enqueue(desk.db, sweepSlackJob, [{ data: {} }]);
}

async function disconnect(force = false) {
  const connection = (await findSlackConnection(desk.db, desk.accountId))!;
  const { store, slack } = desk.product.context;
  return disconnectSlack({ slack, store, settings: { oauth: undefined } }, connection, {
    force,
    actor: 'test',
  });
}

test.each([
  ['the app is removed', (at: Desk) => at.slack.uninstall()],
  ['the token is revoked', (at: Desk) => at.slack.revokeTokens()],
])(
  'when %s, leads wait for the firm to connect again: each told once, and earlier messages go on',
  async (how, end) => {
    const [before, meanwhile] = how.includes('app') ? ['Removedone', 'Removedtwo'] : ['Revokedone', 'Revokedtwo'];
    lead(before);
    const alert = await alertWith(desk, before);
    await quiet(desk);
    await end(desk);
    await eventually(async () => (await findWorkspace(desk.db, 'T01FIRM'))?.status).toBe('revoked');
    lead(meanwhile);
    await eventually(async () => (await waiting()).length).toBe(1);
    await settled(desk.product);
    await expect(disconnect()).rejects.toThrow(/Waiting for Slack: 1 lead that is not announced yet/);
    expect(count(meanwhile)).toBe(0);
    await connectAgain();
    await alertWith(desk, meanwhile);
    await desk.firm.click(alert, 'lead_claim', { userId: MARIA });
    await shownText(alert).toContain('lead_release');
    await quiet(desk);
    expect([count(before), count(meanwhile)]).toEqual([1, 1]);
  },
);

test('an account that is disconnected and connected again tells no lead twice, and its open leads keep their buttons', async () => {
  const contact = lead('Returning');
  const alert = await alertWith(desk, 'Returning');
  await quiet(desk);
  expect(await disconnect()).toMatchObject({ dropped: { leads: 0 } });
  const kept = await desk.db.selectFrom('slack_told').selectAll().execute();
  expect(kept.map(({ ts }) => ts)).toContain(alert.ts);
  expect(JSON.stringify(kept)).not.toContain('Returning');
  await connectAgain();
  const leadId = await leadOf(desk, contact);
  const content = () => desk.db.selectFrom('slack_messages').select('content').where('lead_id', '=', leadId).execute();
  await eventually(async () => (await content())[0]?.content ?? null).not.toBeNull();
  await desk.firm.click(alert, 'lead_claim', { userId: MARIA });
  await shownText(alert).toContain('lead_contacted');
  expect(wordsOf(alert)).toContain('Returning');
  await quiet(desk);
  expect(count('Returning')).toBe(1);
});
