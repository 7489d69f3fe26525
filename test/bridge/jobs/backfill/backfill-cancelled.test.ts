import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { OpenAIFailure } from '../../../../bridge/analysis/openai/client/openai-failure.ts';
import { moveBackfill, startBackfill } from '../../../../bridge/jobs/backfill/backfills.ts';
import { createReadBulk, createStartBulk } from '../../../../bridge/jobs/hubspot-app/bulk-runs.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { jobsLeft, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained, leadOf } from '../../../fixtures/screening-views.ts';

const status = (screening: Screening, id: string) => screening.portal().value(id, 'lead_intake_status');
const begin = (screening: Screening, accountId: string) =>
  startBackfill(screening, {
    accountId,
    actor: 'test',
    rescreen: false,
    total: 0,
    window: { portalId: PORTAL, createdFrom: null, createdUntil: new Date(Date.now() + 1_000) },
  });

/** Puts delayed jobs forward, as time would, until it is disposed of. */
function makeDue({ store }: Screening): Disposable {
  const due = () => store.pool.query(`update pgboss.job set start_after = now() where state < 'active'`);
  const timer = setInterval(() => void due().catch(() => undefined), 200);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** A line whose model is away until it is told otherwise. */
async function openWithoutModel() {
  const model = { away: true };
  const screening = await openScreening({
    analyse: () => {
      if (model.away) throw new Problem('analysis_failed', { cause: new OpenAIFailure('breaker_open') });
      return 80;
    },
  });
  return { screening, model, accountId: await connectPortal(screening) };
}

const caller = { portalId: PORTAL, userId: '7', userEmail: null, appId: null };

async function startRun(screening: Screening, id: string): Promise<() => Promise<unknown>> {
  const requestId = randomUUID();
  const body = { requestId, contactIds: [id] };
  await createStartBulk(screening.deps)({ caller, body } as never);
  return () => createReadBulk(screening.deps)({ caller, requestId } as never);
}

test('contacts that a cancelled backfill has left pending in HubSpot are screened when they can be', async () => {
  const { screening, model, accountId } = await openWithoutModel();
  await using _screening = screening;
  const { id } = screening.portal().create(leadValues(1));
  await begin(screening, accountId);
  await using _working = screening.start();
  await expect.poll(() => status(screening, id)).toBe('pending');
  await moveBackfill(screening, { accountId, actor: 'test', move: 'cancel' });
  using _due = makeDue(screening);
  await expect.poll(() => jobsLeft(screening, 'backfill-contact')).toBe(0);
  model.away = false;
  await expect.poll(() => status(screening, id)).toBe('valid');
  await drained(screening);
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', cause: 'backfill', last_error: null });
});

test('a bulk run over contacts of a backfill that is cancelled is done all the same', async () => {
  const { screening, model, accountId } = await openWithoutModel();
  await using _screening = screening;
  const { id } = screening.portal().create(leadValues(1));
  const progress = await startRun(screening, id);
  await begin(screening, accountId);
  await expect.poll(() => jobsLeft(screening, 'backfill-contact')).toBe(1);
  await using _working = screening.start();
  await expect.poll(() => status(screening, id)).toBe('pending');
  {
    // Both are put off together, a few times.
    using _due = makeDue(screening);
    await expect.poll(() => screening.analysed.length).toBeGreaterThan(3);
  }
  await moveBackfill(screening, { accountId, actor: 'test', move: 'cancel' });
  model.away = false;
  using _due = makeDue(screening);
  await expect.poll(() => progress()).toMatchObject({ finished: true, valid: 1, waiting: 0 });
  expect(status(screening, id)).toBe('valid');
});

test('two bulk runs of one contact, put off together, both wait for it and both are done', async () => {
  const { screening, model } = await openWithoutModel();
  await using _screening = screening;
  const { id } = screening.portal().create(leadValues(1));
  const runs = [await startRun(screening, id), await startRun(screening, id)];
  await using _working = screening.start();
  await expect.poll(() => status(screening, id)).toBe('pending');
  const { rows } = await screening.store.pool.query(
    `select distinct data->>'backfillId' from pgboss.job where name = 'backfill-contact' and state < 'completed'`,
  );
  expect(rows).toHaveLength(2);
  for (const progress of runs) expect(await progress()).toMatchObject({ finished: false, waiting: 1, skipped: 0 });
  model.away = false;
  using _due = makeDue(screening);
  for (const progress of runs) await expect.poll(() => progress()).toMatchObject({ finished: true, valid: 1 });
});
