import { afterAll, beforeAll, expect, test } from 'vitest';
import { slackDigestJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { setSlackSettings } from '../../bridge/slack/connect/connections.ts';
import { type SlackSettingsInput, slackSettings, weekdays } from '../../shared/slack-settings.ts';
import { newLead } from '../fixtures/firm-leads.ts';
import { weakLead } from '../fixtures/hubspot-leads.ts';
import { shows } from '../fixtures/hubspot-results.ts';
import { noonZone } from '../fixtures/noon-zone.ts';
import { CHANNEL, JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, eventually, quiet, textIn, wordsOf } from '../fixtures/slack-alerts.ts';
import { closeWithoutFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { timePasses } from '../fixtures/time-passes.ts';

const ZONE = noonZone();
const MANAGERS = 'C03GENERAL';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let env: SlackEnv;
beforeAll(async () => {
  env = await startSlackEnv({
    settings: { timeZone: ZONE, sla: { remindAfterMinutes: 5, escalateAfterMinutes: null } },
  });
});
afterAll(() => closeWithoutFaults(env));

async function told(lastname: string) {
  newLead(env, { email: `${lastname}@example.com`, lastname });
  return alertWith(env, lastname);
}

/** One claimed at once and contacted, one claimed after half an hour, one that is no fit, one that nobody has, one invalid. */
async function aDayOfLeads(): Promise<void> {
  const slow = await told('Slowly');
  // Slack shows it a moment before the bridge has noted that.
  await quiet(env);
  await timePasses(env, 30 * MINUTE_MS);
  const [fast, unfit] = [await told('Fastly'), await told('Unfitly')];
  await told('Nobodys');
  const { id } = env.hubspot.portal(11).create(weakLead({ email: 'weak@example.com', lastname: 'Weakly' }));
  await shows(env.hubspot, id, 'lead_intake_status').toBe('invalid');
  for (const alert of [slow, fast]) {
    await env.firm.click(alert, 'lead_claim', { userId: MARIA });
    await textIn(alert).toContain('lead_contacted');
  }
  await env.firm.click(fast, 'lead_contacted', { userId: MARIA });
  await env.firm.click(unfit, 'lead_not_a_fit', { userId: JAMES });
  await eventually(() => env.firm.modal(JAMES)).not.toBeNull();
  await env.firm.submit(JAMES, { reason: 'no_case', note: '' });
  await textIn(unfit).toContain('No case');
  await textIn(fast).toContain('Contacted');
  await quiet(env);
}

/** What the firm's clock shows so long from now, ms. */
function wallIn(ms: number): { day: (typeof weekdays)[number]; at: string } {
  const moment = new Date(Date.now() + ms);
  const at = moment.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  const day = moment.toLocaleDateString('en-GB', { timeZone: ZONE, weekday: 'short' }).toLowerCase();
  return { day: weekdays.find((name) => name === day) ?? 'mon', at };
}

async function configure(digest: SlackSettingsInput['digest']): Promise<void> {
  const parsed = slackSettings.parse({
    defaultChannel: CHANNEL,
    timeZone: ZONE,
    sla: { remindAfterMinutes: 5, escalateAfterMinutes: null },
    digest,
  });
  await setSlackSettings(env.db, { accountId: env.accountId, settings: parsed, actor: 'test' });
}

/** Has the bridge look for what is due, as it does every minute, and waits until it has. */
async function look(): Promise<void> {
  const { queue, store } = env.product.context;
  const [id] = (await queue?.enqueue(env.db, slackDigestJob, [{ data: {} }])) ?? [];
  const state = async () => (await store.pool.query('select state from pgboss.job where id = $1', [id])).rows[0]?.state;
  await eventually(state).toBe('completed');
}

const digestsIn = (channel: string) =>
  env.firm.messages(channel).filter((message) => /^(📋|📊) Leads (?:on|from)/.test(message.text));

test('nothing is told before it is due', async () => {
  await aDayOfLeads();
  await configure({ channel: MANAGERS, daily: wallIn(10 * MINUTE_MS).at, weekly: null });
  await look();
  await quiet(env);
  expect(digestsIn(MANAGERS)).toEqual([]);
});

test('the day’s digest goes to its channel once, with counts, scores and claim times, and names nobody', async () => {
  await configure({ channel: MANAGERS, daily: wallIn(-MINUTE_MS).at, weekly: null });
  // A minute ago the account has been connected for a day.
  await timePasses(env, 2 * MINUTE_MS);
  await look();
  await eventually(() => digestsIn(MANAGERS).length).toBe(1);
  const words = wordsOf(digestsIn(MANAGERS)[0]!);
  expect(digestsIn(MANAGERS)[0]?.text).toMatch(/^📋 Leads on .*: 5 leads, 3 valid, 3 claimed, \d waiting$/);
  expect(words).toContain('*3 of 5 leads* were valid (60%)');
  expect(words).toMatch(/\d0–\d9 +4 ▇/);
  expect(words).toMatch(/in 5 min {2}2 ▇+/);
  expect(words).toMatch(/in 1 h {2}1 ▇+/);
  expect(words).toContain('1 × No case');
  for (const name of ['Slowly', 'Fastly', 'Unfitly', 'Nobodys', 'Weakly', 'example.com', '512-555'])
    expect(words).not.toContain(name);

  await look();
  await env.restart();
  await look();
  await quiet(env);
  expect(digestsIn(MANAGERS)).toHaveLength(1);
  expect(digestsIn(CHANNEL)).toEqual([]);
});

test('the week’s digest counts the week, once, in the usual channel where none is named', async () => {
  await timePasses(env, 3 * DAY_MS);
  await configure({ channel: null, daily: null, weekly: wallIn(-MINUTE_MS) });
  await look();
  await eventually(() => digestsIn(CHANNEL).length).toBe(1);
  const [digest] = digestsIn(CHANNEL);
  expect(digest?.text).toMatch(/^📊 Leads from .* to .*: 5 leads, 3 valid, 3 claimed, \d waiting$/);
  const words = wordsOf(digest!);
  for (const part of ['*Scores*', '*Time to claim*', 'half of them within', '1 × No case', 'Still waiting for a call'])
    expect(words).toContain(part);
  await env.restart();
  await look();
  await quiet(env);
  expect(digestsIn(CHANNEL)).toHaveLength(1);
});

test('one that was due while the bridge was down is made up for at its start, and no older one', async () => {
  await timePasses(env, DAY_MS);
  await configure({ channel: MANAGERS, daily: wallIn(2 * 60 * MINUTE_MS).at, weekly: null });
  // The settings were there yesterday already, and the bridge was not.
  await timePasses(env, 2 * DAY_MS);
  const before = digestsIn(MANAGERS).length;
  await env.restart();
  await look();
  await look();
  await quiet(env);
  expect(digestsIn(MANAGERS)).toHaveLength(before + 1);
  expect(digestsIn(MANAGERS).at(-1)?.text).toContain(': 0 leads');
});
