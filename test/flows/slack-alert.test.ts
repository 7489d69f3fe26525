import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifySlackJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { leadOf, newLead } from '../fixtures/firm-leads.ts';
import { pageIn, publish } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { settled, shows } from '../fixtures/hubspot-results.ts';
import { CHANNEL } from '../fixtures/slack.ts';
import { alertsIn, alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';

const lead = (serial: string) => ({ email: `${serial}@example.com`, lastname: serial });

describe('a lead', () => {
  let env: SlackEnv;
  beforeAll(async () => {
    env = await startSlackEnv();
  });
  afterAll(() => closeWithoutFaults(env));

  const resultOf = (leadId: string, contactId: string) => ({
    ...{ leadId, accountId: env.accountId, portalId: '11', contactId, revision: 1, state: 'screened' },
  });

  test('that the firm would take is one message with what an intake person needs', async () => {
    newLead(env, lead('Aldous'));
    const alert = await alertWith(env, 'Aldous');
    const words = wordsOf(alert);
    for (const told of ['Car Accident', 'Maria Aldous', '512-555-0142', 'herniated disc', 'Austin'])
      expect(words).toContain(told);
    for (const action of ['lead_claim', 'lead_not_a_fit', 'lead_menu', 'open_in_hubspot'])
      expect(words).toContain(action);
    // What shows on a locked phone names nobody, and what every member can read names nothing at all.
    expect(alert.text).toContain('M. A.');
    expect(alert.text).not.toContain('Aldous');
    expect(JSON.stringify(alert.metadata)).not.toMatch(/Aldous|example\.com/);
    await eventually(() => lagCount(env)).toBe(1);
  });

  test('that it would not take is told nobody, and is done with', async () => {
    const { id } = env.hubspot.portal(11).create(weakLead({ email: 'weak@example.com', lastname: 'Weakly' }));
    await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
    await eventually(() => unannounced(env)).toBe(0);
    expect(alertsIn(env).filter((alert) => wordsOf(alert).includes('Weakly'))).toEqual([]);
  });

  test('whose client is in danger is told first of all, although the firm would not take it', async () => {
    const values = { email: 'danger@example.com', lastname: 'Dangero', lead_intake_practice_area: 'Trademark' };
    const notes = 'Someone copied my logo. My husband beats me and I want to die.';
    const { id } = env.hubspot.portal(11).create(strongLead({ ...values, lead_intake_case_notes: notes }));
    await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
    const alert = await alertWith(env, 'Dangero');
    expect(wordsOf(alert)).toMatch(/^\[\{[^}]*"text":\{[^}]*🆘 \*Mentions suicide\.\* Call this client first\./);
    expect(wordsOf(alert)).toContain("*Not valid* by the firm's rules.");
    expect(alert.text).toMatch(/^🆘 Call first · /);
  });

  test('that was found in danger is told although its notes say so no longer, or its rules have changed since', async () => {
    const { id } = env.hubspot.portal(11).create(weakLead({ email: 'was-danger@example.com', lastname: 'Wasdanger' }));
    await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
    await settled(env.product);
    await eventually(() => unannounced(env)).toBe(0);
    const leadId = await leadOf(env, id);
    const payload = JSON.stringify({
      ...resultOf(leadId, id),
      score: 0,
      valid: false,
      cause: 'created',
      inDanger: true,
    });
    const row = {
      account_id: env.accountId,
      kind: 'lead.screened',
      dedupe_key: `danger:${id}`,
      payload,
      sent_at: null,
    };
    await env.db.insertInto('outbox').values(row).execute();
    await notify(env);
    expect(wordsOf(await alertWith(env, 'Wasdanger'))).toContain('Call this client first.');
  });

  test('that is screened again stays one message; what changed stands in its thread', async () => {
    const id = newLead(env, lead('Brook'));
    const alert = await alertWith(env, 'Brook');
    const notes = 'It was his own fault, he was not hurt and nothing was damaged. Has a lawyer already.';
    env.hubspot.portal(11).update(id, { lead_intake_case_notes: notes });
    await textIn(alert).toContain('No longer valid');
    await eventually(() => env.firm.thread(alert).length).toBe(1);
    expect(env.firm.thread(alert)[0]?.text).toMatch(/Screened again: \d+ → \d+, no longer valid/);
    expect(alertsIn(env).filter((one) => wordsOf(one).includes('Brook'))).toEqual([alert]);
  });

  test('that is put in HubSpot’s bin is no longer valid', async () => {
    const id = newLead(env, lead('Binney'));
    const alert = await alertWith(env, 'Binney');
    env.hubspot.portal(11).archive(id);
    await textIn(alert).toContain('No longer valid');
  });

  test('whose status is set by hand in HubSpot shows it', async () => {
    const id = newLead(env, lead('Handley'));
    const alert = await alertWith(env, 'Handley');
    await settled(env.product);
    env.hubspot.portal(11).update(id, { lead_intake_status: 'invalid' });
    await textIn(alert).toContain('No longer valid');
    env.hubspot.portal(11).update(id, { lead_intake_status: '' });
    await textIn(alert).not.toContain('No longer valid');
  });

  test('that a member of the team sets to valid is announced at once, on the card as in HubSpot', async () => {
    const { hubspot } = env;
    publish(hubspot, env.product.url);
    const page = pageIn(hubspot);
    const invalid = async (lastname: string) => {
      const { id } = hubspot.portal(11).create(weakLead({ email: `${lastname}@example.com`, lastname }));
      await shows(hubspot, id, 'lead_intake_status').toBe('invalid');
      return id;
    };
    const onCard = await invalid('Cardoza');
    await settled(env.product);
    await eventually(() => unannounced(env)).toBe(0);
    await page('setOverride', { contactId: onCard, body: { requestId: 'announce-1', status: 'valid' } });
    expect(wordsOf(await alertWith(env, 'Cardoza'))).toContain('lead_claim');
    const inHubSpot = await invalid('Hubley');
    await settled(env.product);
    await eventually(() => unannounced(env)).toBe(0);
    hubspot.portal(11).update(inHubSpot, { lead_intake_status: 'valid' });
    expect(wordsOf(await alertWith(env, 'Hubley'))).toContain('lead_claim');
    // The sweep, which finds what was forgotten, takes up nothing that is younger than twenty seconds.
    const rows = await env.db.selectFrom('outbox').select(['created_at', 'sent_at']).orderBy('id', 'desc').execute();
    for (const { created_at, sent_at } of rows.slice(0, 2))
      expect(Number(sent_at) - Number(created_at)).toBeLessThan(20_000);
  });

  test('whose portal is paused before it is told is told when the portal goes on', async () => {
    const id = newLead(env, lead('Pausley'));
    const alert = await alertWith(env, 'Pausley');
    await settled(env.product);
    const status = (to: 'paused' | 'active') => env.db.updateTable('hubspot_connections').set({ status: to }).execute();
    await status('paused');
    const leadId = await leadOf(env, id);
    const payload = JSON.stringify({ ...resultOf(leadId, id), score: 78, valid: true, repeated: true });
    const row = {
      account_id: env.accountId,
      kind: 'lead.screened',
      dedupe_key: 'for a test',
      payload,
      sent_at: null,
    };
    await env.db.insertInto('outbox').values(row).execute();
    await notify(env);
    expect(await unannounced(env)).toBe(1);
    expect(env.firm.thread(alert)).toEqual([]);
    await status('active');
    await notify(env);
    await eventually(() => unannounced(env)).toBe(0);
    await eventually(() => env.firm.thread(alert).length).toBe(1);
  });

  test('that is erased is deleted in Slack with its thread, and nothing of it is kept', async () => {
    const id = newLead(env, lead('Quillfeather'));
    const alert = await alertWith(env, 'Quillfeather');
    env.hubspot.portal(11).update(id, { lead_intake_case_notes: 'He was hurt when a truck hit him. Broken leg.' });
    await eventually(() => env.firm.thread(alert).length).toBe(1);
    const [reply] = env.firm.thread(alert);
    await quiet(env);
    env.hubspot.portal(11).erase(id);
    await eventually(() => alert.deleted).toBe(true);
    await eventually(() => reply?.deleted).toBe(true);
    await quiet(env);
    const kept = await env.db
      .selectFrom('slack_messages')
      .select(['content', 'state', 'reason'])
      .where('channel_id', '=', CHANNEL)
      .where('withdrawn', '=', true)
      .execute();
    expect(kept.map(({ content, state }) => ({ content, state }))).toEqual([
      { content: null, state: 'gone' },
      { content: null, state: 'gone' },
    ]);
  });

  test('of two contacts that are merged is told once', async () => {
    const first = newLead(env, lead('Mergerton'));
    const other = newLead(env, lead('Otherling'));
    const alert = await alertWith(env, 'Mergerton');
    const second = await alertWith(env, 'Otherling');
    await settled(env.product);
    env.hubspot.portal(11).merge(first, other);
    await eventually(() => [alert.deleted, second.deleted].filter(Boolean).length).toBe(1);
    const left = alert.deleted ? second : alert;
    await quiet(env);
    await settled(env.product);
    await eventually(() => wordsOf(left)).toContain('Mergerton');
    const rows = await env.db.selectFrom('leads').select('id').where('state', '=', 'screened').execute();
    const standing = rows.map(({ id }) => id).filter((id) => wordsOf(left).includes(id));
    expect(standing).toHaveLength(1);
  });
});

/** How many alerts had their time measured. */
async function lagCount({ product }: SlackEnv): Promise<number> {
  const text = await product.context.metrics.registry.getSingleMetricAsString('slack_alert_lag_seconds');
  return Number(/slack_alert_lag_seconds_count (\d+)/.exec(text)?.[1]);
}

/** Has the outbox told, and waits until that was tried. */
async function notify({ product, accountId }: SlackEnv): Promise<void> {
  const { queue, store } = product.context;
  const [id] = (await queue?.enqueue(store.db, notifySlackJob, [{ data: { accountId } }])) ?? [];
  const state = async () => (await store.pool.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state;
  await eventually(state).toBe('completed');
}

async function unannounced({ db }: SlackEnv): Promise<number> {
  return (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length;
}
