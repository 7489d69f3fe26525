import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { defineJob } from '../../bridge/platform/queue/define-job.ts';
import { openQueue } from '../../bridge/platform/queue/open-queue.ts';
import { prepareStatement } from '../../bridge/platform/results/analysis-cache.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { createDataDir, type TestDataDir } from '../fixtures/data-dir.ts';
import { silentLog } from '../fixtures/silent-log.ts';

/** Start-up, transactions and queue of the embedded store, in one table. `node test/chaos/store-speed.ts` */
const job = defineJob({ name: 'measured', schema: z.object({ event: z.string() }) });
const BATCH = 100;
const BATCHES = 100;

async function timed<T>(run: () => Promise<T>): Promise<[result: T, ms: number]> {
  const started = performance.now();
  const result = await run();
  return [result, performance.now() - started];
}

const quantile = (values: number[], q: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? 0;
const summary = (values: number[]) =>
  `p50 ${quantile(values, 0.5).toFixed(1)}, p99 ${quantile(values, 0.99).toFixed(1)}`;

async function startUp(): Promise<Record<string, string>> {
  const cold: number[] = [];
  const warm: number[] = [];
  const attached: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await using folder = await createDataDir();
    const options = { dataDir: folder.dataDir, log: silentLog };
    const [first, coldMs] = await timed(() => openStore(options));
    await first[Symbol.asyncDispose]();
    const [second, warmMs] = await timed(() => openStore(options));
    const [third, attachedMs] = await timed(() => openStore(options));
    await third[Symbol.asyncDispose]();
    await second[Symbol.asyncDispose]();
    cold.push(coldMs);
    warm.push(warmMs);
    attached.push(attachedMs);
  }
  return {
    'open, fresh folder, ms': summary(cold),
    'open, existing folder, ms': summary(warm),
    'open beside a running bridge, ms': summary(attached),
  };
}

/** One batch as a webhook brings it: rows and jobs in one committed transaction. */
async function ingest(store: Store, queue: Awaited<ReturnType<typeof openQueue>>, size: number): Promise<void> {
  const events = Array.from({ length: size }, () => randomUUID());
  await store.db.transaction().execute(async (trx) => {
    const row = (target: string) => ({ account_id: null, actor: 'bench', action: 'ingest', target, detail: '{}' });
    await trx.insertInto('audit_log').values(events.map(row)).execute();
    await queue.enqueue(
      trx,
      job,
      events.map((event) => ({ data: { event } })),
    );
  });
}

async function transactions(store: Store): Promise<Record<string, string>> {
  const [queue, queueMs] = await timed(() => openQueue({ ...store, jobs: [job], maintain: true, log: silentLog }));
  await using _queue = queue;
  const batches: number[] = [];
  for (let index = 0; index < BATCHES; index += 1) batches.push((await timed(() => ingest(store, queue, BATCH)))[1]);
  const singles: number[] = [];
  for (let index = 0; index < 200; index += 1) singles.push((await timed(() => ingest(store, queue, 1)))[1]);
  const total = BATCH * BATCHES + 200;

  const stop = new AbortController();
  let done = 0;
  const [, drainMs] = await timed(() =>
    queue.work(job, {
      signal: stop.signal,
      batchSize: 100,
      handle: async (claims, batch) => {
        await store.db.transaction().execute((trx) => batch.complete(trx, claims));
        done += claims.length;
        if (done >= total) stop.abort();
      },
    }),
  );
  return {
    'open the queue, ms': queueMs.toFixed(0),
    '100 rows + 100 jobs in one transaction, ms': summary(batches),
    '1 row + 1 job in one transaction, ms': summary(singles),
    'jobs done, each completed in a transaction, per second': ((total / drainMs) * 1_000).toFixed(0),
  };
}

async function reads(store: Store): Promise<Record<string, string>> {
  const find = prepareStatement(store, (db, given: { id: string }) =>
    db.selectFrom('accounts').selectAll().where('id', '=', given.id),
  );
  const id = randomUUID();
  await store.db.insertInto('accounts').values({ id, name: 'Firm', plan: 'pro', subscription: 'active' }).execute();
  const prepared: number[] = [];
  const built: number[] = [];
  const build = () => store.db.selectFrom('accounts').selectAll().where('id', '=', id).execute();
  for (let index = 0; index < 2_000; index += 1) {
    prepared.push((await timed(() => find({ id })))[1]);
    built.push((await timed(build))[1]);
  }
  return {
    'read by key, prepared, ms': `p50 ${quantile(prepared, 0.5).toFixed(3)}`,
    'read by key, built anew, ms': `p50 ${quantile(built, 0.5).toFixed(3)}`,
  };
}

/** Proportional share, since the server's processes share most of what they hold. */
async function serverMemory(folder: TestDataDir): Promise<Record<string, string>> {
  const pid = folder.postmaster()?.pid;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  let kilobytes = 0;
  for (const each of [String(pid), ...children.trim().split(' ')]) {
    const rollup = await readFile(`/proc/${each}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return { 'memory of the server after that, MB': (kilobytes / 1_024).toFixed(0) };
}

const figures = await startUp();
await using folder = await createDataDir();
{
  await using store = await openStore({ dataDir: folder.dataDir, log: silentLog });
  Object.assign(figures, await transactions(store), await reads(store));
  if (process.platform === 'linux') Object.assign(figures, await serverMemory(folder));
}
console.table(figures);
