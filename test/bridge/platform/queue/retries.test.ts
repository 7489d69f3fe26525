import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deadLetterQueue, defineJob, type JobDefinition } from '../../../../bridge/platform/queue/define-job.ts';
import { type Handle, PermanentFailure } from '../../../../bridge/platform/queue/handle-batch.ts';
import { openQueue, type Queue } from '../../../../bridge/platform/queue/open-queue.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openCuttableStore } from '../../../fixtures/cuttable-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

const schema = z.object({ to: z.string() });
type Data = z.infer<typeof schema>;
const job = (name: string, more: Partial<JobDefinition<Data>> = {}) => defineJob({ name, schema, ...more });

const patient = job('patient', { retry: { limit: 4, delaySeconds: 10, maxDelaySeconds: 60 } });
const once = job('once', { retry: { limit: 0, delaySeconds: 0, maxDelaySeconds: 1 } });
const quick = job('quick', { retry: { limit: 3, delaySeconds: 0, maxDelaySeconds: 1 } });
const usual = job('usual');
const jobs = [patient, once, quick, usual];

let store: Store;
let queue: Queue;

beforeAll(async () => {
  store = await openTestStore();
  queue = await openTestQueue(store, jobs);
});
afterAll(async () => {
  await queue[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

const enqueue = (definition: JobDefinition<Data>, ...to: string[]) =>
  queue.enqueue(
    store.db,
    definition,
    to.map((name) => ({ data: { to: name } })),
  );

async function workWhile(
  definition: JobDefinition<Data>,
  handle: Handle<Data>,
  going: () => boolean | Promise<boolean>,
) {
  const stop = new AbortController();
  const working = queue.work(definition, { signal: stop.signal, handle, batchSize: 1 });
  for (const deadline = Date.now() + 60_000; await going(); await delay(20))
    if (Date.now() > deadline) throw new Error('the queue did not get there');
  stop.abort();
  await working;
}

interface JobRow {
  id: string;
  state: string;
  retry_count: number;
  wait: number;
  data: unknown;
  output: unknown;
}

async function rowsOf(name: string): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, state::text, retry_count, extract(epoch from start_after - now())::float8 as wait, data, output
    from pgboss.job where name = ${name} order by created_on`.execute(store.db);
  return rows;
}

/** As if the wait were over. */
const makeDue = (name: string) =>
  sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(store.db);

describe('a job that fails', () => {
  test('waits longer after each try, up to its most, and goes to the dead letters after the last', async () => {
    const [id] = await enqueue(patient, 'Ann');
    const waits: number[] = [];
    for (let attempt = 0; attempt <= 4; attempt += 1) {
      let tried = -1;
      await workWhile(
        patient,
        async ([claim]) => {
          tried = claim!.attempt;
          throw new Error('not yet');
        },
        () => tried < 0,
      );
      expect(tried).toBe(attempt);
      const [row] = await rowsOf(patient.name);
      if (attempt === 4) break;
      expect(row).toMatchObject({ id, state: 'retry', retry_count: attempt });
      waits.push(row!.wait);
      await makeDue(patient.name);
    }
    // Each wait lies between the one of its step and twice that, never above the most.
    expect(waits).toHaveLength(4);
    for (const [step, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(Math.min(60, 10 * 2 ** step) / 2 - 2);
      expect(wait).toBeLessThanOrEqual(61);
    }
    await expect.poll(() => queue.depth(patient)).toEqual({ waiting: 0, dead: 1 });
    expect((await rowsOf(patient.name))[0]).toMatchObject({ id, state: 'failed', retry_count: 4 });
    expect(await rowsOf(deadLetterQueue(patient))).toMatchObject([{ state: 'created', data: { to: 'Ann' } }]);
  });

  test('with no retry goes there after the first try', async () => {
    await enqueue(once, 'Ann');
    let tries = 0;
    await workWhile(
      once,
      async () => {
        tries += 1;
        throw new TypeError('never');
      },
      async () => (await queue.depth(once)).dead === 0,
    );
    expect(tries).toBe(1);
  });

  test.each([
    ['an error', new RangeError('Ann Smith, 512-555-0142'), { type: 'RangeError' }],
    [
      'an error with a code',
      Object.assign(new Error('x'), { code: 'ECONNRESET' }),
      { type: 'Error', code: 'ECONNRESET' },
    ],
    ['an error whose code is no text', Object.assign(new Error('x'), { code: { name: 'Ann' } }), { type: 'Error' }],
    ['a text', 'Ann Smith', { type: 'string' }],
    ['nothing', undefined, { type: 'undefined' }],
  ])('%s is kept beside the job by its type and code alone', async (_what, thrown, kept) => {
    const [id] = await enqueue(once, 'Ann');
    const before = (await queue.depth(once)).dead;
    await workWhile(
      once,
      () => Promise.reject(thrown),
      async () => (await queue.depth(once)).dead === before,
    );
    const row = (await rowsOf(once.name)).find((each) => each.id === id);
    expect(row).toMatchObject({ state: 'failed', output: kept });
    expect(JSON.stringify(row?.output)).not.toMatch(/Ann|Smith|555/);
  });

  test('takes only its own batch with it', async () => {
    await enqueue(quick, 'bad', 'good 1', 'good 2', 'good 3');
    const done: string[] = [];
    await workWhile(
      quick,
      async ([claim]) => {
        if (claim!.data.to === 'bad') throw new Error('bad');
        done.push(claim!.data.to);
      },
      async () => done.length < 3 || (await queue.depth(quick)).dead === 0,
    );
    expect(done.toSorted()).toEqual(['good 1', 'good 2', 'good 3']);
    expect(await queue.depth(quick)).toEqual({ waiting: 0, dead: 1 });
  });

  test('for good, after others of its batch were completed in a transaction: those stay done', async () => {
    const before = await queue.depth(quick);
    await enqueue(quick, 'first', 'second');
    const stop = new AbortController();
    const seen: string[] = [];
    const working = queue.work(quick, {
      signal: stop.signal,
      batchSize: 2,
      handle: async (claims) => {
        seen.push(...claims.map(({ data }) => data.to));
        await store.db.transaction().execute((trx) => claims[0]!.complete(trx));
        throw new PermanentFailure('the second is hopeless');
      },
    });
    await expect.poll(async () => (await queue.depth(quick)).dead).toBe(before.dead + 1);
    stop.abort();
    await working;
    expect(seen.toSorted()).toEqual(['first', 'second']);
    expect((await queue.depth(quick)).waiting).toBe(0);
  });
});

test('what is enqueued with a higher priority is worked on first; of one group only as many at a time as allowed', async () => {
  const order: string[] = [];
  await queue.enqueue(store.db, usual, [
    { data: { to: 'low' } },
    { data: { to: 'high' }, options: { priority: 10 } },
    { data: { to: 'middle' }, options: { priority: 5 } },
  ]);
  await workWhile(
    usual,
    async ([claim]) => void order.push(claim!.data.to),
    () => order.length < 3,
  );
  expect(order).toEqual(['high', 'middle', 'low']);
});

test('a moment is a moment: a job for the past is due, one for the future is not', async () => {
  await queue.enqueue(store.db, usual, [
    { data: { to: 'past' }, options: { startAfter: new Date(Date.now() - 60_000) } },
    { data: { to: 'future' }, options: { startAfter: new Date(Date.now() + 3_600_000) } },
  ]);
  const seen: string[] = [];
  await workWhile(
    usual,
    async ([claim]) => void seen.push(claim!.data.to),
    () => seen.length === 0,
  );
  expect(seen).toEqual(['past']);
  expect((await queue.depth(usual)).waiting).toBe(1);
});

test('enqueueing nothing does nothing; the same id twice in one call is taken once', async () => {
  expect(await queue.enqueue(store.db, once, [])).toEqual([]);
  const id = crypto.randomUUID();
  const entries = ['Ann', 'Ben'].map((to) => ({ data: { to }, options: { id } }));
  expect(await queue.enqueue(store.db, once, entries)).toEqual([id]);
  expect((await rowsOf(once.name)).find((row) => row.id === id)?.data).toEqual({ to: 'Ann' });
  expect(await queue.enqueue(store.db, once, entries)).toEqual([]);
});

test('a worker outlives its database, says so once for each look, and goes on with the job it had', async () => {
  await using cuttable = await openCuttableStore();
  const { log, lines } = recordingLog();
  await using away = await openQueue({ ...cuttable.store, jobs: [quick], maintain: true, log });
  const stop = new AbortController();
  const done: string[] = [];
  const working = away.work(quick, {
    signal: stop.signal,
    handle: async (claims) => void done.push(...claims.map(({ data }) => data.to)),
  });
  await away.enqueue(cuttable.store.db, quick, [{ data: { to: 'before' } }]);
  await expect.poll(() => done).toEqual(['before']);
  cuttable.link.cut();
  const problems = () => lines().filter(({ msg }) => msg === 'jobs cannot be fetched or settled; still trying');
  await expect.poll(() => problems().length).toBeGreaterThan(1);
  cuttable.link.mend();
  await expect
    .poll(() => away.enqueue(cuttable.store.db, quick, [{ data: { to: 'after' } }]).catch(() => []))
    .toHaveLength(1);
  await expect.poll(() => done.includes('after')).toBe(true);
  stop.abort();
  await working;
  for (const { err, job: name } of problems()) {
    expect(name).toBe('quick');
    expect(err?.message).not.toMatch(/before|after/);
  }
});
