import { describe, expect, test } from 'vitest';
import { overrideOf, ownerOfStatus, recordOverride } from '../../../../bridge/leads/lead-override.ts';
import { connectPortal, openScreening, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { auditOf, drained, leadOf } from '../../../fixtures/screening-views.ts';
import { byApp, byUser } from '../../../simulators/hubspot/contact.ts';

const status = (screening: Screening, id: string) => screening.portal().value(id, 'lead_intake_status');

async function screened(scores: number[] = [80]) {
  const screening = await openScreening({ analyse: () => scores.shift() ?? 50 });
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  const working = screening.start();
  await drained(screening);
  return { screening, id, working };
}

async function change(screening: Screening, id: string, values: Record<string, string>) {
  screening.portal().update(id, values, byUser(7));
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
}

describe('a status set by a human', () => {
  test('is kept and recorded with who and when; score and notes go on', async () => {
    const { screening, id, working } = await screened([80, 85]);
    await using _screening = screening;
    await using _working = working;
    await change(screening, id, { lead_intake_status: 'invalid', phone: '512-555-0199' });
    expect(status(screening, id)).toBe('invalid');
    expect(screening.portal().value(id, 'lead_intake_score')).toBe('85');
    const lead = await leadOf(screening, id);
    expect(lead).toMatchObject({ state: 'screened', score: 85, valid: true, override_status: 'invalid' });
    expect(lead?.override_source).toBe('CRM_UI userId:7');
    expect(lead?.overridden_at).not.toBeNull();
    expect(await auditOf(screening, 'lead.%')).toMatchObject([
      { action: 'lead.override_set', actor: 'hubspot:CRM_UI userId:7', detail: { from: null, to: 'invalid' } },
    ]);
    // One question about the history, when it was found; none while it is kept.
    const reads = screening.simulator.log.count('contacts.batchRead');
    await change(screening, id, { phone: '512-555-0111' });
    expect(status(screening, id)).toBe('invalid');
    expect(screening.simulator.log.count('contacts.batchRead')).toBe(reads + 1);
    expect((await auditOf(screening, 'lead.%')).length).toBe(1);
  });

  test('is the bridge’s again when the human clears it', async () => {
    const { screening, id, working } = await screened();
    await using _screening = screening;
    await using _working = working;
    await change(screening, id, { lead_intake_status: 'invalid' });
    await change(screening, id, { lead_intake_status: '' });
    expect(status(screening, id)).toBe('valid');
    expect(await leadOf(screening, id)).toMatchObject({ override_status: null });
    expect((await auditOf(screening, 'lead.%')).map(({ action }) => action)).toEqual([
      'lead.override_set',
      'lead.override_cleared',
    ]);
    expect(screening.analysed.length).toBe(1);
  });

  test('changes to another human’s choice', async () => {
    const { screening, id, working } = await screened();
    await using _screening = screening;
    await using _working = working;
    await change(screening, id, { lead_intake_status: 'invalid' });
    await change(screening, id, { lead_intake_status: 'needs_info' });
    expect(status(screening, id)).toBe('needs_info');
    expect(await leadOf(screening, id)).toMatchObject({ override_status: 'needs_info' });
  });

  test('is put back where a result was written over it in the same moment', async () => {
    const { screening, id, working } = await screened();
    await using _screening = screening;
    await using _working = working;
    // Recorded from the webhook; meanwhile the bridge had written its own.
    await screening.db
      .updateTable('leads')
      .set({ override_status: 'invalid', override_source: 'CRM_UI userId:7', overridden_at: new Date() })
      .execute();
    await enqueue(screening, [id], { cause: 'changed' });
    await drained(screening);
    expect(status(screening, id)).toBe('invalid');
    expect(await leadOf(screening, id)).toMatchObject({ override_status: 'invalid' });
  });

  test('before the first screening is kept too', async () => {
    await using screening = await openScreening();
    await connectPortal(screening);
    const { id } = screening.portal().create(leadValues(1, { lead_intake_status: 'invalid' }), byUser(9));
    await enqueue(screening, [id]);
    await using _working = screening.start();
    await drained(screening);
    expect(status(screening, id)).toBe('invalid');
    expect(await leadOf(screening, id)).toMatchObject({
      override_status: 'invalid',
      override_source: 'CRM_UI userId:9',
    });
  });
});

test.each(['needs_info', 'valid'])('%s, set while the first screening is under way, is kept', async (chosen) => {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<number>();
  await using screening = await openScreening({
    analyse() {
      begun.resolve();
      return answer.promise;
    },
  });
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await begun.promise;
  screening.portal().update(id, { lead_intake_status: chosen }, byUser(7));
  const change = { portalId: '11', contactId: id, status: chosen, source: 'CRM_UI userId:7', occurredAt: new Date() };
  await screening.db.transaction().execute((trx) => recordOverride(trx, change));
  answer.resolve(80);
  await expect.poll(async () => (await leadOf(screening, id))?.state).toBe('screened');
  await drained(screening);
  expect(status(screening, id)).toBe(chosen);
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', score: 80, override_status: chosen });
  expect(screening.analysed.length).toBe(1);
  expect(screening.simulator.faults).toEqual([]);
});

test('a human’s choice that is the bridge’s own is kept when the result changes', async () => {
  await using screening = await openScreening({ analyse: ({ phone }) => (phone === '512-555-0199' ? 30 : 80) });
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1, { lead_intake_status: 'valid' }), byUser(9));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await drained(screening);
  await change(screening, id, { phone: '512-555-0199' });
  expect(screening.portal().value(id, 'lead_intake_score')).toBe('30');
  expect(status(screening, id)).toBe('valid');
});

test('a write of ours that never came to our store is no human’s', async () => {
  const { screening, id, working } = await screened([80, 30]);
  await using _screening = screening;
  await using _working = working;
  // As after a crash: HubSpot holds a status of which the lead knows nothing.
  screening.portal().update(id, { lead_intake_status: 'pending' }, byApp(screening.simulator.app.appId));
  screening.portal().update(id, { phone: '512-555-0199' });
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(status(screening, id)).toBe('invalid');
  expect(await leadOf(screening, id)).toMatchObject({ override_status: null, revision: 2 });
});

test('another integration’s status is kept like a human’s', async () => {
  const { screening, id, working } = await screened();
  await using _screening = screening;
  await using _working = working;
  screening.portal().update(id, { lead_intake_status: 'invalid' }, byApp(99));
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(status(screening, id)).toBe('invalid');
  expect((await leadOf(screening, id))?.override_source).toBe('INTEGRATION 99');
});

describe('whose a status is', () => {
  const seen = { current: 'valid', written: 'valid', override: null };
  test.each([
    [{}, 'ours'],
    [{ current: '' }, 'ours'],
    [{ current: '', override: 'invalid' }, 'ended'],
    [{ current: 'invalid', override: 'invalid' }, 'kept'],
    [{ current: 'valid', written: null, override: 'invalid' }, 'kept'],
    [{ current: '', written: null, override: 'invalid' }, 'kept'],
    [{ current: 'valid', override: 'invalid' }, 'suspected'],
    [{ current: 'pending', written: 'pending' }, 'ours'],
    [{ current: 'valid', written: 'pending' }, 'suspected'],
    [{ current: 'valid', written: null }, 'suspected'],
    [{ current: 'invalid' }, 'suspected'],
    [{ current: 'invalid', written: null }, 'suspected'],
    [{ current: 'a new option' }, 'suspected'],
  ] as const)('%j: %s', (more, owner) => expect(ownerOfStatus({ ...seen, ...more })).toBe(owner));
});

describe('what a change is', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const by = (sourceType: string | null, sourceId: string | null) => ({ value: 'invalid', at, sourceType, sourceId });
  test.each([
    [by('INTEGRATION', '5'), '5', null],
    [by('INTEGRATION', '6'), '5', { status: 'invalid', source: 'INTEGRATION 6', at }],
    [by('INTEGRATION', '6'), null, null],
    [by('CRM_UI', 'userId:7'), '5', { status: 'invalid', source: 'CRM_UI userId:7', at }],
    [by('IMPORT', null), null, { status: 'invalid', source: 'IMPORT', at }],
    [by(null, null), '5', { status: 'invalid', source: 'unknown', at }],
    [undefined, '5', null],
  ])('%j for app %s', (given, appId, override) => expect(overrideOf(given, appId)).toEqual(override));
});
