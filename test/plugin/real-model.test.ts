import './worker-globals.ts';
import { LoadingButton, ProgressBar, ScoreCircle, StatusTag } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { publish } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';
import { openPages } from './real-stage.ts';

test('from the card’s button through bridge, model and write-back to the card’s new state', async () => {
  await using model = await startOpenAISimulator();
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot, {
    environment: { OPENAI_API_KEY: 'sim-key', OPENAI_BASE_URL: model.url },
  });
  publish(hubspot, product.url);
  await connectFirm(product);
  hubspot.webhooks.pause();
  const { openCard } = openPages(hubspot);

  const { id } = hubspot.portal(11).create(strongLead());
  const written = (name: string) => hubspot.portal(11).value(id, name) ?? '';
  const card = openCard(id);
  expect(card.text()).toContain('Not screened yet');
  await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  expect(model.requests).toHaveLength(0);
  card.find(LoadingButton).trigger('onClick');
  await card.waitFor(() => expect(card.maybeFind(ScoreCircle)).not.toBeNull());

  expect(model.requests).toHaveLength(1);
  // What the model is asked holds the case and nothing that tells who the client is.
  expect(model.requests[0]?.text).toContain('Rear-ended');
  expect(model.requests[0]?.text).not.toMatch(/Delgado|512-555-0142|maria\.delgado/);
  expect(written('lead_intake_engine')).toMatch(/^openai /);
  expect(card.text()).not.toContain(written('lead_intake_engine'));
  expect(['valid', 'invalid']).toContain(written('lead_intake_status'));
  expect(card.find(StatusTag).text?.toLowerCase()).toBe(written('lead_intake_status'));
  expect(`${card.find(ScoreCircle).props.score}`).toBe(written('lead_intake_score'));
  expect(card.text()).toMatch(/^(?:Call|Ask first|Check first|Decline)/);
  expect(card.findAll(ProgressBar)).toHaveLength(6);
  expect(model.ownFaults).toEqual([]);
  expectNoFaults(hubspot);
});
