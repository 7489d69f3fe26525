import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyJob } from '../../../../bridge/jobs/definitions/every-job.ts';
import { createSetOverride } from '../../../../bridge/jobs/hubspot-app/set-override.ts';
import { runWriteOverrides } from '../../../../bridge/jobs/hubspot-app/write-override.ts';
import { mergeAlerts } from '../../../../bridge/jobs/slack/messages/contact-alerts.ts';
import { mergeLeads } from '../../../../bridge/leads/merge-leads.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { leadValues } from '../../../fixtures/screening-contacts.ts';
import { leadOf } from '../../../fixtures/screening-views.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { byApp } from '../../../simulators/hubspot/contact.ts';

let screening: Screening;
let queue: Awaited<ReturnType<typeof openTestQueue>>;
let accountId: string;
beforeEach(async () => {
  screening = await openScreening({ portals: [{ portalId: Number(PORTAL), mergeMakesNewId: false }] });
  queue = await openTestQueue(screening.store, everyJob);
  accountId = await connectPortal(screening);
});
afterEach(async () => {
  await queue[Symbol.asyncDispose]();
  await screening[Symbol.asyncDispose]();
});

/** A contact that the bridge has screened as valid. */
async function screened(serial: number) {
  const values = leadValues(serial, { lead_intake_status: 'valid' });
  const { id } = screening.portal().create(values, byApp(screening.simulator.app.appId));
  await insertLead(screening.store, { account_id: accountId, contact_id: id });
  return id;
}

function press(contactId: string, status: 'valid' | 'invalid' | null, requestId = 'overrule-1') {
  const caller = { portalId: PORTAL, userId: '7', email: 'amy@example.com', appId: '1' };
  const { db, deps } = screening;
  return createSetOverride({ db, queue, tombstones: deps.tombstones })({
    caller,
    contactId,
    requestId,
    body: { requestId, status },
  });
}

function startWriting() {
  const stop = new AbortController();
  const { db, api } = screening;
  const working = runWriteOverrides({ db, api, queue, log: silentLog }, stop.signal);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await working;
    },
  };
}

const history = () =>
  screening.db.selectFrom('lead_history').select(['lead_id', 'action', 'written_at', 'detail']).execute();
const shown = (contactId: string) => screening.portal().value(contactId, 'lead_intake_status');

test('a status that was set before the contact was merged is written to the contact that is left', async () => {
  const [left, other] = [await screened(1), await screened(2)];
  expect(await press(other, 'invalid')).toEqual({ contactId: other, status: 'invalid', written: false });
  screening.portal().merge(left, other);
  await screening.db.transaction().execute(async (trx) => {
    await mergeLeads(trx, { portalId: PORTAL, survivor: left, gone: [other] });
    await mergeAlerts(trx, { portalId: PORTAL, survivor: left });
  });
  await using _writing = startWriting();
  await expect.poll(() => shown(left)).toBe('invalid');
  const lead = await leadOf(screening, left);
  expect(lead).toMatchObject({ override_status: 'invalid', state: 'screened' });
  const written = { lead_id: lead?.id, action: 'override_set', written_at: expect.any(Date) };
  await expect.poll(history).toMatchObject([written]);
  expect(screening.simulator.faults).toEqual([]);
});

describe('after a change in HubSpot that its clock dates ahead of ours', () => {
  const ahead = () => new Date(Date.now() + 5 * 60_000);
  async function overriddenAhead() {
    const contactId = await screened(1);
    const change = { override_status: 'invalid', override_source: 'CRM_UI userId:9', overridden_at: ahead() };
    await screening.db.updateTable('leads').set(change).where('contact_id', '=', contactId).execute();
    screening.portal().update(contactId, { lead_intake_status: 'invalid' });
    return { contactId, before: change.overridden_at };
  }

  test('what is set on the card is what it says, here and in HubSpot', async () => {
    const { contactId, before } = await overriddenAhead();
    await using _writing = startWriting();
    const answer = async () => (await press(contactId, 'valid')).written;
    await expect.poll(answer).toBe(true);
    expect(await press(contactId, 'valid')).toEqual({ contactId, status: 'valid', written: true });
    expect(shown(contactId)).toBe('valid');
    const lead = await leadOf(screening, contactId);
    expect(lead).toMatchObject({ override_status: 'valid', override_source: 'hubspot:11:7' });
    expect(lead?.overridden_at?.getTime()).toBe(before.getTime() + 1);
    const audit = await screening.db.selectFrom('audit_log').selectAll().where('action', 'like', 'lead.%').execute();
    const at = new Date(before.getTime() + 1).toISOString();
    expect(audit).toMatchObject([{ action: 'lead.override_set', detail: { from: 'invalid', to: 'valid', at } }]);
  });

  test('what is given back on the card is the bridge’s again', async () => {
    const { contactId } = await overriddenAhead();
    await using _writing = startWriting();
    const answer = async () => (await press(contactId, null)).written;
    await expect.poll(answer).toBe(true);
    expect(await press(contactId, null)).toEqual({ contactId, status: 'valid', written: true });
    expect(shown(contactId)).toBe('valid');
    expect(await leadOf(screening, contactId)).toMatchObject({ override_status: null });
  });
});
