import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import { runBackfillPages } from '../jobs/backfill/backfill-pages.ts';
import { runContactChanges } from '../jobs/contacts/contact-change.ts';
import { runEventSweep } from '../jobs/contacts/enqueue-events.ts';
import { runContactSweep } from '../jobs/contacts/sweep-contacts.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { runWriteOverrides } from '../jobs/hubspot-app/write-override.ts';
import { runRetention } from '../jobs/retention/delete-expired.ts';
import { createContactLocks, runScreenContact } from '../jobs/screening/screen-contact.ts';
import { createAnalysisGate } from '../jobs/screening/screen-contact-judge.ts';
import { type SlackTimings, slackTimings } from '../jobs/slack/messages/slack-timings.ts';
import { runSlack } from '../jobs/slack/run-slack.ts';
import { runCompleteWorkflows } from '../jobs/workflows/workflow-runs.ts';
import { createLeadUrl } from '../leads/lead-cards.ts';
import { currentDate } from '../platform/local-day.ts';
import { isStoreOutage } from '../platform/store/store-outage.ts';
import type { Context } from './context.ts';

const LONGEST_BACKOFF_MS = 5_000;
/** Concurrent analyses of contacts; a backfill takes at most half of them. */
const ANALYSES = 20;

export type WorkerContext = Pick<
  Context,
  'store' | 'log' | 'queue' | 'hubspot' | 'analyzer' | 'intakeMetrics' | 'workers' | 'slack' | 'slackMetrics'
> & {
  config: Pick<Config, 'publicUrl'>;
  /** For trials, whose minutes are shorter. */
  slackTimings?: SlackTimings;
};

/** Runs every job until the signal fires, then finishes held jobs; retries while the database is down. */
export async function runWorker(context: WorkerContext, signal: AbortSignal): Promise<void> {
  for (let backoff = 100; !signal.aborted; backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS)) {
    try {
      return await work(context, signal);
    } catch (err) {
      if (!isStoreOutage(err)) throw err;
      context.log.warn({ err }, 'jobs wait: the database cannot be reached');
      await delay(backoff, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function work(context: WorkerContext, signal: AbortSignal): Promise<void> {
  const { store, log, hubspot, analyzer, intakeMetrics, workers, slack, slackMetrics: metrics } = context;
  await using own = new AsyncDisposableStack();
  const queue = context.queue ?? own.use(await openJobQueue({ store, log, works: true }));
  // A worker that joins others knows about them before its first call.
  await workers.refresh();
  const tombstones = await openTombstones(store);
  const deps = { db: store.db, seal: store.seal, unseal: store.unseal, queue, tombstones, log };
  const judge = {
    engine: analyzer.engine,
    screen: analyzer.screen,
    gate: createAnalysisGate({ limit: ANALYSES, background: ANALYSES / 2 }),
  };
  const locks = own.use(createContactLocks(store));
  const line = { ...deps, api: hubspot, judge, locks, now: currentDate };
  const { slackTimings: pace = slackTimings, config } = context;
  const leadUrl = createLeadUrl(config.publicUrl);
  await together(signal, [
    workers.keepFresh,
    (until) => runScreenContact({ ...line, onSettled: intakeMetrics.settled }, until),
    (until) => runBackfillPages(line, until),
    (until) => runWriteOverrides(line, until),
    (until) => runCompleteWorkflows(line, until),
    (until) => runRetention({ ...deps, signal: until }),
    (until) => runContactChanges({ ...deps, signal: until, onSettled: intakeMetrics.settled }),
    (until) => runContactSweep({ ...deps, signal: until, hubspot, onFound: intakeMetrics.swept }),
    (until) => runEventSweep({ ...deps, signal: until, onDeadLetters: intakeMetrics.died }),
    (until) => runSlack({ ...line, store, slack, analyzer, metrics, pace, leadUrl }, until),
  ]);
}

/** If one fails, the others are stopped in order; its error is thrown when all have ended. */
async function together(signal: AbortSignal, runs: ((until: AbortSignal) => Promise<void>)[]): Promise<void> {
  const failed = new AbortController();
  const until = AbortSignal.any([signal, failed.signal]);
  const running = runs.map(async (run) => {
    try {
      await run(until);
    } catch (error) {
      failed.abort(error);
    }
  });
  await Promise.all(running);
  failed.signal.throwIfAborted();
}
