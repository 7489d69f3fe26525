import './worker-globals.ts';
import { Alert, Button, Form, Select } from '@hubspot/ui-extensions';
import { expect, onTestFinished, test } from 'vitest';
import { historyOf, leadOf, newLead } from '../fixtures/firm-leads.ts';
import { publish } from '../fixtures/hubspot-app.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { JAMES, MARIA } from '../fixtures/slack.ts';
import { alertWith, textIn } from '../fixtures/slack-alerts.ts';
import { startSlackEnv } from '../fixtures/slack-product.ts';
import { openPages } from './real-stage.ts';
import { enter } from './render-settings.ts';

/** The member of Slack with this address is Maria. */
const maria = { userId: 7, userEmail: 'Maria@Hartley.example' };
const james = { userId: 8, userEmail: 'james@hartley.example' };

const called = (text: string) => (button: { text: string | null }) => button.text === text;

async function openSlackEnv() {
  const env = await startSlackEnv();
  onTestFinished(() => env[Symbol.asyncDispose]());
  publish(env.hubspot, env.product.url);
  return { ...env, ...openPages(env.hubspot, maria) };
}

type Card = ReturnType<ReturnType<typeof openPages>['openCard']>;

async function press(card: Card, text: string) {
  await card.waitFor(() => expect(card.maybeFind(Button, called(text))?.props.disabled).toBe(false));
  card.find(Button, called(text)).trigger('onClick');
}

test('claimed, contacted and reopened on the card, the alert in Slack follows, and the contact gets owner and note', async () => {
  const env = await openSlackEnv();
  const { hubspot, openCard } = env;
  const [owner] = hubspot.portal(11).owners;
  Object.assign(owner ?? {}, { email: 'maria@hartley.example', firstName: 'Maria', lastName: 'Alvarez' });
  const id = newLead(env, { lastname: 'Alvarado' });
  const alert = await alertWith(env, 'Alvarado');
  const card = openCard(id);
  await card.waitFor(() => expect(card.text()).toContain('no one has claimed it yet'));
  expect(card.find(Button, called('Claim')).props.variant).toBe('primary');
  await press(card, 'Claim');
  await card.waitFor(() => expect(card.text()).toMatch(/Claimed by .* \(you\), /));
  await textIn(alert).toContain('Claimed');
  await expect.poll(() => hubspot.portal(11).value(id, 'hubspot_owner_id')).toBe('501');
  await textIn(alert).toContain('Maria Alvarez');

  await press(card, 'Mark contacted');
  await card.waitFor(() => expect(card.text()).toContain('Nothing to do: Maria Alvarez has contacted the client'));
  await textIn(alert).toContain('Contacted');
  await press(card, 'Reopen');
  await card.waitFor(() => expect(card.text()).toContain('Claimed by Maria Alvarez (you)'));
  await textIn(alert).toContain('Claimed');
  const history = await historyOf(env, await leadOf(env, id));
  expect(history.map(({ actor }) => actor)).toContain('hubspot:11:7');
  expectNoFaults(hubspot);
});

test('what one person does in Slack and in HubSpot is under one name, also in the closed history', async () => {
  const env = await openSlackEnv();
  const id = newLead(env, { lastname: 'Okonkwo' });
  const alert = await alertWith(env, 'Okonkwo');
  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain(`<@${MARIA}>`);
  const leadId = await leadOf(env, id);
  await expect.poll(async () => (await historyOf(env, leadId, 'claim'))[0]?.written_at).not.toBeNull();
  const card = env.openCard(id);
  // It is her own claim, made in Slack.
  await card.waitFor(() => expect(card.text()).toMatch(/Claimed by maria \(you\), /));
  expect(card.text()).toContain('You claimed it.');
  await press(card, 'Release');
  await card.waitFor(() => expect(card.text()).toContain('Not claimed yet.'));
  await press(card, 'Claim');
  await card.waitFor(() => expect(card.text()).toContain('Claimed by maria (you)'));
  const lines = card
    .text()
    .split('\n')
    .filter((line) => / · .*(?:Claimed the lead|Released the lead)/.test(line));
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toContain(' · maria: ');
  expect(card.text()).not.toMatch(/User 7|A team member|@hartley/);
});

test('of two who claim at once, one in Slack and one on the card, one has the lead and the other is told', async () => {
  const env = await openSlackEnv();
  const id = newLead(env, { lastname: 'Contested' });
  const alert = await alertWith(env, 'Contested');
  const card = env.openCard(id);
  await card.waitFor(() => expect(card.maybeFind(Button, called('Claim'))?.props.disabled).toBe(false));
  card.find(Button, called('Claim')).trigger('onClick');
  await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  const leadId = await leadOf(env, id);
  await card.waitFor(() => expect(card.text()).toMatch(/Claimed by /));
  await expect.poll(async () => (await historyOf(env, leadId, 'claim')).length).toBe(1);
  const [claim] = await historyOf(env, leadId, 'claim');
  if (claim?.actor === 'hubspot:11:7') {
    await expect
      .poll(() => env.firm.ephemerals(JAMES).at(-1)?.text)
      .toMatch(/^Already claimed by .* Nothing was changed/);
  } else {
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Someone else got there first'));
  }
});

test('a lead that somebody else took since the card was opened is not taken from them', async () => {
  const env = await openSlackEnv();
  const id = newLead(env, { lastname: 'Stale' });
  const alert = await alertWith(env, 'Stale');
  const card = env.openCard(id);
  await card.waitFor(() => expect(card.maybeFind(Button, called('Claim'))?.props.disabled).toBe(false));
  await env.firm.click(alert, 'lead_claim', { userId: JAMES });
  await textIn(alert).toContain(`<@${JAMES}>`);
  await press(card, 'Claim');
  await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Someone else got there first'));
  expect(card.text()).toMatch(/has claimed it\. Nothing was changed\./);
  await card.waitFor(() => expect(card.text()).toMatch(/Leave it to .*, who has claimed it/));
  // What she saw is the lead as it is now: the call she made counts.
  await press(card, 'Mark contacted');
  await card.waitFor(() => expect(card.text()).toContain('Contacted by '));
  expect(card.text()).toContain('(you)');

  env.lookAs(james);
  const his = env.openCard(id);
  await his.waitFor(() => expect(his.text()).toContain('has contacted the client'));
  expect(his.text()).not.toContain('(you)');
});

test('an open card follows what is done in Slack without being touched or loaded again', async () => {
  const env = await openSlackEnv();
  const { hubspot, firm } = env;
  const [owner] = hubspot.portal(11).owners;
  Object.assign(owner ?? {}, { email: 'james@hartley.example', firstName: 'James', lastName: 'Okafor' });
  const id = newLead(env, { lastname: 'Followed' });
  const alert = await alertWith(env, 'Followed');
  const card = env.openCard(id, true, { lookEveryMs: 50 });
  await card.waitFor(() => expect(card.text()).toContain('Not claimed yet.'));
  const refreshedBefore = card.refreshed();
  await firm.click(alert, 'lead_claim', { userId: JAMES });
  await card.waitFor(() => expect(card.text()).toMatch(/Claimed by [^\n]*, /));
  expect(card.text()).not.toContain('(you)');
  // HubSpot's own page is told too: the owner is another now.
  await card.waitFor(() => expect(card.refreshed()).toBeGreaterThan(refreshedBefore));
  await textIn(alert).toContain('lead_contacted');
  await firm.click(alert, 'lead_contacted', { userId: JAMES });
  await card.waitFor(() => expect(card.text()).toContain('has contacted the client'));
  expect(card.maybeFind(Button, called('Reopen'))).not.toBeNull();
  expectNoFaults(hubspot);
});

test('not a fit on the card: with a reason, invalid in HubSpot, and said in Slack', async () => {
  const env = await openSlackEnv();
  const { hubspot, openCard } = env;
  const id = newLead(env, { lastname: 'Unfit' });
  const alert = await alertWith(env, 'Unfit');
  const card = openCard(id);
  const unfit = { name: 'unfit-reason' };
  const isUnfit = (form: { maybeFind: Card['maybeFind'] }) => form.maybeFind(Select, unfit) !== null;
  await card.waitFor(() => expect(card.maybeFind(Form, isUnfit)).not.toBeNull());
  card.find(Form, isUnfit).trigger('onSubmit');
  await card.waitFor(() => expect(card.find(Select, unfit).props.validationMessage).toBe('Choose a reason'));
  enter(card.find(Select, unfit), 'onChange', 'represented');
  card.find(Form, isUnfit).trigger('onSubmit');
  await card.waitFor(() => expect(card.text()).toMatch(/Closed as not a fit by .*: Already has a lawyer/));
  await expect.poll(() => hubspot.portal(11).value(id, 'lead_intake_status')).toBe('invalid');
  await textIn(alert).toContain('Already has a lawyer');
  expectNoFaults(hubspot);
});
