import { setTimeout as delay } from 'node:timers/promises';
import { counted } from '../../../shared/counted.ts';
import { ASSUMED_USD_PER_THOUSAND, type BackfillEstimate } from '../../jobs/backfill/backfill-estimate.ts';
import {
  type BackfillBlockedReason,
  type BackfillStatus,
  blockedReasonTexts,
  findBackfillStatus,
  findBlockedReason,
} from '../../jobs/backfill/backfill-status.ts';
import { type BackfillMove, moveBackfill, startBackfill } from '../../jobs/backfill/backfills.ts';
import { planBackfill } from '../../jobs/backfill/plan-backfill.ts';
import { openJobQueue } from '../../jobs/definitions/job-queue.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CommandInput, type CommandOutput, type OfAccount, UsageError } from '../command/command.ts';
import { pace, showProgress } from '../command/progress.ts';
import { connectionFor, type HubSpotWork, withHubSpot } from './with-hubspot.ts';

interface BackfillValues extends OfAccount {
  from?: Date | undefined;
  until?: Date | undefined;
  dryRun?: true | undefined;
  rescreen?: true | undefined;
  follow?: true | undefined;
  price?: number | undefined;
}

export async function backfill(input: CommandInput<BackfillValues>): Promise<CommandOutput> {
  const { from: createdFrom = null, until: createdUntil = new Date(), dryRun, follow } = input.values;
  const usdPerThousand = input.values.price ?? ASSUMED_USD_PER_THOUSAND;
  if (createdFrom !== null && createdFrom >= createdUntil) throw new UsageError('--from must be before --until');
  const rescreen = input.values.rescreen === true;
  return withHubSpot(input, async (work) => {
    const { accountId, portalId } = await connectionFor(work);
    const { engine } = work.config.analyzer;
    const blockedReason = dryRun === true ? null : await findBlockedReason(work.store.db, portalId);
    if (blockedReason !== null)
      throw new Refusal(`Nothing would be screened. ${describeBlockedReason(blockedReason, accountId)}`);
    const window = { portalId, createdFrom, createdUntil };
    const deps = { db: work.store.db, api: work.hubspot };
    const estimate = await planBackfill(deps, { window, rescreen, engine, usdPerThousand });
    if (dryRun === true) {
      const json = { dryRun, portalId, engine, usdPerThousand, ...estimate };
      return { json, text: renderEstimate(estimate) };
    }
    await using queue = await openJobQueue({ ...work, works: false });
    const start = { accountId, actor: 'cli', rescreen, window, total: estimate.contacts };
    const started = await startBackfill({ ...deps, queue }, start);
    if (follow === true) return followBackfill(work, input.signal);
    const hint = `Follow it: ${CALL} backfill status --follow --account ${accountId}`;
    return {
      json: { ...started, estimate },
      text: `Started backfill ${started.backfillId}.\n${renderEstimate(estimate)}\n${hint}`,
    };
  });
}

function renderEstimate(estimate: BackfillEstimate): string {
  const { contacts, toScreen, hubspotCalls, modelCalls, costUsd, seconds } = estimate;
  const calls = hubspotCalls.search + hubspotCalls.read + hubspotCalls.write;
  return [
    `${counted(contacts, 'contact')} in HubSpot, ${toScreen} to screen.`,
    `About ${counted(calls, 'HubSpot call')}: search ${hubspotCalls.search}, read ${hubspotCalls.read}, write ${hubspotCalls.write}.`,
    ...(modelCalls > 0 ? [`At most ${counted(modelCalls, 'language model call')}, about $${costUsd.toFixed(2)}.`] : []),
    `About ${seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')}.`,
  ].join('\n');
}

export function backfillStatus(input: CommandInput<OfAccount & { follow?: true | undefined }>): Promise<CommandOutput> {
  return withHubSpot(input, (work) =>
    input.values.follow === true ? followBackfill(work, input.signal) : reportBackfill(work),
  );
}

export const backfillPause = (input: CommandInput<OfAccount>) => move(input, 'pause');
export const backfillResume = (input: CommandInput<OfAccount>) => move(input, 'resume');
export const backfillCancel = (input: CommandInput<OfAccount>) => move(input, 'cancel');

function move(input: CommandInput<OfAccount>, name: BackfillMove): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { store, account } = work;
    await using queue = await openJobQueue({ ...work, works: false });
    const deps = { db: store.db, queue };
    await moveBackfill(deps, { accountId: account.id, actor: 'cli', move: name });
    return reportBackfill(work);
  });
}

async function reportBackfill({ store, account }: HubSpotWork): Promise<CommandOutput> {
  const backfill = await findBackfillStatus(store.db, account.id);
  if (backfill === null) throw new Refusal('There has been no backfill for this account.');
  return { json: backfill, text: render(backfill, account.id) };
}

const LOOK_MS = 500;

/** Follows it until it ends or is blocked. Interrupting does not stop the backfill. */
async function followBackfill(work: HubSpotWork, signal: AbortSignal): Promise<CommandOutput> {
  const progress = showProgress('contacts');
  for (;;) {
    const backfill = await findBackfillStatus(work.store.db, work.account.id);
    if (backfill === null || !isUnderWay(backfill)) return reportBackfill(work);
    progress(backfill.found - backfill.waiting, Math.max(backfill.total, backfill.found));
    await delay(LOOK_MS, undefined, { signal });
  }
}

function isUnderWay({ status, obstacle, waiting }: BackfillStatus): boolean {
  if (obstacle !== null || status === 'paused') return false;
  return status === 'running' || waiting > 0;
}

function render(backfill: BackfillStatus, accountId: string): string {
  const { backfillId, status, total, found, enqueued, waiting, obstacle, createdAt } = backfill;
  const share = total === 0 ? 100 : Math.min(100, Math.floor((found / total) * 100));
  const elapsedMs = Date.now() - createdAt.getTime();
  const speed = isUnderWay(backfill) ? pace({ done: found - waiting, of: Math.max(total, found), elapsedMs }) : '';
  return [
    `Backfill ${backfillId}: ${status}`,
    `Checked ${found} of about ${counted(total, 'contact')} (${share}%); screened ${enqueued - waiting} of ${enqueued}${speed}.`,
    ...(obstacle === null ? [] : [`Nothing is moving. ${describeBlockedReason(obstacle, accountId)}`]),
  ].join('\n');
}

const remedies: Record<BackfillBlockedReason, string> = {
  paused: 'hubspot resume',
  revoked: 'hubspot connect',
  no_subscription: 'account set --subscription active',
  stopped: 'backfill resume',
};

/** The reason, and the command that fixes it. */
const describeBlockedReason = (obstacle: BackfillBlockedReason, accountId: string): string =>
  `${blockedReasonTexts[obstacle]} To continue: ${CALL} ${remedies[obstacle]} --account ${accountId}`;
