import { expect, onTestFinished, test } from 'vitest';
import { optionalScopes, requiredScopes } from '../../bridge/slack/connect/manifest.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { createFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { settled } from '../fixtures/hubspot-results.ts';
import { rowsThatName } from '../fixtures/rows-that-name.ts';
import { CHANNEL, unhurried } from '../fixtures/slack.ts';
import { deviations as hubspotDeviations } from '../simulators/hubspot/fault-rules.ts';
import { deviations as slackDeviations } from '../simulators/slack/fault-rules.ts';
import { startSlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { defaultWorkspace } from '../simulators/slack/workspace-options.ts';

const PUBLIC_URL = 'https://bridge.example';
const NAME = 'Firm';

/** A firm whose HubSpot and Slack were connected by consent, with a lead in both. */
async function openInstalledFirm() {
  await using opening = new AsyncDisposableStack();
  const hubspot = opening.use(await startHubSpot());
  const slack = opening.use(
    await startSlackSimulator({
      ...unhurried,
      workspaces: [{ ...defaultWorkspace, scopes: null }],
      app: {
        botScopes: [...requiredScopes, ...Object.keys(optionalScopes)],
        redirectUris: [`${PUBLIC_URL}/slack/oauth_redirect`],
      },
    }),
  );
  const product = opening.use(
    await startProduct(hubspot, {
      environment: {
        SLACK_API_URL: slack.apiUrl,
        SLACK_SIGNING_SECRET: slack.app.signingSecret,
        SLACK_CLIENT_ID: slack.app.clientId,
        SLACK_CLIENT_SECRET: slack.app.clientSecret,
      },
    }),
  );
  slack.target(`${product.url}/slack/events`);
  const accountId = await createFirm(product, NAME);
  const owner = await signInAs(product, { accountId });
  const ask = asker(owner);
  const { browser } = product;
  const toHubSpot = await browser.visit((await ask('askHubSpotConsent', { body: {} })).body.url);
  await browser.follow(hubspot.consent(toHubSpot.location ?? '', { portalId: 11 }));
  const toSlack = await browser.visit((await ask('askSlackConsent', { body: {} })).body.url);
  await browser.follow(slack.consent(toSlack.location ?? ''));
  const connected = await ask('connectSlack', { body: { token: null, channel: CHANNEL } });
  expect(connected.body).toMatchObject({ hubspot: { portalId: '11', auth: 'oauth' }, slack: { channelId: CHANNEL } });
  hubspot.portal(11).create(strongLead());
  await settled(product);
  await expect.poll(() => slack.workspace().messages(CHANNEL).length).toBe(1);
  const open = opening.move();
  onTestFinished(() => open.disposeAsync());
  const { pool } = product.context.store;
  const texts = [accountId, owner.email, '"portal_id": 11,', 'T01FIRM'];
  return { hubspot, slack, ask, accountId, rows: () => rowsThatName(pool, texts) };
}

type Firm = Awaited<ReturnType<typeof openInstalledFirm>>;

const isGone = async ({ ask, rows }: Firm) => {
  // One line says that it is gone.
  expect(await rows()).toEqual({ 'public.audit_log': 1 });
  expect(await ask('readMe')).toMatchObject({ status: 401 });
};

test('both are told: the apps are removed there', async () => {
  const firm = await openInstalledFirm();
  const { body } = await firm.ask('deleteAccount', { body: { name: NAME } });
  expect(body).toEqual({ hubspot: 'done', slack: 'removed' });
  expect(firm.hubspot.log.count('install.remove', 11)).toBe(1);
  await isGone(firm);
});

test('neither answers: nothing is deleted at first; then all of it here, in a bounded time, and both are named', async () => {
  const firm = await openInstalledFirm();
  const { hubspot, slack, ask } = firm;
  // The queue goes on by itself meanwhile.
  const kept = async () => Object.entries(await firm.rows()).filter(([table]) => !table.startsWith('pgboss.'));
  hubspot.script({ deviations: [hubspotDeviations.hangBefore] });
  slack.fail(slackDeviations.hangBefore);
  const before = await kept();
  const refused = await ask('deleteAccount', { body: { name: NAME } });
  expect(refused).toMatchObject({ status: 503, code: 'hubspot_unavailable' });
  expect(await kept()).toEqual(before);
  const started = performance.now();
  const { status, body } = await ask('deleteAccount', { body: { name: NAME, evenIfAway: true } });
  expect({ status, body }).toEqual({ status: 200, body: { hubspot: 'left', slack: 'left' } });
  // Ten seconds for each, and the machine may be busy: this says that it does not hang.
  expect(performance.now() - started).toBeLessThan(60_000);
  await isGone(firm);
});

test('Slack alone is away: HubSpot is told, Slack is named', async () => {
  const firm = await openInstalledFirm();
  firm.slack.fail();
  const refused = await firm.ask('deleteAccount', { body: { name: NAME } });
  expect(refused).toMatchObject({ status: 503, code: 'slack_unavailable' });
  const { body } = await firm.ask('deleteAccount', { body: { name: NAME, evenIfAway: true } });
  // The first try had removed it there already.
  expect(body).toEqual({ hubspot: 'already', slack: 'left' });
  await isGone(firm);
});

test('HubSpot refuses for good: it is named, Slack is told', async () => {
  const firm = await openInstalledFirm();
  firm.hubspot.script({ kind: 'install.remove', deviations: [hubspotDeviations.serverError] });
  expect((await firm.ask('deleteAccount', { body: { name: NAME } })).status).toBeGreaterThanOrEqual(400);
  const { body } = await firm.ask('deleteAccount', { body: { name: NAME, evenIfAway: true } });
  expect(body).toEqual({ hubspot: 'left', slack: 'removed' });
  await isGone(firm);
});
