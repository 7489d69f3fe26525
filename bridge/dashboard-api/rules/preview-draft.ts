import { z } from 'zod';
import type { Configuration } from '../../../shared/configuration.ts';
import { PREVIEW_MAX, type RuleFlip } from '../../../shared/dashboard/rules.ts';
import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import { whyOf } from '../../jobs/hubspot-app/app-preview.ts';
import { portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { countCalls, type Flip, judgeDraft, look, type PreviewDeps } from '../../jobs/preview/judge-draft.ts';
import { countLastLeads, type LastLead, lastLeads } from '../../jobs/preview/last-leads.ts';
import { nameIn, type Records, readRecords } from '../../jobs/preview/read-records.ts';
import type { CountTrial } from '../count-trial.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import type { DashboardHandlers } from '../handlers.ts';

/** As many as HubSpot reads in one call. */
const PAGE = 100;

const count = z.int().min(0).max(PREVIEW_MAX);
const microseconds = z.string().regex(/^\d{1,16}$/);
/** After which lead to continue, the total number, and how many are left. */
const place = z.object({ after: z.object({ at: microseconds, id: z.uuid() }), leads: count, left: count });
type Progress = Pick<z.output<typeof place>, 'leads' | 'left'> & { after?: z.output<typeof place>['after'] };

/**
 * Previews unsaved rules on the last leads; nothing is stored. Each answer reads at most a hundred leads from HubSpot
 * and ends after a few seconds. When a model would be called, the number of calls is confirmed first.
 */
export function createPreviewDraft(deps: PreviewDeps & { countTrial: CountTrial }): DashboardHandlers['previewRules'] {
  const { db, trial, countTrial } = deps;
  return async ({ caller: { accountId }, body: { configuration, leads: most, confirmed, from } }) => {
    await countTrial(accountId);
    const after = parseConfiguration(configuration);
    const { connection } = await portalOfAccount(db, accountId);
    const progress = from === null ? await begin(deps, connection, most) : readCursor(from, place);
    if (trial.engine.name === 'openai' && !confirmed) {
      const calls = await countAll(deps, connection, { after, progress });
      const nothing = { judged: 0, kept: 0, unread: 0, flips: [], next: null };
      if (calls > 0) return { leads: progress.leads, calls, ...nothing };
    }
    return previewPage(deps, connection, { after, progress });
  };
}

async function begin({ db }: PreviewDeps, connection: Connection, most: number): Promise<Progress> {
  const leads = await countLastLeads(db, connection, most);
  return { leads, left: leads };
}

interface Draft {
  after: Configuration;
  progress: Progress;
}

async function previewPage(deps: PreviewDeps, connection: Connection, { after, progress }: Draft) {
  const { leads, open, records, looked } = await readPage(deps, connection, { after, progress });
  const { judged, flips, late } = await judgeDraft(deps, looked, { records, after });
  // The leads before the first one that was not reached.
  const stop = looked[judged]?.lead;
  const seen = stop === undefined ? leads : leads.slice(0, leads.indexOf(stop));
  const read = seen.filter((lead) => open.includes(lead));
  return {
    leads: progress.leads,
    judged: judged - late,
    kept: seen.length - read.length,
    unread: read.length - judged + late,
    calls: null,
    flips: flips.map((flip) => flipOf(flip, records)),
    next: nextOf(progress, seen),
  };
}

async function readPage(deps: PreviewDeps, connection: Connection, { after, progress }: Draft) {
  const limit = Math.min(PAGE, progress.left);
  const leads = await lastLeads(deps.db, connection, { limit, after: progress.after });
  const open = leads.filter(({ override_status }) => override_status === null);
  const contactIds = open.map(({ contact_id }) => contact_id);
  const records = await readRecords(deps.api, connection, contactIds);
  const looked = await look(deps, open, { accountId: connection.accountId, records, after });
  return { leads, open, records, looked };
}

/** How often a model would be called in all answers together. */
async function countAll(deps: PreviewDeps, connection: Connection, { after, progress }: Draft): Promise<number> {
  let calls = 0;
  for (let rest: Progress | null = progress; rest !== null; ) {
    const { leads, looked } = await readPage(deps, connection, { after, progress: rest });
    calls += countCalls(deps, looked);
    rest = restOf(rest, leads);
  }
  return calls;
}

function restOf({ leads, left }: Progress, seen: readonly LastLead[]): z.output<typeof place> | null {
  const last = seen.at(-1);
  const rest = left - seen.length;
  return last === undefined || rest <= 0 ? null : { after: { at: last.at, id: last.id }, leads, left: rest };
}

function nextOf(progress: Progress, seen: readonly LastLead[]): string | null {
  const rest = restOf(progress, seen);
  return rest === null ? null : writeCursor(rest);
}

function flipOf(flip: Flip, records: Records): RuleFlip {
  const { lead, valid, before, score: after } = flip;
  const { id: leadId, contact_id: contactId } = lead;
  return { leadId, contactId, name: nameIn(records, contactId), valid, before, after, why: whyOf(flip) };
}
