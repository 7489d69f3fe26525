import { expect, onTestFinished, test } from 'vitest';
import { connectAccount } from '../../bridge/slack/connect/connections.ts';
import { findChannel, parkChannel } from '../../bridge/slack/routing/channels.ts';
import { slackSettings } from '../../shared/slack-settings.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { openNeighbor } from '../fixtures/dashboard-firm.ts';
import { createFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { CHANNEL, TEAM, unhurried } from '../fixtures/slack.ts';
import { expectNoSlackFaults } from '../fixtures/slack-product.ts';
import { startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

async function openFirm() {
  await using opening = new AsyncDisposableStack();
  const hubspot = opening.use(await startHubSpot());
  const slack = opening.use(await startSlackSimulator({ ...unhurried, limits: { secondMs: 5 } }));
  const environment = { SLACK_API_URL: slack.apiUrl, SLACK_SIGNING_SECRET: slack.app.signingSecret };
  const product = opening.use(await startProduct(hubspot, { environment }));
  const accountId = await createFirm(product);
  const ask = asker(await signInAs(product, { accountId }));
  const open = opening.move();
  onTestFinished(() => open.disposeAsync());
  return { slack, product, accountId, ask };
}

test('a workspace is connected by its token, tested, looked at and disconnected', async () => {
  const { slack, product, ask } = await openFirm();
  const missing = { status: 404, code: 'slack_not_connected' };
  for (const answer of [
    await ask('testSlack', { body: {} }),
    await ask('disconnectSlack'),
    await ask('readRouting'),
    await ask('checkSlack'),
    await ask('resumeSlack', { body: { channelId: null, to: null } }),
  ])
    expect(answer).toMatchObject(missing);
  const token = slack.botToken();
  for (const [wrong, channel] of [
    ['xoxb-unknown', CHANNEL],
    [token, '#intake'],
    [token, 'C9NOSUCH'],
    [null, CHANNEL],
  ] as const)
    expect(await ask('connectSlack', { body: { token: wrong, channel } })).toMatchObject({
      code: 'slack_refused',
      details: [{ message: expect.not.stringMatching(/npm run|--/) }],
    });
  const connected = await ask('connectSlack', { body: { token, channel: CHANNEL } });
  expect(connected.body.slack).toMatchObject({ teamName: 'Hartley Law', channelId: CHANNEL, status: 'active' });
  expect(JSON.stringify(connected.body)).not.toContain(token);

  expect((await ask('testSlack', { body: {} })).body).toEqual({ channelId: CHANNEL });
  await expect.poll(() => slack.workspace().messages(CHANNEL).length).toBe(1);
  expect((await ask('checkSlack')).body).toMatchObject({
    works: true,
    problem: null,
    channels: [{ channelId: CHANNEL }],
  });
  const neighbor = await openNeighbor(product);
  expect(await neighbor.ask('testSlack', { body: {} })).toMatchObject(missing);
  expect((await ask('disconnectSlack')).body.slack).toBeNull();
  expectNoSlackFaults(slack);
});

test('where leads go is saved by version, and tried before', async () => {
  const { slack, ask } = await openFirm();
  await ask('connectSlack', { body: { token: slack.botToken(), channel: CHANNEL } });
  const { version, value } = (await ask('readRouting')).body;
  const settings = slackSettings.parse({
    ...value,
    rules: [{ name: 'Trucks', practiceAreas: ['Truck'], channel: 'C02TRUCKS' }],
  });
  const lead = {
    practiceArea: 'Truck',
    score: 80,
    state: 'TX',
    language: 'en',
    timeSensitive: false,
    at: null,
  } as const;
  const now = await ask('tryRouting', { body: { ...lead, settings: null } });
  expect(now.body).toMatchObject({ channelId: CHANNEL, rule: null });
  const draft = await ask('tryRouting', { body: { ...lead, settings } });
  expect(draft.body).toMatchObject({ channelId: 'C02TRUCKS', rule: 'Trucks' });
  expect(draft.body.why.length).toBeGreaterThan(0);
  const saved = await ask('saveRouting', { body: { expectedVersion: version, settings } });
  expect(saved.body).toMatchObject({ version: version + 1, value: { rules: [{ name: 'Trucks' }] } });
  const late = await ask('saveRouting', { body: { expectedVersion: version, settings: value } });
  expect(late).toMatchObject({ status: 409, code: 'routing_conflict' });
  expect((await ask('readRouting')).body.version).toBe(version + 1);
});

test('what is in line keeps a workspace connected until it is sent on or dropped', async () => {
  const { slack, product, ask } = await openFirm();
  await ask('connectSlack', { body: { token: slack.botToken(), channel: CHANNEL } });
  slack.workspace().setChannel(CHANNEL, { archived: true });
  await ask('testSlack', { body: {} });
  const parked = async () =>
    (await ask('checkSlack')).body.channels.find(({ channelId }) => channelId === CHANNEL)?.problem;
  await expect.poll(async () => (await parked())?.code).toBe('is_archived');
  const refused = await ask('disconnectSlack');
  expect(refused).toMatchObject({
    status: 409,
    code: 'slack_waiting',
    details: [{ message: expect.stringContaining('1 ') }],
  });
  expect(JSON.stringify(refused)).not.toContain('npm run');
  slack.workspace().setChannel(CHANNEL, { archived: false });
  expect((await ask('resumeSlack', { body: { channelId: null, to: null } })).body).toEqual({
    channels: [CHANNEL],
    moved: 0,
    problem: null,
  });
  await expect.poll(() => slack.workspace().messages(CHANNEL).length).toBe(1);
  slack.workspace().setChannel(CHANNEL, { archived: true });
  await ask('testSlack', { body: {} });
  await expect.poll(async () => (await parked())?.code).toBe('is_archived');
  expect((await ask('disconnectSlack', { query: { waiting: 'drop' } })).body.slack).toBeNull();
  expect(await product.db.selectFrom('slack_connections').selectAll().execute()).toEqual([]);
});

test('a firm has no part in the workspace of another one, which only the operator may share', async () => {
  const { slack, product, ask } = await openFirm();
  await ask('connectSlack', { body: { token: slack.botToken(), channel: CHANNEL } });
  const neighbor = await openNeighbor(product);
  const asked = await neighbor.ask('connectSlack', { body: { token: null, channel: CHANNEL } });
  expect(asked).toMatchObject({ code: 'slack_refused' });
  expect(await product.db.selectFrom('slack_connections').select('account_id').execute()).toHaveLength(1);
  // Once they share it, what one firm resumes is its own.
  const own = 'C02INJURY';
  const { accountId } = neighbor;
  await connectAccount(product.db, { accountId, workspaceId: TEAM, teamId: TEAM, channelId: own }, 'test');
  for (const channelId of [CHANNEL, own])
    await parkChannel(product.db, { workspaceId: TEAM, channelId, reason: 'is_archived' });
  for (const channelId of [null, CHANNEL])
    expect((await neighbor.ask('resumeSlack', { body: { channelId, to: null } })).body).toMatchObject({
      channels: channelId === null ? [own] : [],
    });
  expect(await findChannel(product.db, { workspaceId: TEAM, channelId: CHANNEL })).toMatchObject({ status: 'parked' });
});
