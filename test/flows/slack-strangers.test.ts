import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWorkspace } from '../../bridge/slack/client/workspaces.ts';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-results.ts';
import { CHANNEL, JAMES, MARIA } from '../fixtures/slack.ts';
import { eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { expectNoSlackFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { defaultWorkspace } from '../simulators/slack/workspace-options.ts';

const GUEST = 'U04GUEST';
const VISITOR = 'U05VISITOR';
const RIVAL = 'U06RIVAL';
const SISTER = 'U07SISTER';
const ORGANISATION = { id: 'E01GRID', name: 'Hartley Group' };

async function told(env: SlackEnv, lastname: string) {
  const id = newLead(env, { email: `${lastname}@example.com`, lastname });
  const alert = await alertOf(env, id);
  return { id, alert, leadId: await leadOf(env, id) };
}

/** By its contact, for a channel that shows no names. */
async function alertOf(env: SlackEnv, contactId: string) {
  const posted = async () =>
    env.db
      .selectFrom('slack_messages as m')
      .innerJoin('leads as l', 'l.id', 'm.lead_id')
      .select('m.ts')
      .where('l.contact_id', '=', contactId)
      .where('m.kind', '=', 'alert')
      .where('m.ts', 'is not', null)
      .executeTakeFirst();
  await eventually(posted).toBeDefined();
  return env.firm.message(CHANNEL, (await posted())?.ts ?? '');
}

/** Nobody has it, and HubSpot was told nothing. */
async function expectFree(env: SlackEnv, { id, alert, leadId }: Awaited<ReturnType<typeof told>>): Promise<void> {
  await quiet(env);
  expect(wordsOf(alert)).toContain('lead_claim');
  expect((await historyOf(env, leadId)).map(({ action }) => action)).toEqual(['screened']);
  expect(env.hubspot.portal(11).value(id, 'hubspot_owner_id')).toBeUndefined();
}

const homeOf = (env: SlackEnv, userId: string) => JSON.stringify(env.firm.views.home(userId)?.content ?? {});
const privately = (env: SlackEnv, userId: string) => env.firm.ephemerals(userId).at(-1)?.text;

async function end(env: SlackEnv): Promise<void> {
  expectNoFaults(env.hubspot);
  expectNoSlackFaults(env.slack);
  await env[Symbol.asyncDispose]();
}

describe('in a channel that is shared with another company', () => {
  let env: SlackEnv;
  beforeAll(async () => {
    env = await startSlackEnv({ settings: { sla: null } });
    env.firm.addUser({ id: GUEST, name: 'guest', guest: true });
    env.firm.addUser({ id: VISITOR, name: 'visitor', singleChannel: true });
    env.firm.addUser({ id: RIVAL, name: 'rival', teamId: 'T09RIVAL' });
    env.firm.setChannel(CHANNEL, { extShared: true, members: [MARIA, JAMES, GUEST, VISITOR, RIVAL] });
    // What Slack said when the channel was connected is old by now.
    await env.db
      .updateTable('slack_channels')
      .set({ checked_at: new Date(0) })
      .execute();
  });
  afterAll(() => end(env));

  test.each([
    ['a guest of some channels', GUEST],
    ['a guest of one channel', VISITOR],
    ['somebody of the other company', RIVAL],
  ])('%s sees initials only, claims nothing, and is told why in private', async (_who, userId) => {
    const lead = await told(env, `Shared${userId.slice(3).toLowerCase()}`);
    expect(wordsOf(lead.alert)).not.toMatch(/Shared|512-555-0142|example\.com|herniated/);
    const { acked } = await env.firm.click(lead.alert, 'lead_claim', { userId });
    expect(acked).toBe(true);
    await eventually(() => privately(env, userId)).toMatch(/^Only members of this workspace can work on its leads/);
    await expectFree(env, lead);
    for (const other of [MARIA, JAMES]) expect(env.firm.ephemerals(other)).toEqual([]);
  });

  test.each([
    ['a guest', GUEST],
    ['a guest of one channel', VISITOR],
  ])('%s who sends the form about a lead that is no fit changes nothing', async (_who, userId) => {
    const lead = await told(env, `Form${userId.slice(3).toLowerCase()}`);
    await env.firm.click(lead.alert, 'lead_not_a_fit', { userId });
    await eventually(() => env.firm.modal(userId)).not.toBeNull();
    const before = env.firm.ephemerals(userId).length;
    await env.firm.submit(userId, { reason: 'not_a_lead', note: '' });
    await eventually(() => env.firm.ephemerals(userId).length).toBe(before + 1);
    expect(privately(env, userId)).toContain('not guests. Nothing was changed');
    await expectFree(env, lead);
    await shows(env.hubspot, lead.id, 'lead_intake_status').toBe('valid');
  });

  test.each([GUEST, VISITOR, RIVAL])('%s sees no lead in the home, nor by /lead', async (userId) => {
    const { id } = await told(env, `Hidden${userId.slice(3).toLowerCase()}`);
    await env.firm.openHome(userId);
    await eventually(() => homeOf(env, userId)).toContain('Unclaimed');
    expect(homeOf(env, userId)).not.toContain('lead_claim');
    await env.firm.command('/lead', id, { userId, channel: CHANNEL });
    await eventually(() => privately(env, userId)).toContain('in a channel where they are announced');
  });

  test('a member claims there as anywhere', async () => {
    const { alert } = await told(env, 'Sharedmember');
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain(`<@${MARIA}>`);
  });
});

describe('where the app is installed in all teams of an organisation', () => {
  let env: SlackEnv;
  beforeAll(async () => {
    const enterprise = { id: ORGANISATION.id, teams: ['T01FIRM'] };
    const users = (defaultWorkspace.users ?? []).map((user) => ({ ...user, enterprise }));
    env = await startSlackEnv({
      slack: { workspaces: [{ ...defaultWorkspace, organisation: ORGANISATION, users }] },
      settings: { sla: null },
    });
    env.hubspot.portal(11).owners[0]!.email = 'maria@hartley.example';
    const teams = { id: ORGANISATION.id, teams: ['T02SISTER'] };
    env.firm.addUser({ id: SISTER, name: 'sister', teamId: 'T02SISTER', enterprise: teams });
    env.firm.addUser({ id: GUEST, name: 'guest', guest: true, enterprise });
    env.firm.addUser({
      id: RIVAL,
      name: 'rival',
      teamId: 'T09RIVAL',
      enterprise: { id: 'E09', teams: ['T09RIVAL'] },
    });
    env.firm.setChannel(CHANNEL, { members: [...env.firm.users.keys()] });
  });
  afterAll(() => end(env));

  test('the installation is kept once, for the organisation, and posts in the team', async () => {
    expect(await findWorkspace(env.db, ORGANISATION.id)).toMatchObject({
      status: 'active',
      name: ORGANISATION.name,
    });
    expect(await findWorkspace(env.db, 'T01FIRM')).toBeUndefined();
    const { alert } = await told(env, 'Orgwide');
    expect(wordsOf(alert)).toContain('Orgwide');
  });

  test('a member claims, says that it is no fit, and takes that back; HubSpot hears of each', async () => {
    const { id, alert, leadId } = await told(env, 'Gridclaim');
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain(`<@${MARIA}>`);
    await shows(env.hubspot, id, 'hubspot_owner_id').toBe('501');
    expect(await historyOf(env, leadId, 'claim')).toMatchObject([{ actor: `slack:T01FIRM:${MARIA}` }]);
    await env.firm.click(alert, 'lead_not_a_fit', { userId: MARIA });
    await eventually(() => env.firm.modal(MARIA)).not.toBeNull();
    expect((await env.firm.submit(MARIA, { reason: 'conflict', note: '' })).acked).toBe(true);
    await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
    await textIn(alert).toContain('lead_reopen');
    await env.firm.click(alert, 'lead_reopen', { userId: MARIA });
    await shows(env.hubspot, id, 'lead_intake_status').toBe('valid');
  });

  test('a member of another of its teams claims too', async () => {
    const { alert, leadId } = await told(env, 'Sisterly');
    await env.firm.click(alert, 'lead_claim', { userId: SISTER });
    await textIn(alert).toContain('lead_release');
    expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
  });

  test.each([
    ['a guest', GUEST],
    ['somebody of another organisation', RIVAL],
  ])('%s does not', async (_who, userId) => {
    const lead = await told(env, `Not${userId.slice(3).toLowerCase()}`);
    await env.firm.click(lead.alert, 'lead_claim', { userId });
    await eventually(() => privately(env, userId)).toMatch(/^Only members of this workspace/);
    await expectFree(env, lead);
  });

  test('home and /lead answer there', async () => {
    const { id } = await told(env, 'Gridhome');
    await quiet(env);
    await env.firm.openHome(JAMES);
    await eventually(() => homeOf(env, JAMES)).toContain('Gridhome');
    await env.firm.command('/lead', id, { userId: JAMES, channel: CHANNEL });
    await eventually(() => JSON.stringify(env.firm.ephemerals(JAMES).at(-1)?.blocks ?? [])).toContain('Gridhome');
  });

  test('the end of the installation is the end of the organisation’s', async () => {
    await env.slack.uninstall();
    await eventually(async () => (await findWorkspace(env.db, ORGANISATION.id))?.status).toBe('revoked');
  });
});
