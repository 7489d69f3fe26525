import { expect, test } from 'vitest';
import { openApp, type Page, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, type Product } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

const numbered = (serial: number) => strongLead({ email: `lead${serial}@example.com` });

/** Asks as the card does, until nothing waits or runs. */
async function idle(page: Page, contactId: string) {
  const read = async () => (await page('readLead', { contactId })).body.work;
  await expect.poll(read).toBe('idle');
  return (await page('readLead', { contactId })).body;
}

const jobsOf = ({ context }: Product, name: string) =>
  context.store.pool.query('select data from pgboss.job where name = $1', [name]).then(({ rows }) => rows);

test('Screen now: bridge, engine, write-back, and the card explains the score', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const { id: contactId } = hubspot.portal(11).create(numbered(1));
  const page = pageIn(hubspot);
  const before = await page('readLead', { contactId });
  expect(before).toMatchObject({
    status: 200,
    body: { state: 'unknown', work: 'idle', canScreen: true, obstacle: null },
  });

  const asked = await page('screenNow', { contactId, body: { requestId: 'press-0001' } });
  expect(asked).toEqual({ status: 202, body: { contactId, work: 'queued' } });
  const lead = await idle(page, contactId);
  expect(lead.state).toBe('screened');
  const score = Number(hubspot.portal(11).value(contactId, 'lead_intake_score'));
  expect(lead.explanation?.score).toBe(score);
  expect(lead.explanation?.notes).toBe(hubspot.portal(11).value(contactId, 'lead_intake_notes'));
  expect(lead.threshold).toBe(50);
  const parts = Object.values(lead.explanation?.breakdown.parts ?? {});
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(lead.explanation?.breakdown.score);
  const told = [
    expect.objectContaining({ who: 'Lead intake', what: expect.stringMatching(/^Scored \d+/) }),
    expect.objectContaining({ who: 'amy@firm.example', what: 'Asked for a screening' }),
  ];
  expect(lead.history).toEqual(told);

  // HubSpot repeats a request whose answer it did not get: one press, one job, one line.
  await page('screenNow', { contactId, body: { requestId: 'press-0001' } });
  expect(await jobsOf(product, 'screen-contact')).toHaveLength(1);
  expect((await page('readLead', { contactId })).body.history).toEqual(told);
  await page('screenNow', { contactId, body: { requestId: 'press-0002' } });
  const again = await idle(page, contactId);
  expect(stage.engine.calls()).toBe(1);
  expect(again.history.map(({ who, what }) => `${who}: ${what}`)[0]).toBe(
    'amy@firm.example: Asked for a new screening',
  );
  expectNoFaults(hubspot);
});

test('Override stands in HubSpot when it is answered, survives screenings, and is taken back', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const { id: contactId } = hubspot.portal(11).create(numbered(2));
  await shows(hubspot, contactId, 'lead_intake_status').toMatch(/valid/);
  await settled(product);
  const page = pageIn(hubspot);
  const judged = hubspot.portal(11).value(contactId, 'lead_intake_status');
  const other = judged === 'valid' ? 'invalid' : 'valid';

  const body = { requestId: 'overrule-1', status: other };
  // HubSpot may take longer than the answer waits; asked again, it is the same press.
  await expect
    .poll(() => page('setOverride', { contactId, body }))
    .toEqual({ status: 200, body: { contactId, status: other, written: true } });
  expect(hubspot.portal(11).value(contactId, 'lead_intake_status')).toBe(other);
  expect((await page('readLead', { contactId })).body.override).toMatchObject({
    status: other,
    by: 'amy@firm.example',
  });

  await page('screenNow', { contactId, body: { requestId: 'press-0003' } });
  const kept = await idle(page, contactId);
  await settled(product);
  expect(hubspot.portal(11).value(contactId, 'lead_intake_status')).toBe(other);
  expect(kept.override?.status).toBe(other);

  const back = { requestId: 'overrule-2', status: null };
  expect((await page('setOverride', { contactId, body: back })).body).toMatchObject({ contactId, status: judged });
  // HubSpot repeats it, and somebody has overruled it anew meanwhile.
  await page('setOverride', { contactId, body: { requestId: 'overrule-3', status: other }, userId: 8 });
  expect((await page('setOverride', { contactId, body: back })).body).toMatchObject({ contactId, status: other });
  const { history, override } = (await page('readLead', { contactId })).body;
  expect(override).toMatchObject({ status: other, by: 'User 8' });
  expect(history.filter(({ what }) => what === 'Removed the manual status')).toHaveLength(1);
  expectNoFaults(hubspot);
});

test('Bulk action: every contact screened behind new leads, once, with counts that add up', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  hubspot.webhooks.pause();
  const ids = [...Array(30).keys()].map((n) => hubspot.portal(11).create(numbered(100 + n)).id);
  const unknown = '999999999';
  const silent = hubspot.portal(11).create({ email: 'silent@example.com', firstname: 'Silent' }).id;
  const page = pageIn(hubspot);
  const body = { requestId: 'bulk-00001', contactIds: [...ids, unknown, silent] };
  const [started, twin] = await Promise.all([page('startBulk', { body }), page('startBulk', { body })]);
  expect(twin.status).toBe(200);
  expect(started).toMatchObject({ status: 200, body: { total: 32, requestId: 'bulk-00001' } });
  await page('startBulk', { body });
  const read = async () => (await page('readBulk', { requestId: 'bulk-00001' })).body;
  const isDone = async () => {
    const run = await read();
    return run.waiting < 2 && run.skipped === 1;
  };
  await expect.poll(isDone, { interval: 100 }).toBe(true);
  const { total, waiting, valid, invalid, needsInfo, failed, skipped } = await read();
  expect(waiting + valid + invalid + needsInfo + failed + skipped).toBe(total);
  expect(skipped).toBe(1);
  expect(failed).toBe(0);
  expect(valid + invalid).toBe(30);
  expect(await jobsOf(product, 'screen-contact')).toEqual([]);
  expect((await pageIn(hubspot, 11)('readBulk', { requestId: 'bulk-00002' })).status).toBe(404);
  expectNoFaults(hubspot);
});
