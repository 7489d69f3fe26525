import { expect, test } from 'vitest';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';

/** A contact that was screened, and the card on it. */
async function openScreened() {
  const stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const { id: contactId } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, contactId, 'lead_intake_status').toBe('valid');
  await settled(product);
  const page = pageIn(hubspot);
  const read = async () => (await page('readLead', { contactId })).body;
  const press = (requestId: string, status: string | null) =>
    page('setOverride', { contactId, body: { requestId, status } });
  return {
    ...stage,
    contactId,
    page,
    read,
    press,
    status: () => hubspot.portal(11).value(contactId, 'lead_intake_status'),
  };
}

test('a status that HubSpot refuses is a refusal with its reason, stands so in the history, and changes nothing', async () => {
  await using stage = await openScreened();
  const { hubspot, product, contactId, page, read, press } = stage;
  const rules = hubspot.portal(11).writeRules;
  rules.push(({ values }) => (values.lead_intake_status === 'invalid' ? 'A reason is required' : null));
  // The answer may come before HubSpot's; asked again, it is the same press.
  await expect.poll(async () => (await press('overrule-1', 'invalid')).status).toBe(409);
  const refused = await press('overrule-1', 'invalid');
  expect(refused).toMatchObject({ status: 409, body: { code: 'override_refused' } });
  expect(refused.body.details?.[0]?.message).toContain('A reason is required');
  expect(stage.status()).toBe('valid');
  const { override, history } = await read();
  expect(override).toBeNull();
  expect(history.map(({ what }) => what)).toContain('Set the status to Not valid, which was refused');
  const audit = await product.db.selectFrom('audit_log').select('action').orderBy('id', 'desc').limit(2).execute();
  expect(audit.map(({ action }) => action)).toEqual(['lead.override_refused', 'lead.override_set']);

  // A later result is written as if nothing had been pressed.
  hubspot
    .portal(11)
    .update(contactId, { lead_intake_case_notes: `${strongLead().lead_intake_case_notes} Photos were taken.` });
  await settled(product);
  expect(await read()).toMatchObject({ state: 'screened', error: null, override: null });

  rules.length = 0;
  await expect.poll(async () => (await press('overrule-2', 'invalid')).status).toBe(200);
  await shows(hubspot, contactId, 'lead_intake_status').toBe('invalid');
  rules.push(({ values }) => (values.lead_intake_status === 'needs_info' ? 'A reason is required' : null));
  await expect.poll(async () => (await press('overrule-3', 'needs_info')).status).toBe(409);
  expect((await read()).override).toMatchObject({ status: 'invalid', by: 'amy@firm.example' });
  await page('screenNow', { contactId, body: { requestId: 'press-0001' } });
  await expect.poll(async () => (await read()).work).toBe('idle');
  expect(stage.status()).toBe('invalid');
  expectNoFaults(hubspot);
});

test('where HubSpot does not answer in time the status is on its way, and comes', async () => {
  await using stage = await openScreened();
  const { hubspot, contactId, press } = stage;
  hubspot.script({ kind: 'contacts.batchUpdate', times: 1, deviations: [deviations.hangBefore] });
  const answers: { status: number; body: object }[] = [];
  const set = async () => {
    answers.push(await press('overrule-1', 'invalid'));
    return answers.at(-1)?.status;
  };
  await expect.poll(set).toBe(200);
  expect(answers.at(-1)?.body).toEqual({ contactId, status: 'invalid', written: false });
  await expect.poll(stage.status).toBe('invalid');
  const again = async () => (await press('overrule-1', 'invalid')).body;
  await expect.poll(again).toEqual({ contactId, status: 'invalid', written: true });
  expectNoFaults(hubspot);
});
