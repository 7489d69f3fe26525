import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { settled, shows } from '../fixtures/hubspot-results.ts';
import { CHANNEL, JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { retryAfter } from '../simulators/slack/fault-rules.ts';

const lead = (serial: string) => ({ email: `${serial}@example.com`, lastname: serial });

describe('in Slack', () => {
  let env: SlackEnv;
  beforeAll(async () => {
    env = await startSlackEnv();
    // The firm's people are owners in HubSpot.
    env.hubspot.portal(11).owners[0]!.email = 'Maria@Hartley.example';
  });
  afterAll(() => closeWithoutFaults(env));

  /** A lead with its alert. */
  const told = async (serial: string) => {
    const id = newLead(env, lead(serial));
    const alert = await alertWith(env, serial);
    return { id, alert, leadId: await leadOf(env, id) };
  };

  test('a claim shows who has the lead, and makes them its owner in HubSpot', async () => {
    const { id, alert, leadId } = await told('Claimson');
    const delivery = await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    expect(delivery.acked).toBe(true);
    await textIn(alert).toContain(`<@${MARIA}>`);
    expect(wordsOf(alert)).toContain('Claimed');
    expect(wordsOf(alert)).toContain('lead_release');
    expect(wordsOf(alert)).not.toContain('lead_claim');
    await shows(env.hubspot, id, 'hubspot_owner_id').toBe('501');
    await eventually(async () => (await historyOf(env, leadId, 'claim'))[0]?.written_at).not.toBeNull();
    expect(await historyOf(env, leadId, 'claim')).toMatchObject([
      { actor: `slack:T01FIRM:${MARIA}`, actor_name: 'maria', detail: { owner: 'set' } },
    ]);
  });

  test('who is no owner in HubSpot claims all the same, and the history says so', async () => {
    const { alert, leadId } = await told('Ownerless');
    await env.firm.click(alert, 'lead_claim', { userId: JAMES });
    await textIn(alert).toContain(`<@${JAMES}>`);
    await eventually(async () => (await historyOf(env, leadId, 'claim'))[0]?.detail).toEqual({
      owner: 'no_match',
    });
  });

  test('a release ends the owner that the claim made, and no other', async () => {
    const [{ id, alert, leadId }, chosen] = [await told('Ownedby'), await told('Chosenby')];
    for (const one of [alert, chosen.alert]) {
      await env.firm.click(one, 'lead_claim', { userId: MARIA });
      await textIn(one).toContain('lead_release');
    }
    for (const contact of [id, chosen.id]) await shows(env.hubspot, contact, 'hubspot_owner_id').toBe('501');
    for (const one of [leadId, chosen.leadId])
      await eventually(async () => (await historyOf(env, one, 'claim'))[0]?.written_at ?? null).not.toBeNull();
    env.hubspot.portal(11).update(chosen.id, { hubspot_owner_id: '502' });
    for (const one of [alert, chosen.alert]) await env.firm.click(one, 'lead_release', { userId: MARIA });
    await shows(env.hubspot, id, 'hubspot_owner_id').toBeUndefined();
    await eventually(
      async () => (await historyOf(env, chosen.leadId, 'release'))[0]?.written_at ?? null,
    ).not.toBeNull();
    await shows(env.hubspot, chosen.id, 'hubspot_owner_id').toBe('502');
  });

  test('a release makes the lead free for another', async () => {
    const { alert } = await told('Releasey');
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain('lead_release');
    await env.firm.click(alert, 'lead_release', { userId: MARIA });
    await textIn(alert).toContain('lead_claim');
    await env.firm.click(alert, 'lead_claim', { userId: JAMES });
    await textIn(alert).toContain(`<@${JAMES}>`);
  });

  test('contacted leaves a note on the contact, once', async () => {
    const { id, alert, leadId } = await told('Noteworthy');
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain('lead_contacted');
    await env.firm.click(alert, 'lead_contacted', { userId: MARIA });
    await textIn(alert).toContain('Contacted');
    await eventually(async () => (await historyOf(env, leadId, 'contacted'))[0]?.written_at ?? null).not.toBeNull();
    const notes = env.hubspot.portal(11).notes.filter(({ contactIds }) => contactIds.includes(id));
    expect(notes).toHaveLength(1);
    expect(notes[0]?.body).toMatch(/Contacted, says maria in Slack\..*\[lead-intake \d+\]/s);
  });

  test('not a fit asks why, overrides the status in HubSpot, and reopening takes it back', async () => {
    const { id, alert, leadId } = await told('Unfitly');
    await shows(env.hubspot, id, 'lead_intake_status').toBe('valid');
    await env.firm.click(alert, 'lead_not_a_fit', { userId: MARIA });
    await eventually(() => env.firm.modal(MARIA)).not.toBeNull();
    const note = 'Called: wants <b>something</b> else';
    const sent = await env.firm.submit(MARIA, { reason: 'no_case', note });
    expect(sent.errors).toEqual({});
    await textIn(alert).toContain('No case');
    expect(wordsOf(alert)).not.toContain('No longer valid');
    await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
    await eventually(() => env.hubspot.portal(11).notes.some(({ contactIds }) => contactIds.includes(id))).toBe(true);
    const [kept] = env.hubspot.portal(11).notes.filter(({ contactIds }) => contactIds.includes(id));
    expect(kept?.body).toContain('No case');
    expect(kept?.body).toContain('&lt;b&gt;something&lt;/b&gt;');
    // What was typed is in HubSpot, and here no longer.
    await eventually(async () => (await historyOf(env, leadId, 'not_a_fit'))[0]?.detail).toEqual({
      reason: 'no_case',
      ...{ from: null, fromSource: null, fromAt: null, to: 'invalid' },
    });
    const overridden = await env.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
    expect(overridden).toMatchObject({ override_status: 'invalid', override_source: `slack:T01FIRM:${MARIA}` });

    await env.firm.click(alert, 'lead_reopen', { userId: JAMES });
    await textIn(alert).toContain(`<@${JAMES}>`);
    await shows(env.hubspot, id, 'lead_intake_status').toBe('valid');
    await settled(env.product);
    const after = await env.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
    expect(after).toMatchObject({ override_status: null, valid: true });
  });

  test('what was typed stands in no job that waits in the clear', async () => {
    const { rows } = await env.product.context.store.pool.query<{ found: string }>(
      `select count(*) as found from pgboss.job where data::text like '%something%' or data::text like '%example.com%'`,
    );
    expect(rows[0]?.found).toBe('0');
  });

  test('re-screening an unchanged lead is told in its thread', async () => {
    const { alert, leadId } = await told('Againston');
    await env.firm.click(alert, 'lead_menu', { userId: MARIA, choice: `rescreen:${leadId}` });
    await eventually(() => env.firm.thread(alert).map(({ text }) => text)).toEqual([
      expect.stringMatching(/Screened again: (\d+) → \1, still valid/),
    ]);
  });

  test('a note whose answer was lost is not left twice', async () => {
    const { id, alert, leadId } = await told('Losty');
    env.hubspot.script({ kind: 'notes.create', nth: 1, deviations: [{ kind: 'reset', applied: true }] });
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain('lead_contacted');
    await env.firm.click(alert, 'lead_contacted', { userId: MARIA });
    await eventually(async () => (await historyOf(env, leadId, 'contacted'))[0]?.written_at ?? null).not.toBeNull();
    env.hubspot.clearScript();
    const notes = env.hubspot.portal(11).notes.filter(({ contactIds }) => contactIds.includes(id));
    expect(notes).toHaveLength(1);
  });

  test('/lead finds a lead by the id of its contact or by its address, for the asker alone', async () => {
    const { id } = await told('Seekme');
    const channel = CHANNEL;
    await env.firm.command('/lead', id, { userId: JAMES, channel });
    await eventually(() => JSON.stringify(env.firm.ephemerals(JAMES).at(-1)?.blocks ?? [])).toContain('Seekme');
    await env.firm.command('/lead', 'Seekme@example.com', { userId: MARIA, channel });
    await eventually(() => JSON.stringify(env.firm.ephemerals(MARIA).at(-1)?.blocks ?? [])).toContain('Seekme');
    await env.firm.command('/lead', 'nobody@example.com', { userId: MARIA, channel });
    await eventually(() => env.firm.ephemerals(MARIA).at(-1)?.text).toContain('No matching lead');
  });

  test('/lead finds a lead by its name in either order, and by its number however it is written', async () => {
    const id = newLead(env, { ...lead('Uniqueson'), firstname: 'Persephone', phone: '(737) 555-0188' });
    await alertWith(env, 'Uniqueson');
    const asked = [
      'Uniqueson',
      'persephone uniqueson',
      'Uniqueson Persephone',
      '737-555-0188',
      '+1 737 555 0188',
      '7375550188',
    ];
    for (const text of asked) {
      const before = env.firm.ephemerals(MARIA).length;
      await env.firm.command('/lead', text, { userId: MARIA, channel: CHANNEL });
      await eventually(() => env.firm.ephemerals(MARIA).length).toBe(before + 1);
      expect(JSON.stringify(env.firm.ephemerals(MARIA).at(-1)?.blocks)).toContain('Persephone Uniqueson · ');
    }
    expect(env.hubspot.portal(11).value(id, 'lastname')).toBe('Uniqueson');
  });

  test('/lead lists several with the id that shows each alone, and helps', async () => {
    const ids = [newLead(env, { ...lead('Twinford'), firstname: 'Castor' })];
    ids.push(newLead(env, { email: 'pollux@example.com', lastname: 'Twinford', firstname: 'Pollux' }));
    for (const name of ['Castor', 'Pollux']) await alertWith(env, name);
    await env.firm.command('/lead', 'twinford', { userId: MARIA, channel: CHANNEL });
    await eventually(() => env.firm.ephemerals(MARIA).at(-1)?.text).toContain('Several leads were found');
    const listed = JSON.stringify(env.firm.ephemerals(MARIA).at(-1)?.blocks);
    for (const id of ids) expect(listed).toContain(`/lead ${id}`);
    for (const text of ['', 'help', '?']) {
      const before = env.firm.ephemerals(MARIA).length;
      await env.firm.command('/lead', text, { userId: MARIA, channel: CHANNEL });
      await eventually(() => env.firm.ephemerals(MARIA).length).toBe(before + 1);
      expect(env.firm.ephemerals(MARIA).at(-1)?.text).toContain('`/lead Maria Delgado`');
    }
  });

  test('/lead is answered though Slack takes no answer at first, neither where it was asked nor in the channel', async () => {
    const { id } = await told('Latefound');
    env.slack.script(
      { method: 'response_url', times: 1, deviations: [retryAfter(1)] },
      { method: 'chat.postEphemeral', times: 2, deviations: [retryAfter(1)] },
    );
    await env.firm.command('/lead', id, { userId: JAMES, channel: CHANNEL });
    await eventually(() => JSON.stringify(env.firm.ephemerals(JAMES).at(-1)?.blocks ?? [])).toContain('Latefound');
    expect(env.slack.log.count('chat.postEphemeral')).toBeGreaterThanOrEqual(3);
    const { rows } = await env.product.context.store.pool.query<{ found: string }>(
      `select count(*) as found from pgboss.job where data::text ilike '%latefound%'`,
    );
    expect(rows[0]?.found).toBe('0');
    env.slack.clearScript();
  });

  test('the home shows my leads and those that nobody has, and sends a test alert', async () => {
    const { alert } = await told('Homely');
    await env.firm.click(alert, 'lead_claim', { userId: JAMES });
    await told('Freeley');
    await quiet(env);
    await env.firm.openHome(JAMES);
    await eventually(() => JSON.stringify(env.firm.views.home(JAMES)?.content ?? {})).toContain('Homely');
    const home = JSON.stringify(env.firm.views.home(JAMES)?.content);
    expect(home).toContain('Freeley');
    expect(home).toContain('HubSpot is connected');
    await env.firm.clickHome('home_test_alert', { userId: JAMES });
    await eventually(() => env.firm.messages(CHANNEL).some(({ text }) => text.includes('test alert'))).toBe(true);
  });
});
