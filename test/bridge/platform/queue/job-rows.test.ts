import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../../../bridge/platform/queue/define-job.ts';
import { PermanentFailure } from '../../../../bridge/platform/queue/handle-batch.ts';
import {
  countJobs,
  countNewDeadLetters,
  countUnended,
  type DeadLetterQuery,
  dropIdleJobs,
  findJobs,
  forgetJobs,
  listDeadLetters,
  pageDeadLetters,
  takeDeadLetters,
  valuesWithJobs,
} from '../../../../bridge/platform/queue/job-rows.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';

const schema = z.object({ who: z.string(), where: z.string() });
const first = defineJob({ name: 'first', schema });
const second = defineJob({ name: 'second', schema });
const jobs = [first, second];

async function stage() {
  const store = await openTestStore();
  const queue = await openTestQueue(store, jobs);
  return {
    ...store,
    queue,
    async [Symbol.asyncDispose]() {
      await queue[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const of = (...whos: string[]) => whos.map((who) => ({ data: { who, where: 'here' } }));

/** Works on the first kind until every job of it has failed permanently. */
async function die({ queue, pool }: Awaited<ReturnType<typeof stage>>): Promise<void> {
  const stop = new AbortController();
  const running = queue.work(first, {
    signal: stop.signal,
    handle: () => Promise.reject(new PermanentFailure('no')),
  });
  const alive = "select from pgboss.job where name = 'first' and state in ('created', 'retry', 'active')";
  await expect.poll(async () => (await pool.query(alive)).rowCount).toBe(0);
  stop.abort();
  await running;
}

test('before a queue was ever opened there is nothing', async () => {
  await using store = await openTestStore();
  expect([...(await countJobs(store.db, jobs)).values()]).toEqual([
    { waiting: 0, dead: 0 },
    { waiting: 0, dead: 0 },
  ]);
  expect(await listDeadLetters(store.db, jobs, { limit: 10 })).toEqual([]);
  expect(await findJobs(store.db, jobs, { key: 'who', values: ['a'] })).toEqual([]);
});

test('jobs that wait and jobs that died are counted by kind', async () => {
  await using bridge = await stage();
  const { db, queue } = bridge;
  await queue.enqueue(db, first, of('a', 'b'));
  await die(bridge);
  await queue.enqueue(db, first, of('c'));
  await queue.enqueue(db, second, of('d', 'e', 'f'));
  expect(Object.fromEntries(await countJobs(db, jobs))).toEqual({
    first: { waiting: 1, dead: 2 },
    second: { waiting: 3, dead: 0 },
  });
});

test('a job is found by its data, wherever it stands', async () => {
  await using bridge = await stage();
  const { db, queue, pool } = bridge;
  await queue.enqueue(db, first, of('dead'));
  await die(bridge);
  const later = new Date(Date.now() + 60_000);
  await queue.enqueue(db, first, [{ data: { who: 'waiting', where: 'here' }, options: { startAfter: later } }]);
  await queue.enqueue(db, second, of('working'));
  await pool.query("update pgboss.job set state = 'active', retry_count = 3 where name = 'second'");
  const stands = await findJobs(db, jobs, { key: 'who', values: ['dead', 'waiting', 'working', 'nobody'] });
  const stateOf = Object.fromEntries(stands.map(({ data, job, state, tries }) => [data.who, { job, state, tries }]));
  expect(stateOf).toEqual({
    dead: { job: 'first', state: 'dead', tries: 0 },
    waiting: { job: 'first', state: 'waiting', tries: 0 },
    working: { job: 'second', state: 'working', tries: 3 },
  });
  expect(stands.find(({ data }) => data.who === 'waiting')?.dueAt).toEqual(later);
  expect(await findJobs(db, jobs, { key: 'who', values: [] })).toEqual([]);
});

test('dead letters are listed newest first, and each is taken by one alone', async () => {
  await using bridge = await stage();
  const { db, queue } = bridge;
  for (const who of ['a', 'b', 'c']) {
    await queue.enqueue(db, first, of(who));
    await die(bridge);
  }
  const letters = await listDeadLetters(db, jobs, { limit: 10 });
  expect(letters.map(({ data }) => data.who)).toEqual(['c', 'b', 'a']);
  expect(letters[0]).toMatchObject({ job: 'first', failedAt: expect.any(Date) });
  expect(await listDeadLetters(db, jobs, { limit: 2 })).toHaveLength(2);
  const taken = await Promise.all([1, 2, 3].map(() => takeDeadLetters(db, letters)));
  expect(taken.flat()).toHaveLength(3);
  expect(await listDeadLetters(db, jobs, { limit: 10 })).toEqual([]);
});

test('dead letters are picked by their data, counted since a moment, and paged through', async () => {
  await using bridge = await stage();
  const { db, queue } = bridge;
  const who = async (query: Omit<DeadLetterQuery, 'limit'>) =>
    (await listDeadLetters(db, jobs, { limit: 10, ...query })).map(({ data }) => data.who);
  await queue.enqueue(db, first, of('a', 'b', 'c'));
  await die(bridge);
  expect(await who({ match: { who: 'b', where: 'here' } })).toEqual(['b']);
  expect((await who({ among: { key: 'who', values: ['a', 'c', 'x'] } })).toSorted()).toEqual(['a', 'c']);
  expect(await who({ without: 'where' })).toEqual([]);
  expect(await who({ without: 'eventId', match: { who: 'c' } })).toEqual(['c']);
  const [news] = await countNewDeadLetters(db, jobs, null);
  expect(news).toMatchObject({ job: 'first', count: 3 });
  expect(await countNewDeadLetters(db, jobs, news?.last ?? '')).toEqual([]);
  const pages: string[][] = [];
  for await (const page of pageDeadLetters(db, jobs, 2)) pages.push(page.map(({ data }) => String(data.who)));
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect(pages.flat().toSorted()).toEqual(['a', 'b', 'c']);
  const about = async (values: Record<string, string>) => {
    const found: unknown[] = [];
    for await (const page of pageDeadLetters(db, jobs, 2, values)) found.push(...page.map(({ data }) => data.who));
    return found.toSorted();
  };
  expect(await about({ who: 'b', portalId: '1' })).toEqual(['b']);
  expect(await about({ who: 'x', where: 'here' })).toEqual(['a', 'b', 'c']);
  expect(await about({ portalId: '1' })).toEqual(['a', 'b', 'c']);
});

test('which values are held by jobs, and how many jobs hold some', async () => {
  await using bridge = await stage();
  const { db, queue } = bridge;
  await queue.enqueue(db, first, of('dead'));
  await die(bridge);
  await queue.enqueue(db, first, of('waiting', 'waiting'));
  const values = ['dead', 'waiting', 'nobody'];
  expect(await valuesWithJobs(db, jobs, { key: 'who', values, dead: true })).toEqual(new Set(['dead', 'waiting']));
  expect(await valuesWithJobs(db, jobs, { key: 'who', values, dead: false })).toEqual(new Set(['waiting']));
  expect(await valuesWithJobs(db, jobs, { key: 'who', values: [], dead: true })).toEqual(new Set());
  expect(await countUnended(db, first, { who: 'waiting', where: 'here' })).toBe(2);
  expect(await countUnended(db, second, { who: 'waiting' })).toBe(0);
});

test('forgetting removes every trace of what matches, and nothing else', async () => {
  await using bridge = await stage();
  const { db, queue, pool } = bridge;
  await queue.enqueue(db, first, of('a', 'b'));
  await die(bridge);
  await queue.enqueue(db, second, of('a', 'b'));
  await pool.query("update pgboss.job set state = 'active' where name = 'second'");
  await forgetJobs(db, { who: 'a', where: 'elsewhere' });
  const left = async () => (await pool.query("select data->>'who' as who from pgboss.job")).rows.map(({ who }) => who);
  expect((await left()).filter((who) => who === 'a').length).toBeGreaterThan(2);
  await forgetJobs(db, { who: 'a', where: 'here' });
  expect(new Set(await left())).toEqual(new Set(['b']));
});

test('idle jobs are dropped; one that is being worked on goes on', async () => {
  await using bridge = await stage();
  const { db, queue, pool } = bridge;
  await queue.enqueue(db, first, of('a', 'b'));
  await queue.enqueue(db, second, of('a'));
  await pool.query("update pgboss.job set state = 'active' where name = 'second'");
  await dropIdleJobs(db, jobs, { key: 'who', value: 'a' });
  const { rows } = await pool.query("select name, data->>'who' as who from pgboss.job order by name");
  expect(rows).toEqual([
    { name: 'first', who: 'b' },
    { name: 'second', who: 'a' },
  ]);
});
