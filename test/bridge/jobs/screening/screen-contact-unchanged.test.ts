import { describe, expect, test } from 'vitest';
import { setConfiguration } from '../../../../bridge/accounts/configurations.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { screenContactJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { commitScreening } from '../../../../bridge/jobs/screening/screen-contact-commit.ts';
import { openHeldScreening } from '../../../fixtures/held-screening.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained, idsIn, leadOf, valuesIn } from '../../../fixtures/screening-views.ts';

async function screenedOnce(options: Parameters<typeof openScreening>[0] = {}) {
  const screening = await openScreening(options);
  const accountId = await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  const working = screening.start();
  await drained(screening);
  return { screening, accountId, id, working };
}

async function again(screening: Screening, id: string) {
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
}

describe('the same content', () => {
  test('costs one read: no judgement, no write, no row for what follows', async () => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    const before = await leadOf(screening, id);
    await again(screening, id);
    expect(screening.analysed.length).toBe(1);
    expect(screening.simulator.log.counts()).toEqual({ 'contacts.batchRead': 2, 'contacts.batchUpdate': 1 });
    expect(await leadOf(screening, id)).toMatchObject({
      revision: 1,
      screened_at: before?.screened_at,
      cause: 'changed',
    });
    expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(1);
  });

  test('on another day is still the same', async () => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    screening.clock.now = () => new Date(Date.now() + 30 * 86_400_000);
    await again(screening, id);
    expect(screening.analysed.length).toBe(1);
  });

  test('a property that is not mapped changes nothing', async () => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    screening.portal().update(id, { company: 'Acme' });
    await again(screening, id);
    expect(screening.analysed.length).toBe(1);
  });

  test('a value that somebody removed is written again, that one alone', async () => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    screening.portal().update(id, { lead_intake_score: '' });
    await again(screening, id);
    expect(screening.portal().value(id, 'lead_intake_score')).toBe('80');
    expect(valuesIn(screening, 'contacts.batchUpdate').at(-1)).toEqual([{ lead_intake_score: '80' }]);
  });
});

describe('other content', () => {
  test.each([
    ['a mapped property', { phone: '512-555-0199' }],
    ['the case notes', { lead_intake_case_notes: 'Slipped on ice in front of a shop in Austin.' }],
  ])('%s is judged anew', async (_, values) => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    screening.portal().update(id, values);
    await again(screening, id);
    expect(screening.analysed.length).toBe(2);
  });

  test('the same result of other content is no new revision and nothing follows', async () => {
    const { screening, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    screening.portal().update(id, { phone: '512-555-0199' });
    await again(screening, id);
    expect((await leadOf(screening, id))?.revision).toBe(1);
    expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(1);
  });

  test('another result is the next revision, with its own row for what follows', async () => {
    const scores = [80, 40];
    const { screening, id, working } = await screenedOnce({ analyse: () => scores.shift() ?? 0 });
    await using _screening = screening;
    await using _working = working;
    screening.portal().update(id, { phone: '512-555-0199' });
    await again(screening, id);
    expect(await leadOf(screening, id)).toMatchObject({ revision: 2, score: 40, valid: false });
    expect(screening.portal().value(id, 'lead_intake_status')).toBe('invalid');
    const rows = await screening.db.selectFrom('outbox').select('dedupe_key').orderBy('id').execute();
    const lead = (await leadOf(screening, id))?.id;
    expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual([1, 2].map((n) => `${PORTAL}:${id}:${lead}:${n}`));
  });

  test('a new configuration applies when the contact is looked at again', async () => {
    const { screening, accountId, id, working } = await screenedOnce();
    await using _screening = screening;
    await using _working = working;
    const input = { practiceAreas: ['Personal Injury'], threshold: 90 };
    await setConfiguration(screening.db, { accountId, actor: 'test', input });
    expect(screening.portal().value(id, 'lead_intake_status')).toBe('valid');
    await again(screening, id);
    expect(screening.portal().value(id, 'lead_intake_status')).toBe('invalid');
    expect(await leadOf(screening, id)).toMatchObject({ configuration_version: 2, revision: 2 });
  });
});

describe('one contact, many jobs', () => {
  test('fetched together are read once in a batch, judged once and written once', async () => {
    await using screening = await openScreening();
    await connectPortal(screening);
    const { id } = screening.portal().create(leadValues(1));
    await enqueue(
      screening,
      Array.from({ length: 30 }, () => id),
    );
    await using _working = screening.start();
    await drained(screening);
    expect(screening.analysed.length).toBe(1);
    // Workers that wake together may share the jobs out; one of them has the contact, the others look later.
    for (const ids of idsIn(screening, 'contacts.batchRead')) expect(ids).toEqual([id]);
    expect(idsIn(screening, 'contacts.batchUpdate')).toEqual([[id]]);
  });

  test('in another batch waits until the first is done, and then finds nothing to do', async () => {
    await using held = await openHeldScreening();
    const { screening, id } = held;
    await enqueue(screening, [id], { cause: 'changed' });
    const putOff = async () =>
      (
        await screening.store.pool.query(
          `select from pgboss.job where name = 'screen-contact' and start_after > created_on`,
        )
      ).rowCount;
    await expect.poll(putOff).toBe(1);
    expect(screening.simulator.log.count('contacts.batchRead')).toBe(1);
    held.letGo();
    await drained(screening);
    expect(screening.analysed.length).toBe(1);
    expect(screening.simulator.log.counts()).toEqual({ 'contacts.batchRead': 2, 'contacts.batchUpdate': 1 });
  });

  test('in two processes ends with what the contact holds last', async () => {
    await using screening = await openScreening();
    await connectPortal(screening);
    await using other = await openScreening({ store: screening.store, hubspot: screening.simulator });
    const ids = Array.from({ length: 40 }, (_, at) => screening.portal().create(leadValues(at)).id);
    for (let round = 0; round < 3; round += 1) await enqueue(screening, ids);
    await using _working = screening.start();
    await using _other = other.start();
    await drained(screening);
    const revisions = await screening.db.selectFrom('leads').select('revision').execute();
    expect(revisions.map(({ revision }) => revision)).toEqual(ids.map(() => 1));
    expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(40);
    expect(new Set(ids.map((id) => screening.portal().value(id, 'lead_intake_status')))).toEqual(new Set(['valid']));
  });
});

test('a result that was overtaken is looked at once more', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  {
    await using _working = screening.start();
    await drained(screening);
  }
  const lead = await leadOf(screening, id);
  if (lead === undefined) throw new Error('no lead');
  const { db, deps, queue } = screening;
  const claims = { contactId: id, claims: [], cause: 'changed' as const };
  // The database works it out.
  const { status: _status, ...row } = lead;
  const draft = { ...row, score: 10, written: JSON.stringify(lead.written) };
  await commitScreening(
    { ...deps, db, queue },
    {
      portalId: PORTAL,
      accountId,
      requestedAt: null,
      screened: [{ claims, outcome: { kind: 'done', word: 'screened' }, draft }],
      seen: new Map([[id, { ...lead, version: '1' }]]),
      job: screenContactJob,
      batch: { complete: () => Promise.reject(new Error('there are no claims')) },
    },
  );
  const { rows } = await screening.store.pool.query(
    `select data from pgboss.job where name = 'screen-contact' and state = 'created'`,
  );
  expect(rows).toEqual([{ data: { portalId: PORTAL, contactId: id, cause: 'changed' } }]);
});

test('a crash between HubSpot and our commit costs no second judgement and ends the same', async () => {
  const rubric = createRubricEngine();
  let judged = 0;
  const engine = {
    ...rubric,
    assessForFirm: (input: Parameters<typeof rubric.assessForFirm>[0]) => {
      judged += 1;
      return rubric.assessForFirm(input);
    },
  };
  await using screening = await openScreening({ engine });
  await connectPortal(screening);
  const ids = Array.from({ length: 5 }, (_, at) => screening.portal().create(leadValues(at)).id);
  // The commit fails as it does when the database goes away in that moment.
  await screening.store.pool.query(
    `create function refuse() returns trigger as 'begin raise exception ''away''; end' language plpgsql`,
  );
  await screening.store.pool.query('create trigger refuse before insert on leads execute function refuse()');
  await enqueue(screening, ids);
  await using _working = screening.start();
  await expect.poll(() => screening.portal().value(ids[0] as string, 'lead_intake_status')).toBeDefined();
  await expect
    .poll(
      async () =>
        (await screening.store.pool.query(`select from pgboss.job where name = 'screen-contact' and state = 'retry'`))
          .rowCount,
    )
    .toBe(5);
  expect(judged).toBe(5);
  await screening.store.pool.query('drop trigger refuse on leads');
  await drained(screening);
  expect(judged).toBe(5);
  const leads = await screening.db.selectFrom('leads').select(['state', 'revision', 'override_status']).execute();
  expect(leads).toEqual(ids.map(() => ({ state: 'screened', revision: 1, override_status: null })));
  expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(5);
});
