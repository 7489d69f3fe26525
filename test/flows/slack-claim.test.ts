import { afterAll, beforeAll, expect, test } from 'vitest';
import { slackActor } from '../../bridge/leads/lead-handling.ts';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { settled } from '../fixtures/hubspot-results.ts';
import { JAMES, MARIA } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, connectSlack, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { deviations, retryAfter } from '../simulators/slack/fault-rules.ts';

const OTHER_CHANNEL = 'C02INJURY';
const PRIYA = 'U03PRIYA';

let env: SlackEnv;
let otherFirm: string;
/** Two firms in one workspace, each with its own portal and channel, and a second workspace of nobody's. */
beforeAll(async () => {
  env = await startSlackEnv();
  env.hubspot.addPortal({ portalId: 12, indexDelayMs: 0 });
  otherFirm = await connectFirm(env.product, 12);
  await connectSlack(env.product, { slack: env.slack, accountId: otherFirm, channelId: OTHER_CHANNEL });
});
afterAll(() => closeWithoutFaults(env));

const lead = (serial: string) => ({ email: `${serial}@example.com`, lastname: serial });

async function told(serial: string) {
  const id = newLead(env, lead(serial));
  const alert = await alertWith(env, serial);
  return { id, alert, leadId: await leadOf(env, id) };
}

test('of two who claim, one has the lead, and the other is told privately by whom and when', async () => {
  const { alert, leadId } = await told('Contested');
  const both = [MARIA, JAMES].map((userId) => env.firm.click(alert, 'lead_claim', { userId }));
  for (const delivery of await Promise.all(both)) expect(delivery.acked).toBe(true);
  await textIn(alert).toContain('lead_release');
  const [claim, ...more] = await historyOf(env, leadId, 'claim');
  expect(more).toEqual([]);
  const winner = claim?.actor === slackActor('T01FIRM', MARIA) ? MARIA : JAMES;
  const loser = winner === MARIA ? JAMES : MARIA;
  expect(wordsOf(alert)).toContain(`<@${winner}>`);
  await eventually(() => env.firm.ephemerals(loser).at(-1)?.text).toMatch(
    new RegExp(`^Already claimed by <@${winner}> at .*Nothing was changed`),
  );
  expect(env.firm.ephemerals(winner)).toEqual([]);
});

test('the same click sent three times is one claim and one edit', async () => {
  const { alert, leadId } = await told('Twiceley');
  await Promise.all([1, 2, 3].map(() => env.firm.click(alert, 'lead_claim', { userId: MARIA })));
  await textIn(alert).toContain(`<@${MARIA}>`);
  await quiet(env);
  expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
  expect(alert.earlier).toHaveLength(1);
});

test('a claim that was taken, and is done only after somebody had the lead and released it, does not win', async () => {
  const { alert, leadId } = await told('Overtaken');
  const isPriya = ({ method, args }: { method: string; args: { user?: unknown } }) =>
    method === 'users.info' && args.user === PRIYA;
  // Slack does not say who she is for now, so that her click waits.
  let asked = 0;
  let away = true;
  env.slack.script((call) => {
    if (!isPriya(call)) return undefined;
    asked += 1;
    return away ? deviations.serviceUnavailable : undefined;
  });
  const hers = await env.firm.click(alert, 'lead_claim', { userId: PRIYA });
  expect(hers.acked).toBe(true);
  await eventually(() => asked).toBeGreaterThan(0);
  await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  await textIn(alert).toContain('lead_release');
  await env.firm.click(alert, 'lead_release', { userId: JAMES });
  await textIn(alert).toContain('lead_claim');
  away = false;
  await eventually(() => env.firm.ephemerals(PRIYA).at(-1)?.text).toMatch(
    /^After you clicked, the lead was released at .* and is available again\. Nothing was changed/,
  );
  expect((await historyOf(env, leadId, 'claim')).map(({ actor }) => actor)).toEqual([slackActor('T01FIRM', JAMES)]);
  env.slack.clearScript();
  await env.firm.click(alert, 'lead_claim', { userId: PRIYA });
  await textIn(alert).toContain(`<@${PRIYA}>`);
});

test('whoever was slower is told, though Slack takes no private words for longer than a few tries', async () => {
  const { alert, leadId } = await told('Patiently');
  const received = () => [MARIA, JAMES].flatMap((userId) => env.firm.ephemerals(userId));
  const before = received().length;
  env.slack.script({ method: 'chat.postEphemeral', times: 5, deviations: [retryAfter(1)] });
  await Promise.all([MARIA, JAMES].map((userId) => env.firm.click(alert, 'lead_claim', { userId })));
  await eventually(() => received().length).toBe(before + 1);
  const winner = (await historyOf(env, leadId, 'claim'))[0]?.actor === slackActor('T01FIRM', MARIA) ? MARIA : JAMES;
  const loser = winner === MARIA ? JAMES : MARIA;
  expect(env.firm.ephemerals(loser).at(-1)?.text).toContain(`Already claimed by <@${winner}>`);
  const asked = env.slack.log.calls.filter(({ method }) => method === 'chat.postEphemeral');
  const times = asked.slice(-6).map(({ at }) => at);
  const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(990);
  env.slack.clearScript();
});

test('two firms in one workspace: each lead goes to its firm’s channel, and its history to its firm', async () => {
  const { id } = env.hubspot.portal(12).create(strongLead(lead('Neighbour')));
  const alert = await alertWith(env, 'Neighbour', OTHER_CHANNEL);
  expect(alertsIn(env).filter((one) => wordsOf(one).includes('Neighbour'))).toEqual([]);
  await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  await textIn(alert).toContain(`<@${JAMES}>`);
  const rows = await historyOf(env, await leadOf(env, id, '12'));
  expect(new Set(rows.map(({ account_id }) => account_id))).toEqual(new Set([otherFirm]));
});

test('a click from a workspace that is not the lead’s changes nothing', async () => {
  const { leadId } = await told('Foreign');
  env.slack.addWorkspace({
    teamId: 'T09OTHER',
    users: [{ id: 'U09EVE', name: 'eve' }],
    channels: [{ id: 'C09THEIRS', name: 'theirs', member: true }],
    scopes: ['chat:write', 'chat:write.public', 'commands', 'channels:read', 'groups:read'],
  });
  env.hubspot.addPortal({ portalId: 13, indexDelayMs: 0 });
  const accountId = await connectFirm(env.product, 13);
  const other = { slack: env.slack, accountId, teamId: 'T09OTHER', channelId: 'C09THEIRS' };
  await connectSlack(env.product, other);
  const theirs = env.slack.workspace('T09OTHER');
  env.hubspot.portal(13).create(strongLead(lead('Theirs')));
  const alert = await alertWith({ firm: theirs }, 'Theirs', 'C09THEIRS');
  // The button is made to name a lead of the other firm.
  const forged = JSON.parse(
    JSON.stringify(alert.blocks).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, leadId),
  );
  theirs.store.edit(alert, { blocks: forged });
  await theirs.click(alert, 'lead_claim', { userId: 'U09EVE' });
  await eventually(() => theirs.ephemerals('U09EVE').at(-1)?.text).toContain('no longer exists');
  expect((await historyOf(env, leadId)).map(({ action }) => action)).toEqual(['screened']);
});

test('a lead that is erased while its alert stands is claimed by nobody', async () => {
  const { id, alert, leadId } = await told('Goneaway');
  // The message cannot be deleted for now.
  env.slack.script({ method: 'chat.delete', times: 2, deviations: [{ kind: 'page', status: 503 }] });
  env.hubspot.portal(11).erase(id);
  await settled(env.product);
  if (!alert.deleted) await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  await eventually(() => alert.deleted).toBe(true);
  expect(await historyOf(env, leadId)).toEqual([]);
  expect(wordsOf(alert)).not.toContain(`<@${JAMES}>`);
});

test('what follows a merge goes on: the old buttons work on the contact that is left', async () => {
  const first = await told('Mergerton');
  const other = await told('Otherling');
  await settled(env.product);
  const left = env.hubspot.portal(11).merge(first.id, other.id);
  await eventually(() => [first.alert, other.alert].filter(({ deleted }) => deleted).length).toBe(1);
  const alert = first.alert.deleted ? other.alert : first.alert;
  await quiet(env);
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain(`<@${MARIA}>`);
  const leadId = await leadOf(env, left.id);
  expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
});
