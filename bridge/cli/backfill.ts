import { readConfig } from '../config.ts';
import { searchContacts } from '../hubspot/contacts/search-contacts.ts';
import { type BlockedReason, findAppPortal, obstacleOf } from '../jobs/app/app-portal.ts';
import {
  ASSUMED_USD_PER_THOUSAND,
  type BackfillEstimate,
  estimateBackfill,
} from '../jobs/backfill/backfill-estimate.ts';
import { countScreened } from '../jobs/backfill/backfill-progress.ts';
import {
  type BackfillMove,
  type BackfillReport,
  findBackfill,
  moveBackfill,
  startBackfill,
} from '../jobs/backfill/backfills.ts';
import { backfillPageJob } from '../jobs/definitions/backfill-page-job.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { createLog } from '../platform/log/log.ts';
import { findJobs } from '../platform/queue/job-rows.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store } from '../platform/store/open-store.ts';
import { type Command, type OptionValues, optionalOption, UsageError } from './command/command.ts';
import { connectionFor, withHubSpot } from './command/with-hubspot.ts';

export const backfill: Command = {
  summary: 'Screen the contacts that are in HubSpot already, beside the new ones',
  usage:
    '--account ID [--from DATE] [--until DATE] [--dry-run] [--rescreen] [--price USD]\n' +
    '  (DATE: 2026-01-31, by creation, in UTC; --dry-run: only count and estimate; --rescreen: also those that have a result; --price: of 1,000 contacts)',
  options: {
    account: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    'dry-run': { type: 'boolean' },
    rescreen: { type: 'boolean' },
    price: { type: 'string' },
  },
  run(input) {
    const { values, environment } = input;
    const createdFrom = dateOption(values, 'from') ?? null;
    const createdUntil = dateOption(values, 'until') ?? new Date();
    if (createdFrom !== null && createdFrom >= createdUntil) throw new UsageError('--from is not before --until');
    const usdPerThousand = priceOption(values);
    const rescreen = values.rescreen === true;
    const { engine } = readConfig(environment).analyzer;
    return withHubSpot(input, async (work) => {
      const { accountId, portalId } = await connectionFor(work);
      const blockedReason = values['dry-run'] === true ? null : await findBlockedReason(work.store, portalId);
      if (blockedReason !== null)
        throw new Refusal(`Nothing would be screened. ${describeObstacle(blockedReason, accountId)}`);
      const window = { portalId, createdFrom, createdUntil };
      const { total } = await searchContacts(work.hubspot, { ...window, after: '0' }, { limit: 1, priority: 'live' });
      const alreadyScreened = await countScreened(work.store.db, window);
      const estimate = estimateBackfill({ contacts: total, alreadyScreened, rescreen, engine, usdPerThousand });
      if (values['dry-run'] === true) {
        return {
          json: { dryRun: true, portalId, engine, usdPerThousand, ...estimate },
          text: renderEstimate(estimate),
        };
      }
      const { log } = createLog({ level: 'error', destination: process.stderr });
      await using queue = await openJobQueue({ store: work.store, log, works: false });
      const deps = { db: work.store.db, queue };
      const started = await startBackfill(deps, { accountId, actor: 'cli', rescreen, window, total });
      const follow = `Follow it: npm run --silent cli -- backfill status --account ${accountId}`;
      return {
        json: { ...started, estimate },
        text: `Backfill ${started.backfillId} has begun.\n${renderEstimate(estimate)}\n${follow}`,
      };
    });
  },
};

function renderEstimate(estimate: BackfillEstimate): string {
  const { contacts, toScreen, hubspotCalls, modelCalls, costUsd, seconds } = estimate;
  const calls = hubspotCalls.search + hubspotCalls.read + hubspotCalls.write;
  return [
    `${contacts} contacts in HubSpot, ${toScreen} to screen.`,
    `About ${calls} calls of HubSpot (${hubspotCalls.search} searches, ${hubspotCalls.read} reads, ${hubspotCalls.write} writes).`,
    `At most ${modelCalls} calls of the language model, about $${costUsd.toFixed(2)}.`,
    `About ${seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  ].join('\n');
}

function dateOption(values: OptionValues, name: string): Date | undefined {
  const text = optionalOption(values, name);
  if (text === undefined) return undefined;
  const date = new Date(text);
  const isDay = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(text);
  // A day that the month does not have would become one of the next.
  if (!isDay || Number.isNaN(date.getTime()) || (text.length === 10 && date.toISOString().slice(0, 10) !== text))
    throw new UsageError(`--${name} is a day such as 2026-01-31, or a moment such as 2026-01-31T09:00:00Z`);
  return date;
}

function priceOption(values: OptionValues): number {
  const text = optionalOption(values, 'price');
  if (text === undefined) return ASSUMED_USD_PER_THOUSAND;
  const price = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || price > 10_000) throw new UsageError('--price is an amount such as 0.75');
  return price;
}

const options: Command['options'] = { account: { type: 'string' } };
const usage = '--account ID';

export const backfillStatus: Command = {
  summary: 'Show how far the newest backfill of an account is, and what is in its way',
  usage,
  options,
  run(input) {
    return withHubSpot(input, async ({ store, account }) => {
      const stand = await findBackfillStatus(store, account.id);
      if (stand === null) throw new Refusal('There was no backfill of this account.');
      return { json: stand, text: render(stand, account.id) };
    });
  },
};

export const backfillPause: Command = move('pause', 'Stop a backfill where it is; it can go on from there');
export const backfillResume: Command = move('resume', 'Let a backfill go on where it was paused');
export const backfillCancel: Command = move('cancel', 'End a backfill; what it has screened stays');

function move(name: BackfillMove, summary: string): Command {
  return {
    summary,
    usage,
    options,
    run(input) {
      return withHubSpot(input, async ({ store, account }) => {
        const { log } = createLog({ level: 'error', destination: process.stderr });
        await using queue = await openJobQueue({ store, log, works: false });
        const deps = { db: store.db, queue };
        const report = await moveBackfill(deps, { accountId: account.id, actor: 'cli', move: name });
        const stand = (await findBackfillStatus(store, account.id)) ?? { ...report, obstacle: null };
        return { json: stand, text: render(stand, account.id) };
      });
    },
  };
}

function render(stand: BackfillStatus, accountId: string): string {
  const { backfillId, status, total, found, enqueued, waiting, obstacle } = stand;
  const share = total === 0 ? 100 : Math.min(100, Math.floor((found / total) * 100));
  return [
    `Backfill ${backfillId}: ${status}`,
    `${found} of about ${total} contacts looked at (${share} %), ${enqueued} to screen, ${enqueued - waiting} of them done.`,
    ...(obstacle === null ? [] : [`Nothing moves. ${describeObstacle(obstacle, accountId)}`]),
  ].join('\n');
}

/** Why a backfill that is not over does not move; `stopped`: its job failed for good. */
type BackfillObstacle = Exclude<BlockedReason, 'erased'> | 'stopped';

interface BackfillStatus extends BackfillReport {
  /** Null where it moves, or is over, or where it was paused by hand and nothing else is in the way. */
  obstacle: BackfillObstacle | null;
}

/** The newest backfill of an account with what is in its way; null where there was none. */
async function findBackfillStatus({ db }: Pick<Store, 'db'>, accountId: string): Promise<BackfillStatus | null> {
  const before = await findBackfill(db, accountId);
  if (before === null) return null;
  // The job first: a backfill that still runs after that had one.
  const jobs = await findJobs(db, [backfillPageJob], { key: 'backfillId', values: [before.backfillId] });
  const report = (await findBackfill(db, accountId)) ?? before;
  if (report.status !== 'running' && report.status !== 'paused') return { ...report, obstacle: null };
  const blockedReason = await findBlockedReason({ db }, report.portalId);
  if (blockedReason !== null) return { ...report, obstacle: blockedReason };
  const works = report.backfillId !== before.backfillId || jobs.some(({ state }) => state !== 'dead');
  return { ...report, obstacle: report.status === 'running' && !works ? 'stopped' : null };
}

/** Why nothing of a portal is screened; null where it is. */
async function findBlockedReason(
  { db }: Pick<Store, 'db'>,
  portalId: string,
): Promise<Exclude<BackfillObstacle, 'stopped'> | null> {
  const portal = await findAppPortal(db, portalId);
  const blockedReason = portal === undefined ? null : obstacleOf(portal);
  return blockedReason === 'erased' ? null : blockedReason;
}

const words: Record<BackfillObstacle, [reason: string, remedy: string]> = {
  paused: ['The portal is paused.', 'hubspot resume'],
  revoked: ['The portal no longer lets the bridge in.', 'hubspot connect'],
  no_subscription: ['The account has no active subscription.', 'account set --subscription active'],
  stopped: ['Its job failed for good.', 'backfill resume'],
};

/** The reason, and the command that ends it. */
function describeObstacle(obstacle: BackfillObstacle, accountId: string): string {
  const [reason, remedy] = words[obstacle];
  return `${reason} To go on: npm run --silent cli -- ${remedy} --account ${accountId}`;
}
