import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWorkspace } from '../../bridge/slack/client/workspaces.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-product.ts';
import {
  CHANNEL,
  type Desk,
  eventually,
  expectNoSlackFaults,
  historyOf,
  JAMES,
  leadOf,
  MARIA,
  newLead,
  quiet,
  shownText,
  startDesk,
  wordsOf,
} from '../fixtures/slack-product.ts';
import { defaultWorkspace } from '../simulators/slack/workspace-options.ts';

const GUEST = 'U04GUEST';
const VISITOR = 'U05VISITOR';
const RIVAL = 'U06RIVAL';
const SISTER = 'U07SISTER';
const ORGANISATION = { id: 'E01GRID', name: 'Hartley Group' };

async function told(desk: Desk, lastname: string) {
  const id = newLead(desk, { email: `${lastname}@example.com`, lastname });
  const alert = await alertOf(desk, id);
  return { id, alert, leadId: await leadOf(desk, id) };
}

/** By its contact, for a channel that shows no names. */
async function alertOf(desk: Desk, contactId: string) {
  const posted = async () =>
    desk.db
      .selectFrom('slack_messages as m')
      .innerJoin('leads as l', 'l.id', 'm.lead_id')
      .select('m.ts')
      .where('l.contact_id', '=', contactId)
      .where('m.kind', '=', 'alert')
      .where('m.ts', 'is not', null)
      .executeTakeFirst();
  await eventually(posted).toBeDefined();
  return desk.firm.message(CHANNEL, (await posted())?.ts ?? '');
}

/** Nobody has it, and HubSpot was told nothing. */
async function expectFree(desk: Desk, { id, alert, leadId }: Awaited<ReturnType<typeof told>>): Promise<void> {
  await quiet(desk);
  expect(wordsOf(alert)).toContain('lead_claim');
  expect((await historyOf(desk, leadId)).map(({ action }) => action)).toEqual(['screened']);
  expect(desk.hubspot.portal(11).value(id, 'hubspot_owner_id')).toBeUndefined();
}

const homeOf = (desk: Desk, userId: string) => JSON.stringify(desk.firm.views.home(userId)?.content ?? {});
const privately = (desk: Desk, userId: string) => desk.firm.ephemerals(userId).at(-1)?.text;

async function end(desk: Desk): Promise<void> {
  expectNoFaults(desk.hubspot);
  expectNoSlackFaults(desk.slack);
  await desk[Symbol.asyncDispose]();
}

describe('in a channel that is shared with another company', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk({ settings: { sla: null } });
    desk.firm.addUser({ id: GUEST, name: 'guest', guest: true });
    desk.firm.addUser({ id: VISITOR, name: 'visitor', singleChannel: true });
    desk.firm.addUser({ id: RIVAL, name: 'rival', teamId: 'T09RIVAL' });
    desk.firm.setChannel(CHANNEL, { extShared: true, members: [MARIA, JAMES, GUEST, VISITOR, RIVAL] });
    // What Slack said when the channel was connected is old by now.
    await desk.db
      .updateTable('slack_channels')
      .set({ checked_at: new Date(0) })
      .execute();
  });
  afterAll(() => end(desk));

  test.each([
    ['a guest of some channels', GUEST],
    ['a guest of one channel', VISITOR],
    ['somebody of the other company', RIVAL],
  ])('%s sees initials only, claims nothing, and is told why in private', async (_who, userId) => {
    const lead = await told(desk, `Shared${userId.slice(3).toLowerCase()}`);
    expect(wordsOf(lead.alert)).not.toMatch(/Shared|512-555-0142|example\.com|herniated/);
    const { acked } = await desk.firm.click(lead.alert, 'lead_claim', { userId });
    expect(acked).toBe(true);
    await eventually(() => privately(desk, userId)).toMatch(/^Only members of this workspace can work on its leads/);
    await expectFree(desk, lead);
    for (const other of [MARIA, JAMES]) expect(desk.firm.ephemerals(other)).toEqual([]);
  });

  test.each([
    ['a guest', GUEST],
    ['a guest of one channel', VISITOR],
  ])('%s who sends the form about a lead that is no fit changes nothing', async (_who, userId) => {
    const lead = await told(desk, `Form${userId.slice(3).toLowerCase()}`);
    await desk.firm.click(lead.alert, 'lead_not_a_fit', { userId });
    await eventually(() => desk.firm.modal(userId)).not.toBeNull();
    const before = desk.firm.ephemerals(userId).length;
    await desk.firm.submit(userId, { reason: 'not_a_lead', note: '' });
    await eventually(() => desk.firm.ephemerals(userId).length).toBe(before + 1);
    expect(privately(desk, userId)).toContain('not guests. Nothing was changed');
    await expectFree(desk, lead);
    await shows(desk.hubspot, lead.id, 'lead_intake_status').toBe('valid');
  });

  test.each([GUEST, VISITOR, RIVAL])('%s sees no lead in the home, nor by /lead', async (userId) => {
    const { id } = await told(desk, `Hidden${userId.slice(3).toLowerCase()}`);
    await desk.firm.openHome(userId);
    await eventually(() => homeOf(desk, userId)).toContain('Unclaimed');
    expect(homeOf(desk, userId)).not.toContain('lead_claim');
    await desk.firm.command('/lead', id, { userId, channel: CHANNEL });
    await eventually(() => privately(desk, userId)).toContain('in a channel where they are announced');
  });

  test('a member claims there as anywhere', async () => {
    const { alert } = await told(desk, 'Sharedmember');
    await desk.firm.click(alert, 'lead_claim', { userId: MARIA });
    await shownText(alert).toContain(`<@${MARIA}>`);
  });
});

describe('where the app is installed in all teams of an organisation', () => {
  let desk: Desk;
  beforeAll(async () => {
    const enterprise = { id: ORGANISATION.id, teams: ['T01FIRM'] };
    const users = (defaultWorkspace.users ?? []).map((user) => ({ ...user, enterprise }));
    desk = await startDesk({
      slack: { workspaces: [{ ...defaultWorkspace, organisation: ORGANISATION, users }] },
      settings: { sla: null },
    });
    desk.hubspot.portal(11).owners[0]!.email = 'maria@hartley.example';
    const teams = { id: ORGANISATION.id, teams: ['T02SISTER'] };
    desk.firm.addUser({ id: SISTER, name: 'sister', teamId: 'T02SISTER', enterprise: teams });
    desk.firm.addUser({ id: GUEST, name: 'guest', guest: true, enterprise });
    desk.firm.addUser({ id: RIVAL, name: 'rival', teamId: 'T09RIVAL', enterprise: { id: 'E09', teams: ['T09RIVAL'] } });
    desk.firm.setChannel(CHANNEL, { members: [...desk.firm.users.keys()] });
  });
  afterAll(() => end(desk));

  test('the installation is kept once, for the organisation, and posts in the team', async () => {
    expect(await findWorkspace(desk.db, ORGANISATION.id)).toMatchObject({ status: 'active', name: ORGANISATION.name });
    expect(await findWorkspace(desk.db, 'T01FIRM')).toBeUndefined();
    const { alert } = await told(desk, 'Orgwide');
    expect(wordsOf(alert)).toContain('Orgwide');
  });

  test('a member claims, says that it is no fit, and takes that back; HubSpot hears of each', async () => {
    const { id, alert, leadId } = await told(desk, 'Gridclaim');
    await desk.firm.click(alert, 'lead_claim', { userId: MARIA });
    await shownText(alert).toContain(`<@${MARIA}>`);
    await shows(desk.hubspot, id, 'hubspot_owner_id').toBe('501');
    expect(await historyOf(desk, leadId, 'claim')).toMatchObject([{ actor: `slack:T01FIRM:${MARIA}` }]);
    await desk.firm.click(alert, 'lead_not_a_fit', { userId: MARIA });
    await eventually(() => desk.firm.modal(MARIA)).not.toBeNull();
    expect((await desk.firm.submit(MARIA, { reason: 'conflict', note: '' })).acked).toBe(true);
    await shows(desk.hubspot, id, 'lead_intake_status').toBe('invalid');
    await shownText(alert).toContain('lead_reopen');
    await desk.firm.click(alert, 'lead_reopen', { userId: MARIA });
    await shows(desk.hubspot, id, 'lead_intake_status').toBe('valid');
  });

  test('a member of another of its teams claims too', async () => {
    const { alert, leadId } = await told(desk, 'Sisterly');
    await desk.firm.click(alert, 'lead_claim', { userId: SISTER });
    await shownText(alert).toContain('lead_release');
    expect(await historyOf(desk, leadId, 'claim')).toHaveLength(1);
  });

  test.each([
    ['a guest', GUEST],
    ['somebody of another organisation', RIVAL],
  ])('%s does not', async (_who, userId) => {
    const lead = await told(desk, `Not${userId.slice(3).toLowerCase()}`);
    await desk.firm.click(lead.alert, 'lead_claim', { userId });
    await eventually(() => privately(desk, userId)).toMatch(/^Only members of this workspace/);
    await expectFree(desk, lead);
  });

  test('home and /lead answer there', async () => {
    const { id } = await told(desk, 'Gridhome');
    await quiet(desk);
    await desk.firm.openHome(JAMES);
    await eventually(() => homeOf(desk, JAMES)).toContain('Gridhome');
    await desk.firm.command('/lead', id, { userId: JAMES, channel: CHANNEL });
    await eventually(() => JSON.stringify(desk.firm.ephemerals(JAMES).at(-1)?.blocks ?? [])).toContain('Gridhome');
  });

  test('the end of the installation is the end of the organisation’s', async () => {
    await desk.slack.uninstall();
    await eventually(async () => (await findWorkspace(desk.db, ORGANISATION.id))?.status).toBe('revoked');
  });
});
