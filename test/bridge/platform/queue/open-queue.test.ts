import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deadLetterQueue, defineJob } from '../../../../bridge/platform/queue/define-job.ts';
import { ClaimLost, PermanentFailure } from '../../../../bridge/platform/queue/handle-batch.ts';
import { openQueue, type Queue } from '../../../../bridge/platform/queue/open-queue.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

const greet = defineJob({ name: 'greet', schema: z.object({ to: z.string() }) });
const stubborn = defineJob({
  name: 'stubborn',
  schema: z.object({ to: z.string() }),
  retry: { limit: 2, delaySeconds: 0, maxDelaySeconds: 1 },
});
const slow = defineJob({
  name: 'slow',
  schema: z.object({ to: z.string() }),
  retry: { limit: 2, delaySeconds: 0, maxDelaySeconds: 1 },
});
const jobs = [greet, stubborn];

async function withQueue(run: (queue: Queue, store: Store) => Promise<void>): Promise<void> {
  await using store = await openTestStore();
  await using queue = await openTestQueue(store, jobs);
  await run(queue, store);
}

const account = () => ({
  id: crypto.randomUUID(),
  name: 'Firm',
  plan: 'pro' as const,
  subscription: 'active' as const,
});

/** Works until `done` says so, then until the worker has let go. */
async function workUntil(done: () => boolean | Promise<boolean>, work: (signal: AbortSignal) => Promise<void>) {
  const stop = new AbortController();
  const working = work(stop.signal);
  const deadline = Date.now() + 60_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('the queue did not get there');
    await delay(20);
  }
  stop.abort();
  await working;
}

/** How often a job that always fails with an error is tried, until it lies in the dead letters. */
async function triesUntilDead(queue: Queue, error: Error): Promise<number> {
  let tries = 0;
  const handle = async () => {
    tries += 1;
    throw error;
  };
  const isDead = async () => (await queue.depth(stubborn)).dead === 1;
  await workUntil(isDead, (signal) => queue.work(stubborn, { signal, handle }));
  return tries;
}

/** A process that takes a job of the queue `slow`, says so, and never finishes it. */
function spawnWorker(databaseUrl: string) {
  const script = new URL('../../../fixtures/stuck-worker.ts', import.meta.url).pathname;
  return spawn(process.execPath, [script, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('opening a queue again waits for no job that is being written', async () => {
  await withQueue(async (queue, store) => {
    await store.db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, greet, [{ data: { to: 'Ann' } }]);
      await using again = await openQueue({ ...store, jobs, maintain: false, log: silentLog });
      expect(await again.depth(greet)).toMatchObject({ waiting: 0 });
    });
    expect(await queue.depth(greet)).toMatchObject({ waiting: 1 });
  });
});

describe('enqueue', () => {
  test('a job and the row that caused it are committed together', () =>
    withQueue(async (queue, { db }) => {
      const row = account();
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('accounts').values(row).execute();
        await queue.enqueue(trx, greet, [{ data: { to: row.id } }]);
        expect(await queue.depth(greet)).toEqual({ waiting: 0, dead: 0 });
      });
      expect(await queue.depth(greet)).toEqual({ waiting: 1, dead: 0 });
    }));

  test('a rolled back transaction takes its job with it', () =>
    withQueue(async (queue, { db }) => {
      const rolledBack = db.transaction().execute(async (trx) => {
        await queue.enqueue(trx, greet, [{ data: { to: 'nobody' } }]);
        throw new Error('rolled back');
      });
      await expect(rolledBack).rejects.toThrow('rolled back');
      expect(await queue.depth(greet)).toEqual({ waiting: 0, dead: 0 });
    }));

  test('the same id is taken once', () =>
    withQueue(async (queue, { db }) => {
      const entry = { data: { to: 'Ann' }, options: { id: crypto.randomUUID() } };
      expect(await queue.enqueue(db, greet, [entry])).toEqual([entry.options.id]);
      expect(await queue.enqueue(db, greet, [entry])).toEqual([]);
      expect(await queue.depth(greet)).toEqual({ waiting: 1, dead: 0 });
    }));

  test('data that does not fit its schema is not written', () =>
    withQueue(async (queue, { db }) => {
      await expect(queue.enqueue(db, greet, [{ data: { to: 7 as never } }])).rejects.toThrow(z.ZodError);
      expect(await queue.depth(greet)).toEqual({ waiting: 0, dead: 0 });
    }));
});

describe('work', () => {
  test('an enqueued job wakes an idle worker and is done once', () =>
    withQueue(async (queue, { db }) => {
      const seen: string[] = [];
      await workUntil(
        () => seen.length > 0,
        async (signal) => {
          const working = queue.work(greet, {
            signal,
            handle: async (claims) => {
              seen.push(...claims.map(({ data }) => data.to));
            },
          });
          await delay(150);
          await queue.enqueue(db, greet, [{ data: { to: 'Ann' } }]);
          await working;
        },
      );
      expect(seen).toEqual(['Ann']);
      expect(await queue.depth(greet)).toEqual({ waiting: 0, dead: 0 });
    }));

  test('a job whose notification is lost is found all the same', async () => {
    await using store = await openTestStore();
    await using queue = await openQueue({ ...store, jobs, maintain: false, log: silentLog });
    const seen: string[] = [];
    await workUntil(
      () => seen.length > 0,
      async (signal) => {
        const working = queue.work(greet, {
          signal,
          handle: async (claims) => void seen.push(...claims.map(({ data }) => data.to)),
        });
        await delay(150);
        await queue.enqueue(store.db, greet, [{ data: { to: 'Ann' } }]);
        await working;
      },
    );
    expect(seen).toEqual(['Ann']);
  });

  test('as many batches as allowed are worked on at a time, and the rest after them', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(
        db,
        greet,
        ['a', 'b', 'c', 'd'].map((to) => ({ data: { to } })),
      );
      const begun: string[] = [];
      const together = Promise.withResolvers<void>();
      let [now, most] = [0, 0];
      await workUntil(
        async () => begun.length === 4 && (await queue.depth(greet)).waiting === 0,
        (signal) =>
          queue.work(greet, {
            signal,
            batchSize: 1,
            concurrency: 3,
            async handle([claim]) {
              begun.push(claim!.data.to);
              now += 1;
              most = Math.max(most, now);
              if (begun.length === 3) setTimeout(together.resolve, 100);
              await together.promise;
              now -= 1;
            },
          }),
      );
      expect(most).toBe(3);
      expect(begun.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }));

  test('what waits for another of its group is next when that one is done', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(
        db,
        greet,
        ['a', 'b', 'c'].map((to) => ({ data: { to }, options: { groupId: 'tenant' } })),
      );
      const seen: string[] = [];
      let [now, most] = [0, 0];
      await workUntil(
        () => seen.length === 3,
        (signal) =>
          queue.work(greet, {
            signal,
            batchSize: 1,
            concurrency: 2,
            groupConcurrency: 1,
            async handle([claim]) {
              now += 1;
              most = Math.max(most, now);
              await delay(20);
              now -= 1;
              seen.push(claim!.data.to);
            },
          }),
      );
      expect(most).toBe(1);
      expect(seen.toSorted()).toEqual(['a', 'b', 'c']);
    }));

  test('a delayed job is not handed out early', () =>
    withQueue(async (queue, { db }) => {
      const enqueued = Date.now();
      await queue.enqueue(db, greet, [{ data: { to: 'later' }, options: { startAfter: 2 } }]);
      let at = 0;
      await workUntil(
        () => at > 0,
        (signal) =>
          queue.work(greet, {
            signal,
            handle: async () => {
              at = Date.now();
            },
          }),
      );
      expect(at - enqueued).toBeGreaterThanOrEqual(1_900);
    }));

  test('what is completed in a transaction that rolls back is handed out again', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(db, stubborn, [{ data: { to: 'Ann' } }]);
      const row = account();
      const attempts: number[] = [];
      await workUntil(
        async () => attempts.length > 1 && (await queue.depth(stubborn)).waiting === 0,
        (signal) =>
          queue.work(stubborn, {
            signal,
            handle: async ([claim]) => {
              attempts.push(claim!.attempt);
              await db.transaction().execute(async (trx) => {
                await trx.insertInto('accounts').values(row).execute();
                await claim!.complete(trx);
                if (claim!.attempt === 0) throw new Error('after complete');
              });
            },
          }),
      );
      expect(attempts).toEqual([0, 1]);
      expect(await db.selectFrom('accounts').select('id').execute()).toEqual([{ id: row.id }]);
      expect(await queue.depth(stubborn)).toEqual({ waiting: 0, dead: 0 });
    }));

  test('a transaction that the handler tries again completes the job then', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(db, stubborn, [{ data: { to: 'Ann' } }]);
      let tries = 0;
      await workUntil(
        async () => tries > 0 && (await queue.depth(stubborn)).waiting === 0,
        (signal) =>
          queue.work(stubborn, {
            signal,
            handle: async ([claim]) => {
              const effect = (fails: boolean) =>
                db.transaction().execute(async (trx) => {
                  tries += 1;
                  await trx.insertInto('accounts').values(account()).execute();
                  await claim!.complete(trx);
                  if (fails) throw new Error('serialisation failure');
                });
              await effect(true).catch(() => effect(false));
            },
          }),
      );
      const states = await sql<{ state: string }>`select state from pgboss.job where name = 'stubborn'`.execute(db);
      expect(states.rows).toEqual([{ state: 'completed' }]);
      expect(tries).toBe(2);
      expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
    }));

  test('a claim that another worker took over cannot be completed, and its effect is rolled back', () =>
    withQueue(async (queue, { db, pool }) => {
      await queue.enqueue(db, greet, [{ data: { to: 'Ann' } }]);
      let outcome: unknown;
      await workUntil(
        () => outcome !== undefined,
        (signal) =>
          queue.work(greet, {
            signal,
            handle: async ([claim]) => {
              if (outcome) return;
              // What pg-boss does to a job whose worker has not been heard of, and the next worker after it.
              await pool.query("update pgboss.job set retry_count = retry_count + 1 where name = 'greet'");
              outcome = await db
                .transaction()
                .execute(async (trx) => {
                  await trx.insertInto('accounts').values(account()).execute();
                  await claim!.complete(trx);
                })
                .catch((error: unknown) => error);
            },
          }),
      );
      expect(outcome).toBeInstanceOf(ClaimLost);
      expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
    }));

  test('a job that always fails ends in the dead letters with its data, and its error without its message', () =>
    withQueue(async (queue, { db, pool }) => {
      await queue.enqueue(db, stubborn, [{ data: { to: 'Ann' } }]);
      expect(await triesUntilDead(queue, new RangeError('Ann Smith cannot be greeted'))).toBe(3);
      const dead = await pool.query('select data from pgboss.job where name = $1', [deadLetterQueue(stubborn)]);
      expect(dead.rows).toEqual([{ data: { to: 'Ann' } }]);
      const all = await pool.query('select output::text from pgboss.job');
      expect(JSON.stringify(all.rows)).not.toContain('Smith');
    }));

  test('a permanent failure is not tried again', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(db, stubborn, [{ data: { to: 'Ann' } }]);
      expect(await triesUntilDead(queue, new PermanentFailure('no such person'))).toBe(1);
      expect(await queue.depth(stubborn)).toEqual({ waiting: 0, dead: 1 });
    }));

  test('a job that cannot be read goes to the dead letters and does not hold up the others', () =>
    withQueue(async (queue, { db, pool }) => {
      await queue.enqueue(db, greet, [{ data: { to: 'damaged' } }]);
      await pool.query(`update pgboss.job set data = '{"to": 7}' where name = 'greet'`);
      await queue.enqueue(db, greet, [{ data: { to: 'Ben' } }]);
      const seen: string[] = [];
      await workUntil(
        async () => seen.length > 0 && (await queue.depth(greet)).dead === 1,
        (signal) =>
          queue.work(greet, { signal, handle: async (claims) => void seen.push(...claims.map(({ data }) => data.to)) }),
      );
      expect(seen).toEqual(['Ben']);
    }));

  test('stopping finishes what is held and takes nothing new', () =>
    withQueue(async (queue, { db }) => {
      const stop = new AbortController();
      await queue.enqueue(db, greet, [{ data: { to: 'held' } }, { data: { to: 'left' } }]);
      const finished: string[] = [];
      await queue.work(greet, {
        signal: stop.signal,
        batchSize: 1,
        handle: async ([claim]) => {
          stop.abort();
          await delay(100);
          finished.push(claim!.data.to);
        },
      });
      expect(finished).toHaveLength(1);
      expect(await queue.depth(greet)).toEqual({ waiting: 1, dead: 0 });
    }));

  test('two workers share the jobs without doing any twice', () =>
    withQueue(async (queue, { db }) => {
      const names = Array.from({ length: 200 }, (_, index) => `person ${index}`);
      await queue.enqueue(
        db,
        greet,
        names.map((to) => ({ data: { to } })),
      );
      const seen: string[] = [];
      await workUntil(
        () => seen.length >= names.length,
        (signal) =>
          queue.work(greet, {
            signal,
            concurrency: 2,
            batchSize: 7,
            handle: async (claims, batch) => {
              await db.transaction().execute((trx) => batch.complete(trx, claims));
              seen.push(...claims.map(({ data }) => data.to));
            },
          }),
      );
      expect(seen.toSorted()).toEqual(names.toSorted());
    }));

  test('groups to be left alone are left alone', () =>
    withQueue(async (queue, { db }) => {
      await queue.enqueue(db, greet, [
        { data: { to: 'blocked' }, options: { groupId: 'tenant a' } },
        { data: { to: 'free' }, options: { groupId: 'tenant b' } },
      ]);
      const seen: string[] = [];
      await workUntil(
        () => seen.length > 0,
        (signal) =>
          queue.work(greet, {
            signal,
            ignoreGroups: () => ['tenant a'],
            handle: async (claims) => void seen.push(...claims.map(({ data }) => data.to)),
          }),
      );
      expect(seen).toEqual(['free']);
      expect(await queue.depth(greet)).toEqual({ waiting: 1, dead: 0 });
    }));
});

test('processes that open the queue of a fresh database at once all succeed', async () => {
  await using store = await openTestStore();
  const queues = await Promise.all([1, 2, 3].map(() => openTestQueue(store, jobs)));
  await queues[0]!.enqueue(store.db, greet, [{ data: { to: 'Ann' } }]);
  expect(await queues[2]!.depth(greet)).toEqual({ waiting: 1, dead: 0 });
  for (const queue of queues) await queue[Symbol.asyncDispose]();
});

test("a killed worker's job is done by another within seconds, once", async () => {
  await using store = await openTestStore();
  await using queue = await openTestQueue(store, [slow]);
  await queue.enqueue(store.db, slow, [{ data: { to: 'Ann' } }]);
  const worker = spawnWorker(store.connectionString);
  await once(worker.stdout, 'data');
  worker.kill('SIGKILL');
  const attempts: number[] = [];
  await workUntil(
    () => attempts.length > 0,
    (signal) =>
      queue.work(slow, {
        signal,
        handle: async (claims) => void attempts.push(...claims.map(({ attempt }) => attempt)),
      }),
  );
  expect(attempts).toEqual([1]);
});
