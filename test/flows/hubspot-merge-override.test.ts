import { expect, test } from 'vitest';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

test.each([true, false])('what a person set on a contact outlives its merge (new id: %s)', async (mergeMakesNewId) => {
  await using stage = await openApp({ portals: [{ portalId: 11, mergeMakesNewId }] });
  const { hubspot, product } = stage;
  await connectFirm(product);
  const portal = hubspot.portal(11);
  const [primary, other] = ['primary', 'other'].map((name) => portal.create(strongLead({ email: `${name}@a.com` })).id);
  if (primary === undefined || other === undefined) throw new Error('two contacts');
  for (const id of [primary, other]) await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  await settled(product);
  const page = pageIn(hubspot);
  const overrule = { contactId: other, body: { requestId: 'overrule-1', status: 'invalid' } };
  await expect.poll(async () => (await page('setOverride', overrule)).body).toMatchObject({ written: true });
  await settled(product);

  const left = portal.merge(primary, other).id;
  await settled(product);
  await shows(hubspot, left, 'lead_intake_status').toBe('invalid');
  const { override, history } = (await page('readLead', { contactId: left })).body;
  expect(override).toMatchObject({ status: 'invalid', by: 'amy@firm.example' });
  expect(history.map(({ what }) => what)).toContain('Set the status to Not valid');

  // A later result leaves it as it is.
  portal.update(left, { lead_intake_case_notes: `${strongLead().lead_intake_case_notes} Photos were taken.` });
  await settled(product);
  expect(portal.value(left, 'lead_intake_status')).toBe('invalid');
  expect((await page('readLead', { contactId: left })).body.override).toMatchObject({ by: 'amy@firm.example' });
  expectNoFaults(hubspot);
});
