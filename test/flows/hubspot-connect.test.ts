import { expect, test } from 'vitest';
import { z } from 'zod';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { screenedRecord } from '../../shared/results.ts';
import { recordOf, strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm, type Product, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

const issuedKey = z.object({ key: z.string() });
const answer = z.object({
  results: z.object({ valid: z.array(screenedRecord), invalid: z.array(screenedRecord) }),
});

/** What the account's key gets for the same record from the other door of the product. */
async function screenByKey(product: Product, accountId: string, values: Record<string, string>) {
  const { key } = issuedKey.parse(await product.cli('key', 'create', '--account', accountId, '--name', 'k'));
  const response = await fetch(`${product.url}/api/v1/screen`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: recordOf(values) }),
  });
  const { valid, invalid } = answer.parse(await response.json()).results;
  return { status: valid.length > 0 ? 'valid' : 'invalid', analysis: [...valid, ...invalid][0]?.analysis };
}

async function expectFiveProperties(
  product: Product,
  accountId: string,
  values: Record<string, string>,
  portalId = 11,
) {
  const { hubspot } = product;
  const before = Date.now();
  const { id } = hubspot.portal(portalId).create(values);
  await shows(hubspot, id, 'lead_intake_status', portalId).toMatch(/^(valid|invalid)$/);
  const value = (name: string) => hubspot.portal(portalId).value(id, name) ?? '';
  const { status, analysis } = await screenByKey(product, accountId, values);
  expect(value('lead_intake_status')).toBe(status);
  expect(Number(value('lead_intake_score'))).toBe(analysis?.thresholdScore);
  expect(value('lead_intake_notes')).toBe(analysis?.analysisNotes);
  expect(value('lead_intake_engine')).toMatch(/^rubric \d/);
  const at = value('lead_intake_screened_at');
  const screenedAt = /^\d+$/.test(at) ? Number(at) : Date.parse(at);
  expect(screenedAt).toBeGreaterThanOrEqual(before);
  expect(screenedAt).toBeLessThanOrEqual(Date.now());
  return status;
}

test('static token: connected by command, a new contact gets the same five values as its record by the API', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await connectFirm(product);
  expect(await expectFiveProperties(product, accountId, strongLead())).toBe('valid');
  expect(await expectFiveProperties(product, accountId, weakLead())).toBe('invalid');
  await settled(product);
  expectNoFaults(hubspot);
});

test('OAuth: connected by the link of the command, and still screening after its token has expired', async () => {
  await using hubspot = await startHubSpot();
  await using product = await startProduct(hubspot);
  const accountId = await createFirm(product);
  const offered = z.object({ url: z.string() }).parse(await product.cli('hubspot', 'connect', '--account', accountId));
  const { browser } = product;
  const install = await browser.visit(offered.url);
  const callback = hubspot.consent(install.location ?? '', { portalId: 11 });
  expect((await browser.follow(callback)).response.status).toBe(200);
  expect(await expectFiveProperties(product, accountId, strongLead())).toBe('valid');
  hubspot.expireAccessTokens(11);
  await expectFiveProperties(product, accountId, weakLead());
  await settled(product);
  expectNoFaults(hubspot);
});

test('two accounts with two portals: each contact is judged by its own firm and written to its own portal', async () => {
  await using hubspot = await startHubSpot({ portals: [{ portalId: 11 }, { portalId: 22 }] });
  await using product = await startProduct(hubspot);
  const first = await connectFirm(product, 11);
  const second = await connectFirm(product, 22);
  const input = { practiceAreas: ['Trademark'], threshold: 1 };
  await setConfiguration(product.db, { accountId: second, actor: 'test', input });
  const ids = [11, 22].map((portalId) => {
    const portal = hubspot.portal(portalId);
    return { portalId, strong: portal.create(strongLead()).id, weak: portal.create(weakLead()).id };
  });
  for (const { portalId, strong, weak } of ids) {
    await shows(hubspot, strong, 'lead_intake_status', portalId).toBe(portalId === 11 ? 'valid' : 'invalid');
    await shows(hubspot, weak, 'lead_intake_status', portalId).toBe(portalId === 11 ? 'invalid' : 'valid');
  }
  await settled(product);
  const leads = z.array(z.object({ portalId: z.string(), contactId: z.string() }));
  for (const [index, accountId] of [first, second].entries()) {
    const listed = leads.parse(await product.cli('leads', 'list', '--account', accountId));
    const own = ids[index];
    expect(listed.map(({ portalId }) => portalId)).toEqual([`${own?.portalId}`, `${own?.portalId}`]);
    expect(listed.map(({ contactId }) => contactId).sort()).toEqual([own?.strong, own?.weak].sort());
  }
  expectNoFaults(hubspot);
});
