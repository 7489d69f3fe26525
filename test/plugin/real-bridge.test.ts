import './worker-globals.ts';
import {
  Alert,
  Button,
  Form,
  LoadingButton,
  NumberInput,
  ProgressBar,
  ScoreCircle,
  Select,
  StatusTag,
} from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { expectNoFaults, settled } from '../fixtures/hubspot-results.ts';
import { openRealStage } from './real-stage.ts';
import { isOverrule, overruleStatus, type renderCard } from './render-card.ts';
import { enter } from './render-settings.ts';

/** Leads are screened when somebody asks for it. */
async function openStage() {
  const stage = await openRealStage();
  stage.hubspot.webhooks.pause();
  return stage;
}

/** Screens the lead from its card and sets it to not valid there. */
async function overrule(card: ReturnType<typeof renderCard>) {
  const ready = () => card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  await ready();
  card.find(LoadingButton).trigger('onClick');
  await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
  await ready();
  enter(card.find(Select, overruleStatus), 'onChange', 'invalid');
  card.find(Form, isOverrule).trigger('onSubmit');
}

test('from the card’s button through bridge, engine and write-back to the card’s new state', async () => {
  const { hubspot, openCard } = await openStage();
  const { id } = hubspot.portal(11).create(strongLead());
  const card = openCard(id);
  expect(card.text()).toContain('Not screened yet');
  await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  card.find(LoadingButton).trigger('onClick');
  await card.waitFor(() => expect(card.maybeFind(ScoreCircle)).not.toBeNull());

  const written = (name: string) => hubspot.portal(11).value(id, name) ?? '';
  expect(written('lead_intake_status')).toBe('valid');
  expect(card.find(StatusTag).text).toBe('Valid');
  expect(`${card.find(ScoreCircle).props.score}`).toBe(written('lead_intake_score'));
  expect(card.text()).toContain('Call now: strong car accident case; no one has claimed it yet');
  expect(card.findAll(ProgressBar)).toHaveLength(6);
  const points = card.findAll(ProgressBar).reduce((sum, { props }) => sum + (props.value ?? 0), 0);
  expect(card.text()).toContain(`Quality of the case: ${points} of 100`);
  expect(card.text()).toContain(`Score: ${written('lead_intake_score')} of 100; a valid lead has 50 or more`);
  expect(card.find(LoadingButton).text).toBe('Screen again');
  expectNoFaults(hubspot);
});

test('overruled on the card, the lead has the person’s status in HubSpot until it is taken back', async () => {
  const { hubspot, openCard } = await openStage();
  const { id } = hubspot.portal(11).create(strongLead());
  const card = openCard(id);
  await overrule(card);
  await card.waitFor(() => expect(card.text()).toContain('Status set manually'));
  expect(hubspot.portal(11).value(id, 'lead_intake_status')).toBe('invalid');
  expect(card.find(StatusTag).text).toBe('Invalid');

  card.find(Button, ({ text }) => text === 'Undo').trigger('onClick');
  await card.waitFor(() => expect(card.text()).not.toContain('Status set manually'));
  await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  await expect.poll(() => hubspot.portal(11).value(id, 'lead_intake_status')).toBe('valid');
  expectNoFaults(hubspot);
});

test('a status that the contact does not take is a problem on the card, and in its history', async () => {
  const { hubspot, openCard } = await openStage();
  const { id } = hubspot.portal(11).create(strongLead());
  const rule = ({ values }: { values: Record<string, string> }) =>
    values.lead_intake_status === 'invalid' ? 'A reason is required' : null;
  hubspot.portal(11).writeRules.push(rule);
  const card = openCard(id);
  await overrule(card);
  await card.waitFor(() => expect(card.find(Alert).props.title).toBe('The status was not accepted'));
  expect(card.text()).toContain('A reason is required');
  await card.waitFor(() => expect(card.text()).toContain('Set the status to Not valid, which was refused'));
  expect(card.text()).not.toContain('Status set manually');
  expect(card.find(StatusTag).text).toBe('Valid');
  expect(hubspot.portal(11).value(id, 'lead_intake_status')).toBe('valid');
  expectNoFaults(hubspot);
});

test('the settings page shows and saves what the command line sees', async () => {
  const { product, accountId, hubspot, openSettings } = await openStage();
  const page = openSettings();
  await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
  await page.waitFor(() => expect(page.find(Button).props.disabled).toBe(false));
  expect(page.maybeFind(Alert)).toBeNull();
  await page.open('rules');
  expect(page.find(NumberInput).props.value).toBe(50);
  enter(page.find(NumberInput), 'onChange', 72);
  page.find(Button, ({ text }) => text === 'Add rule').trigger('onClick');
  page.type('filter-0', 'Only accidents in Texas');
  page.find(Form).trigger('onSubmit');
  await expect.poll(() => page.alerts).toHaveLength(1);
  expect(await product.cli('configuration', 'get', '--account', accountId)).toMatchObject({
    threshold: 72,
    customFilters: ['Only accidents in Texas'],
  });
  await page.open('mapping');
  await page.waitFor(() => expect(page.find(LoadingButton).text).toBe('Save mapping'));
  page.find(Button, ({ text }) => text === 'Fill in suggestions').trigger('onClick');
  page.find(Form).trigger('onSubmit');
  await expect.poll(() => page.alerts).toHaveLength(2);
  expectNoFaults(hubspot);
});

test('the bulk action screens what is ticked and counts it', async () => {
  const { hubspot, openBulk } = await openStage();
  const portal = hubspot.portal(11);
  const ids = [strongLead({ email: 'a@example.com' }), weakLead({ email: 'b@example.com' })].map(
    (lead) => portal.create(lead).id,
  );
  const panel = openBulk(ids);
  panel.find(LoadingButton).trigger('onClick');
  await panel.waitFor(() => expect(panel.find(ProgressBar).props).toMatchObject({ title: 'Done', value: 2 }));
  const lines = panel.text().split('\n');
  const statuses = ids.map((id) => portal.value(id, 'lead_intake_status'));
  const shown = (label: string) => Number(lines[lines.indexOf(label) + 1]);
  expect(shown('Valid')).toBe(statuses.filter((status) => status === 'valid').length);
  expect(shown('Valid') + shown('Invalid') + shown('Needs info')).toBe(2);
  expectNoFaults(hubspot);
});

test('when the bridge goes away the card goes on showing what HubSpot holds', async () => {
  const { hubspot, product, openCard, goAway } = await openStage();
  const { id } = hubspot.portal(11).create(strongLead());
  hubspot.webhooks.resume();
  await settled(product);
  await expect.poll(() => hubspot.portal(11).value(id, 'lead_intake_status')).toBe('valid');
  goAway();
  const card = openCard(id);
  await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
  expect(card.find(StatusTag).text).toBe('Valid');
  expect(card.find(LoadingButton).props.disabled).toBe(true);
});
