import './worker-globals.ts';
import { Alert, Form, LoadingButton, ScoreCircle, Select, StatusTag } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { momentText } from '../../plugin/hubspot/src/app/cards/moment-text.ts';
import { leadStatusLabels } from '../../shared/hubspot-properties.ts';
import { blockedTexts } from '../../shared/problems/screen-blocked-reasons.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { settled, shows } from '../fixtures/hubspot-results.ts';
import { openRealStage } from './real-stage.ts';
import { isOverrule, overruleStatus } from './render-card.ts';
import { enter } from './render-settings.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** A portal with a lead in each status, all by the bridge's own work. */
async function openEveryStatus() {
  // HubSpot's clock behind ours: what has no case notes then will not get them any more.
  let behindMs = HALF_HOUR_MS;
  const stage = await openRealStage({ now: () => Date.now() - behindMs });
  const { hubspot, portal, product } = stage;
  let refuses = false;
  portal.writeRules.push(({ values }) =>
    values.lead_intake_score !== undefined && values.lead_intake_status !== 'error' && refuses
      ? 'A score needs a reviewer'
      : null,
  );
  const made: Record<string, string> = {};
  const make = async (status: string, values: Record<string, string>) => {
    const { id } = portal.create({ ...values, email: `${status}@example.com` });
    await shows(hubspot, id, 'lead_intake_status').toBe(status);
    made[status] = id;
  };
  await make('valid', strongLead());
  await make('invalid', weakLead());
  await make('needs_info', strongLead({ lead_intake_case_notes: '' }));
  refuses = true;
  await make('error', strongLead());
  // A second event of the contact may still be on its way; taken without the refusal, it would mend the lead.
  await settled(product);
  refuses = false;
  behindMs = 0;
  await make('pending', strongLead({ lead_intake_case_notes: '' }));
  return { ...stage, leads: Object.entries(made) };
}

test('a lead that HubSpot refused says why; one without case notes says what is missing', async () => {
  const { leads, openCard } = await openEveryStatus();
  const ids = Object.fromEntries(leads);
  const failed = openCard(ids.error ?? '');
  await failed.waitFor(() => expect(failed.find(Alert).props.title).toBe('The last screening failed'));
  expect(failed.find(StatusTag).text).toBe('Error');
  expect(failed.text()).toContain('A score needs a reviewer');
  expect(failed.find(LoadingButton).props.disabled).toBe(false);

  const silent = openCard(ids.needs_info ?? '');
  await silent.waitFor(() => expect(silent.find(LoadingButton).props.disabled).toBe(false));
  expect(silent.find(StatusTag).text).toBe('Needs info');
  expect(silent.maybeFind(ScoreCircle)).toBeNull();
  expect(silent.maybeFind(Alert)).toBeNull();
  expect(silent.text()).toContain('case notes');
  expect(silent.text()).toContain('Lead intake: Needs information before it can be scored');
});

test('while the bridge is down every status has its tag, and notes and time as the contact holds them', async () => {
  const { leads, openCard, held, goAway } = await openEveryStatus();
  expect(leads.map(([status]) => status).toSorted()).toEqual(Object.keys(leadStatusLabels).toSorted());
  goAway();
  for (const [status, id] of leads) {
    const card = openCard(id);
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('Details are not available right now'));
    expect(card.find(StatusTag).text).toBe(leadStatusLabels[status as keyof typeof leadStatusLabels]);
    const { lead_intake_score: score, lead_intake_notes: notes, lead_intake_screened_at: at } = held(id);
    const text = card.text();
    expect({ status, shown: text.includes(notes ?? '') }).toEqual({ status, shown: true });
    if (at) expect(text).toContain(momentText(new Date(at), 'America/New_York'));
    if (score) expect(card.find(ScoreCircle).props.score).toBe(Number(score));
    expect(card.find(LoadingButton).props.disabled).toBe(true);
    // What each status is there to say.
    expect({ status, notes: Boolean(notes) }).toEqual({ status, notes: status !== 'pending' });
  }
});

test('without a subscription the card says so and screens nothing; a person’s word counts all the same', async () => {
  const { accountId, product, hubspot, portal, openCard } = await openRealStage();
  const { id } = portal.create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  await product.cli('account', 'set', '--account', accountId, '--subscription', 'none');
  const card = openCard(id);
  await card.waitFor(() => expect(card.text()).toContain(blockedTexts.no_subscription));
  expect(card.find(LoadingButton).props.disabled).toBe(true);
  expect(card.find(StatusTag).text).toBe('Valid');
  expect(card.text()).toContain('How the score was calculated');
  enter(card.find(Select, overruleStatus), 'onChange', 'invalid');
  card.find(Form, isOverrule).trigger('onSubmit');
  await shows(hubspot, id, 'lead_intake_status').toBe('invalid');
  await card.waitFor(() => expect(card.text()).toContain('Status set manually: amy@firm.example'));
});

test('a portal that took the app out: the press finds out, and the card says what has ended', async () => {
  const { hubspot, product, portal, openCard, openSettings } = await openRealStage();
  const { id } = portal.create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const card = openCard(id);
  await card.waitFor(() => expect(card.find(LoadingButton).props.disabled).toBe(false));
  hubspot.uninstall(11);
  card.find(LoadingButton).trigger('onClick');
  await card.waitFor(() => expect(card.text()).toContain(blockedTexts.revoked));
  await card.waitFor(() => expect(card.find(LoadingButton).props).toMatchObject({ loading: false, disabled: true }));
  expect(card.find(StatusTag).text).toBe('Valid');
  const page = openSettings();
  await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Disconnected'));
  // Nothing but to connect it again.
  expect(page.findAll(LoadingButton).map(({ text }) => text)).toEqual(['Reconnect']);
});
