import { afterAll, beforeAll, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { shows } from '../fixtures/hubspot-results.ts';
import { CHANNEL, JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv();
  env.hubspot.portal(11).owners[0]!.email = 'Maria@Hartley.example';
});
afterAll(() => closeWithoutFaults(env));

/** A lead with its alert. */
async function told(lastname: string) {
  const id = newLead(env, { email: `${lastname}@example.com`, lastname });
  const alert = await alertWith(env, lastname);
  return { id, alert, leadId: await leadOf(env, id) };
}

/** What the history tells of an action, once HubSpot has heard of it. */
async function written(leadId: string, action: string) {
  await eventually(async () => (await historyOf(env, leadId, action)).at(-1)?.written_at ?? null).not.toBeNull();
  return (await historyOf(env, leadId, action)).map(({ actor, actor_name, detail }) => ({
    actor,
    actor_name,
    detail,
  }));
}

const homeOf = (userId: string) => JSON.stringify(env.firm.views.home(userId)?.content ?? {});
const notesOf = (id: string) => env.hubspot.portal(11).notes.filter(({ contactIds }) => contactIds.includes(id));
const handlingOf = (leadId: string) =>
  env.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirst();

/** What `/lead` shows of a lead to whoever asks, once it shows some words. */
async function looked(userId: string, contactId: string, words: string) {
  const before = env.firm.ephemerals(userId).length;
  await env.firm.command('/lead', contactId, { userId, channel: CHANNEL });
  await eventually(() => env.firm.ephemerals(userId).length).toBeGreaterThan(before);
  const shown = env.firm.ephemerals(userId).at(-1)!;
  await textIn(shown).toContain(words);
  return shown;
}

const maria = `slack:T01FIRM:${MARIA}`;

test('from the home: claimed, then contacted; HubSpot, the channel and the home follow', async () => {
  const { id, alert, leadId } = await told('Homeward');
  await quiet(env);
  await env.firm.openHome(MARIA);
  await eventually(() => homeOf(MARIA)).toContain('Homeward');
  expect(homeOf(MARIA)).toContain('You have no open leads');
  const claimed = await env.firm.clickHome('lead_claim', { userId: MARIA });
  expect(claimed.acked).toBe(true);
  await textIn(alert).toContain(`<@${MARIA}>`);
  await shows(env.hubspot, id, 'hubspot_owner_id').toBe('501');
  expect(await written(leadId, 'claim')).toEqual([
    { actor: maria, actor_name: 'maria', detail: { owner: 'set', ownerId: '501' } },
  ]);
  // The home shows it as hers without being opened again.
  await eventually(() => homeOf(MARIA)).toContain('lead_contacted');
  expect(homeOf(MARIA)).toContain('Every lead is claimed');

  await env.firm.clickHome('lead_contacted', { userId: MARIA });
  await textIn(alert).toContain('Contacted');
  expect(await written(leadId, 'contacted')).toMatchObject([{ actor: maria, actor_name: 'maria' }]);
  expect(notesOf(id).map(({ body }) => body)).toEqual([expect.stringContaining('Contacted, says maria in Slack.')]);
  await eventually(() => homeOf(MARIA)).toContain('You have no open leads');
});

test('of two homes that show the same free lead one gets it, and the other shows that it is gone', async () => {
  const { alert, leadId } = await told('Onlyone');
  await quiet(env);
  for (const userId of [MARIA, JAMES]) {
    await env.firm.openHome(userId);
    await eventually(() => homeOf(userId)).toContain('Onlyone');
  }
  await Promise.all([MARIA, JAMES].map((userId) => env.firm.clickHome('lead_claim', { userId })));
  await textIn(alert).toContain('lead_release');
  expect(await historyOf(env, leadId, 'claim')).toHaveLength(1);
  const winner = wordsOf(alert).includes(`<@${MARIA}>`) ? MARIA : JAMES;
  const loser = winner === MARIA ? JAMES : MARIA;
  await eventually(() => homeOf(loser)).toContain('Every lead is claimed');
  expect(homeOf(loser)).not.toContain('Onlyone');
  await eventually(() => homeOf(winner)).toContain('Onlyone');
  await env.firm.clickHome('lead_contacted', { userId: winner });
  await textIn(alert).toContain('Contacted');
});

test('from /lead: claimed and released; the owner that the claim made ends with it', async () => {
  const { id, alert, leadId } = await told('Byname');
  const free = await looked(MARIA, id, 'lead_claim');
  expect(free.ephemeralFor).toBe(MARIA);
  await env.firm.click(free, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain(`<@${MARIA}>`);
  await shows(env.hubspot, id, 'hubspot_owner_id').toBe('501');
  expect(await written(leadId, 'claim')).toMatchObject([{ actor: maria, detail: { owner: 'set' } }]);

  const hers = await looked(MARIA, 'Byname@example.com', 'lead_release');
  await env.firm.click(hers, 'lead_release', { userId: MARIA });
  await textIn(alert).toContain('lead_claim');
  await shows(env.hubspot, id, 'hubspot_owner_id').toBeUndefined();
  expect(await written(leadId, 'release')).toMatchObject([{ actor: maria, actor_name: 'maria' }]);
  expect(await handlingOf(leadId)).toMatchObject({ state: 'new', actor: null });
});

test('from /lead: contacted by who is no owner in HubSpot leaves the note all the same', async () => {
  const { id, alert, leadId } = await told('Calledup');
  await env.firm.click(await looked(JAMES, id, 'lead_claim'), 'lead_claim', { userId: JAMES });
  await textIn(alert).toContain(`<@${JAMES}>`);
  expect(await written(leadId, 'claim')).toMatchObject([{ detail: { owner: 'no_match' } }]);
  await env.firm.click(await looked(JAMES, id, 'lead_contacted'), 'lead_contacted', { userId: JAMES });
  await textIn(alert).toContain('Contacted');
  await written(leadId, 'contacted');
  expect(notesOf(id).map(({ body }) => body)).toEqual([expect.stringContaining('Contacted, says james in Slack.')]);
  expect(env.hubspot.portal(11).value(id, 'hubspot_owner_id')).toBeUndefined();
});

test('from /lead: no fit, with the reason and what was typed, is the status in HubSpot', async () => {
  const { id, alert, leadId } = await told('Misfit');
  await shows(env.hubspot, id, 'lead_intake_status').toBe('valid');
  await env.firm.click(await looked(MARIA, id, 'lead_not_a_fit'), 'lead_not_a_fit', { userId: MARIA });
  await eventually(() => env.firm.modal(MARIA)).not.toBeNull();
  await expect(env.firm.submit(MARIA, { note: 'no reason chosen' })).rejects.toThrow('have to be filled in');
  const note = 'Outside of <our> area & too late';
  expect((await env.firm.submit(MARIA, { reason: 'too_late', note })).errors).toEqual({});
  await textIn(alert).toContain('lead_reopen');
  await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
  expect(await written(leadId, 'not_a_fit')).toEqual([
    {
      actor: maria,
      actor_name: 'maria',
      detail: { reason: 'too_late', from: null, fromSource: null, fromAt: null, to: 'invalid' },
    },
  ]);
  expect(notesOf(id).map(({ body }) => body)).toEqual([expect.stringContaining('&lt;our&gt; area &amp; too late')]);
  const lead = await env.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  expect(lead).toMatchObject({ override_status: 'invalid', override_source: maria, valid: true });
  expect(await handlingOf(leadId)).toMatchObject({ state: 'not_a_fit', reason: 'too_late' });
});

test('from /lead: screened again by what the firm takes now; the thread, the history and HubSpot follow', async () => {
  const { id, alert, leadId } = await told('Afresh');
  await shows(env.hubspot, id, 'lead_intake_status').toBe('valid');
  const input = { practiceAreas: ['Car Accident'], threshold: 99 };
  await setConfiguration(env.db, { accountId: env.accountId, actor: 'test', input });
  const shown = await looked(JAMES, id, 'lead_menu');
  await env.firm.click(shown, 'lead_menu', { userId: JAMES, choice: `rescreen:${leadId}` });
  await eventually(() => env.firm.thread(alert).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Screened again: (\d+) → \1, no longer valid/),
  ]);
  await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
  await textIn(alert).toContain('No longer valid');
  expect(await historyOf(env, leadId)).toMatchObject([
    { action: 'screened' },
    { action: 'rescreen', actor: `slack:T01FIRM:${JAMES}` },
    { action: 'screened' },
  ]);
});
