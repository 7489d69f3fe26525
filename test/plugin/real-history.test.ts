import './worker-globals.ts';
import { Button, Form, LoadingButton, Select } from '@hubspot/ui-extensions';
import { expect, onTestFinished, test } from 'vitest';
import { momentText } from '../../plugin/hubspot/src/app/cards/moment-text.ts';
import { leadOf, newLead } from '../fixtures/firm-leads.ts';
import { publish } from '../fixtures/hubspot-app.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import { MARIA } from '../fixtures/slack.ts';
import { alertWith, textIn } from '../fixtures/slack-alerts.ts';
import { startSlackEnv } from '../fixtures/slack-product.ts';
import { openPages } from './real-stage.ts';
import { isOverrule, overruleStatus } from './render-card.ts';
import { enter } from './render-settings.ts';

const takeBack = ({ text }: { text: string | null }) => text === 'Undo';

test('the history on the card: screened, overruled, given back, asked for anew, taken in Slack', async () => {
  const env = await startSlackEnv();
  onTestFinished(() => env[Symbol.asyncDispose]());
  const { hubspot, product } = env;
  publish(hubspot, product.url);
  const { openCard, held } = openPages(hubspot);
  const id = newLead(env, { lastname: 'Alvarado' });
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const alert = await alertWith(env, 'Alvarado');
  const score = held(id).lead_intake_score;
  const card = openCard(id);
  const told = () =>
    card
      .text()
      .split('\n')
      .filter((line) => line.includes(' · '))
      .map((line) => line.slice(line.indexOf(' · ') + 3));
  const screened = `Lead intake: Scored ${score}: valid`;
  await card.waitFor(() => expect(told()).toEqual([screened]));
  expect(card.text()).toContain('Not claimed yet.');

  enter(card.find(Select, overruleStatus), 'onChange', 'invalid');
  card.find(Form, isOverrule).trigger('onSubmit');
  const overruled = 'amy@firm.example: Set the status to Not valid';
  await card.waitFor(() => expect(told()).toEqual([overruled, screened]));
  expect(card.text()).toContain('Status set manually: amy@firm.example');

  await card.waitFor(() => expect(card.find(Button, takeBack).props.disabled).toBe(false));
  card.find(Button, takeBack).trigger('onClick');
  const back = 'amy@firm.example: Removed the manual status';
  await card.waitFor(() => expect(told()).toEqual([back, overruled, screened]));

  await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  card.find(LoadingButton).trigger('onClick');
  const rescreen = 'amy@firm.example: Asked for a new screening';
  await card.waitFor(() => expect(told()).toEqual([rescreen, back, overruled, screened]));

  await env.firm.click(alert, 'lead_claim', { userId: MARIA });
  await textIn(alert).toContain(`<@${MARIA}>`);
  const again = openCard(id);
  const taken = 'maria: Claimed the lead';
  await again.waitFor(() => expect(again.text()).toContain(taken));
  const { at } = await product.db
    .selectFrom('lead_history')
    .select('at')
    .where('lead_id', '=', await leadOf(env, id))
    .where('action', '=', 'claim')
    .executeTakeFirstOrThrow();
  expect(again.text()).toContain(`${momentText(at, 'America/New_York')} · ${taken}`);
  expect(again.text()).toMatch(/\nClaimed by maria, /);
  expectNoFaults(hubspot);
});
