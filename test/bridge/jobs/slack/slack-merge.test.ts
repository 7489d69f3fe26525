import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadSlaJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { mergeAlerts, showContact, withdrawContact } from '../../../../bridge/jobs/slack/messages/contact-alerts.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ tables: ['outbox', 'leads'] }));

const channel = { workspaceId: TEAM, channelId: CHANNEL };
const merge = (survivor: string) =>
  jobs.db.transaction().execute((trx) => mergeAlerts(trx, { portalId: '11', survivor }));

/** A lead whose contact was merged into another one. */
const merged = (contact_id: string, merged_into: string) => jobs.lead({ contact_id, merged_into, state: 'deleted' });

test('where both were told, the alert of the contact that is left stays and the other goes', async () => {
  const [left, other] = [await jobs.lead({ contact_id: '1' }), await merged('2', '1')];
  await jobs.notify(left);
  await jobs.notify(other);
  expect(await merge('1')).toEqual({ channels: [channel], accountId: jobs.accountId });
  expect(await jobs.rows()).toMatchObject([
    { lead_id: left, withdrawn: false, state: 'waiting' },
    { lead_id: other, withdrawn: true, state: 'gone', content: null },
  ]);
});

test('where only the other was told, its alert, its thread and who has it go on', async () => {
  const [left, other] = [await jobs.lead({ contact_id: '1' }), await jobs.lead({ contact_id: '2' })];
  await jobs.notify(other);
  await jobs.deliver();
  await jobs.notify(other, { score: 60 });
  const claimed = { state: 'claimed' as const, actor: 'slack:T01FIRM:U01MARIA' };
  await jobs.db.updateTable('lead_handling').set(claimed).where('lead_id', '=', other).execute();
  await jobs.db.updateTable('leads').set({ merged_into: '1', state: 'deleted' }).where('id', '=', other).execute();
  await merge('1');
  const rows = await jobs.rows();
  expect(rows.map(({ lead_id, withdrawn }) => [lead_id, withdrawn])).toEqual([
    [left, false],
    [left, false],
  ]);
  expect(rows[0]).toMatchObject({ dedupe_key: `alert:${left}`, state: 'posted' });
  const handling = await jobs.db.selectFrom('lead_handling').selectAll().execute();
  expect(handling).toMatchObject([{ lead_id: left, ...claimed }]);
});

test('where both were told, a claim of the other is one of the contact that is left', async () => {
  const [left, other] = [await jobs.lead({ contact_id: '1' }), await jobs.lead({ contact_id: '2' })];
  await jobs.notify(left);
  await jobs.notify(other);
  await jobs.deliver();
  const claimed = { state: 'claimed' as const, actor: 'slack:T01FIRM:U01MARIA', version: 2 };
  await jobs.db.updateTable('lead_handling').set(claimed).where('lead_id', '=', other).execute();
  const did = { account_id: jobs.accountId, actor: claimed.actor, actor_name: null, action: 'claim', detail: '{}' };
  for (const lead_id of [left, other]) {
    const entry = { ...did, lead_id, written_at: null };
    await jobs.db
      .insertInto('lead_history')
      .values({ ...entry, dedupe_key: 'same' })
      .execute();
    await jobs.db
      .insertInto('lead_history')
      .values({ ...entry, dedupe_key: lead_id })
      .execute();
  }
  await jobs.db.updateTable('leads').set({ merged_into: '1', state: 'deleted' }).where('id', '=', other).execute();
  await merge('1');
  const handling = await jobs.db.selectFrom('lead_handling').selectAll().execute();
  // Later than both, so that what waits for either is over.
  expect(handling).toMatchObject([{ lead_id: left, ...claimed, version: 3, alerted_at: expect.any(Date) }]);
  const history = await jobs.db.selectFrom('lead_history').select('dedupe_key').where('lead_id', '=', left).execute();
  expect(history.map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual([left, other, 'same'].toSorted());
  const [alert] = await jobs.rows();
  expect(alert?.wanted).toBeGreaterThan(alert?.shown ?? 0);
});

test.each([
  ['claimed', 'claimed', 'left'],
  ['claimed', 'contacted', 'other'],
  ['not_a_fit', 'claimed', 'left'],
  ['new', 'new', 'left'],
] as const)('of %s here and %s there counts the one of the contact: %s', async (here, there, whose) => {
  const [left, other] = [await jobs.lead({ contact_id: '1' }), await merged('2', '1')];
  for (const [lead_id, state, actor] of [
    [left, here, 'left'],
    [other, there, 'other'],
  ] as const) {
    await jobs.notify(lead_id);
    await jobs.db.updateTable('lead_handling').set({ state, actor }).where('lead_id', '=', lead_id).execute();
  }
  await merge('1');
  const rows = await jobs.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', left).execute();
  expect(rows).toMatchObject([{ actor: whose, state: whose === 'left' ? here : there }]);
});

test('has the contact that is left told anew, once', async () => {
  const left = await jobs.lead({ contact_id: '1', score: 66 });
  await merged('2', '1');
  await merge('1');
  await merge('1');
  const rows = await jobs.db.selectFrom('outbox').select(['kind', 'payload', 'sent_at']).execute();
  expect(rows).toMatchObject([
    { kind: 'lead.screened', payload: { leadId: left, contactId: '1', score: 66 }, sent_at: null },
  ]);
});

test('of contacts that nobody was told of changes nothing in Slack', async () => {
  await jobs.lead({ contact_id: '1', revision: 0, state: 'pending', score: null, valid: null });
  await merged('2', '1');
  expect(await merge('1')).toEqual({ channels: [], accountId: null });
  expect(await jobs.rows()).toEqual([]);
});

test('an erasure withdraws what was told, and drops the jobs about the lead', async () => {
  const [erased, kept] = [await jobs.lead({ contact_id: '1' }), await jobs.lead({ contact_id: '2' })];
  await jobs.notify(erased);
  await jobs.notify(kept);
  const about = (leadId: string) => ({ data: { leadId, step: 'reminder' as const } });
  await jobs.queue.enqueue(jobs.db, leadSlaJob, [about(erased), about(kept)]);
  const withdraw = () =>
    jobs.db.transaction().execute((trx) => withdrawContact(trx, { portalId: '11', contactId: '1' }));
  expect(await withdraw()).toEqual([channel]);
  expect(await withdraw()).toEqual([]);
  expect(await jobs.rows()).toMatchObject([
    { lead_id: erased, withdrawn: true, content: null },
    { lead_id: kept, withdrawn: false },
  ]);
  expect(await jobs.jobs('lead-sla')).toEqual([{ leadId: kept, step: 'reminder' }]);
});

const show = (portalId = '11') =>
  jobs.db.transaction().execute((trx) => showContact(jobs, trx, { portalId, contactId: '1' }));

test('a change of a contact is shown by its alert, where there is one', async () => {
  const leadId = await jobs.lead({ contact_id: '1' });
  await jobs.notify(leadId);
  await show('12');
  expect(await jobs.jobs('deliver-slack')).toEqual([]);
  await show();
  expect(await jobs.jobs('deliver-slack')).toEqual([channel]);
  expect(await jobs.jobs('notify-slack')).toEqual([]);
  expect(await jobs.rows()).toMatchObject([{ wanted: 2 }]);
});

const overruled = { valid: false, override_status: 'valid' };

test('a lead that Slack never showed is announced once somebody set it to valid, and once only', async () => {
  const leadId = await jobs.lead({ contact_id: '1', ...overruled });
  await show();
  expect(await jobs.jobs('notify-slack')).toEqual([{ accountId: jobs.accountId }]);
  await show();
  const rows = await jobs.db.selectFrom('outbox').select('payload').execute();
  expect(rows).toMatchObject([{ payload: { leadId, cause: 'unshown' } }]);
});

test.each([
  ['is not valid', { valid: false }],
  ['was set to invalid', { valid: true, override_status: 'invalid' }],
  ['is deleted', { ...overruled, state: 'deleted' as const }],
  ['has no score', { ...overruled, state: 'needs_info' as const, score: null }],
  ['came in by a backfill', { ...overruled, cause: 'backfill' }],
  ['came in long ago', { ...overruled, created_at: new Date('2020-01-01T00:00:00Z') }],
])('one that %s is not', async (_why, values) => {
  await jobs.lead({ contact_id: '1', ...values });
  await show();
  expect(await jobs.jobs('notify-slack')).toEqual([]);
});
