import { readConfig } from '../config.ts';
import { searchContacts } from '../hubspot/contacts/search-contacts.ts';
import {
  ASSUMED_USD_PER_THOUSAND,
  type BackfillEstimate,
  estimateBackfill,
} from '../jobs/backfill/backfill-estimate.ts';
import { countScreened } from '../jobs/backfill/backfill-progress.ts';
import { startBackfill } from '../jobs/backfill/backfills.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { describeObstacle, findHindrance } from './backfill-obstacle.ts';
import { type Command, type OptionValues, optionalOption, UsageError } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

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
      const blockedReason = values['dry-run'] === true ? null : await findHindrance(work.store, portalId);
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
