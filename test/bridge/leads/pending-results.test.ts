import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  giveUpResults,
  leadsToAnnounce,
  listPendingResults,
  lockPendingResults,
  markNotified,
} from '../../../bridge/leads/lead-outbox.ts';
import { openSlackJobs, type SlackJobs } from '../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.db.deleteFrom('outbox').execute());

let serial = 0;
async function result(created_at = new Date(), kind = 'lead.screened'): Promise<string> {
  serial += 1;
  const leadId = await jobs.lead();
  const notified = { leadId, accountId: jobs.accountId, portalId: '11', contactId: `${serial}`, revision: 1 };
  const payload = JSON.stringify({ ...notified, state: 'screened', score: 71, valid: true });
  const row = { account_id: jobs.accountId, kind, dedupe_key: `${serial}`, payload, created_at, sent_at: null };
  const { id } = await jobs.db.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const idsOf = async (limit = 100) => (await listPendingResults(jobs.deps, jobs.accountId, limit)).map(({ id }) => id);

test('results are told in the order they came, so many at a time', async () => {
  const ids = [await result(), await result(), await result()];
  expect(await idsOf()).toEqual(ids);
  expect(await idsOf(2)).toEqual(ids.slice(0, 2));
});

test('what has waited for more than a month is given up, with the lead it was of', async () => {
  await result(new Date(Date.now() - 31 * 86_400_000));
  const young = await result(new Date(Date.now() - 29 * 86_400_000));
  const givenUp = await giveUpResults(jobs.db, { accountId: jobs.accountId, days: 30 });
  expect(givenUp).toEqual({ results: 1, ofLeads: [{ leadId: expect.any(String), cause: null }] });
  expect(await idsOf()).toEqual([young]);
  expect(await jobs.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([
    { id: young },
  ]);
});

test('what nobody can read is done with, and keeps no other from being told', async () => {
  const bad = await result();
  const good = await result();
  await jobs.db.updateTable('outbox').set({ payload: '{"leadId":"?"}' }).where('id', '=', bad).execute();
  expect(await idsOf()).toEqual([good]);
  const { sent_at } = await jobs.db
    .selectFrom('outbox')
    .select('sent_at')
    .where('id', '=', bad)
    .executeTakeFirstOrThrow();
  expect(sent_at).toBeInstanceOf(Date);
});

test('rows of another kind are left alone', async () => {
  const other = await result(new Date(Date.now() - 31 * 86_400_000), 'something.else');
  expect(await idsOf()).toEqual([]);
  expect(await giveUpResults(jobs.db, { accountId: jobs.accountId, days: 30 })).toEqual({ results: 0, ofLeads: [] });
  expect(await jobs.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([
    { id: other },
  ]);
});

test('what one process is telling, another one that waits for it does not tell again', async () => {
  const id = await result();
  const notify = () =>
    jobs.db.transaction().execute(async (trx) => {
      const mine = await lockPendingResults(trx, [id]);
      await markNotified(trx, [...mine]);
      return mine.size;
    });
  const notified = await Promise.all([notify(), notify(), notify()]);
  expect(notified.toSorted()).toEqual([0, 0, 1]);
  expect(await idsOf()).toEqual([]);
});

test('a result is news though a backfill came before it was told; one of a backfill is none', () => {
  const ids = [1, 2, 3, 4].map((serial) => `00000000-0000-4000-8000-00000000000${serial}`);
  const [live = '', late = '', old = '', oldLate = ''] = ids;
  const rest = { accountId: live, portalId: '11', contactId: '1', revision: 1, state: 'screened' as const };
  const row = (leadId: string, cause?: string) => ({
    id: '1',
    result: { ...rest, leadId, score: 80, valid: true, ...(cause !== undefined && { cause }) },
  });
  const unannounced = [row(live, 'created'), row(late, 'backfill'), row(live, 'backfill'), row(old), row(oldLate)];
  const leads = new Map(ids.map((id) => [id, { cause: id === old ? 'created' : 'backfill' }]));
  expect([...leadsToAnnounce(unannounced, leads)]).toEqual([live, old]);
});
