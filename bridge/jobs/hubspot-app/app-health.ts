import { sql } from 'kysely';
import type { AppHealth } from '../../../shared/app-settings.ts';
import { counted } from '../../../shared/counted.ts';
import type { CustomFilter } from '../../../shared/filter-conditions.ts';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import type { CardHandlers } from '../../hubspot/app/card-handlers.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { type Inspection, inspectConnection } from '../../hubspot/connect/inspect-connection.ts';
import { countUnended } from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { findSlackConnection } from '../../slack/connect/connections.ts';
import { readSlackHealth } from '../../slack/connect/slack-health.ts';
import { describeLost } from '../../slack/messages/lost-messages.ts';
import { describeUnannounced } from '../../slack/messages/unannounced-leads.ts';
import { backfillContactJob, screenContactJob } from '../definitions/job-kinds.ts';
import { type AppPortal, appPortalOf, blockedReasonOf } from '../portals/served-portal.ts';

interface Deps {
  db: Db;
  hubspot: HubSpot;
  now?(): Date;
}

/** Less than the deadline of the whole answer. */
const HUBSPOT_WITHIN_MS = 1_500;

type Finding = AppHealth['findings'][number];

export function createReadHealth({ db, hubspot, now = () => new Date() }: Deps): CardHandlers['readHealth'] {
  return async ({ caller }) => {
    const health = await readPortalHealth({ db, hubspot }, await appPortalOf(db, caller));
    return { checkedAt: now().toISOString(), ...health };
  };
}

/** The health of a portal; HubSpot is asked, but not waited for if it is slow. */
export async function readPortalHealth(
  { db, hubspot }: Pick<Deps, 'db' | 'hubspot'>,
  portal: AppPortal,
): Promise<Omit<AppHealth, 'checkedAt'>> {
  const { account, connection } = portal;
  const { portalId } = connection;
  const [inspection, { configuration }, numbers, waiting, behind, workflows, slack] = await Promise.all([
    inspect(hubspot, portal),
    getConfiguration(db, account.id),
    readNumbers(db, portal),
    countUnended(db, screenContactJob, { portalId }),
    countUnended(db, backfillContactJob, { portalId }),
    workflowFindings(db, portalId),
    slackFindings(db, account.id),
  ]);
  return {
    findings: [
      connectionFinding(portal, inspection),
      mappingFinding(portal),
      areasFinding(configuration.practiceAreas.length),
      ...(await unclearRules(configuration.customFilters)),
      ...workflows,
      ...slack,
    ],
    lastEventAt: numbers.lastEventAt?.toISOString() ?? null,
    lastScreenedAt: numbers.lastScreenedAt?.toISOString() ?? null,
    waiting: waiting + behind,
    failed: numbers.failed,
  };
}

async function inspect(hubspot: HubSpot, { connection }: AppPortal): Promise<Inspection | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), HUBSPOT_WITHIN_MS);
  const inspected = inspectConnection(hubspot, connection);
  // The caller has stopped waiting by then.
  inspected.catch(() => undefined);
  try {
    return await Promise.race([inspected, late]);
  } finally {
    clearTimeout(timer);
  }
}

function connectionFinding(portal: AppPortal, inspection: Inspection | 'late'): Finding {
  const subject = 'Connection';
  const obstacle = blockedReasonOf(portal);
  if (obstacle === 'paused') return { level: 'warning', subject, text: blockedTexts.paused };
  if (inspection === 'late') return { level: 'warning', subject, text: 'HubSpot is not answering in time.' };
  if (inspection.problem !== null) return { level: 'error', subject, text: inspection.problem };
  if (obstacle !== null) return { level: 'error', subject, text: blockedTexts[obstacle] };
  return { level: 'ok', subject, text: 'Leads can be read and written.' };
}

function mappingFinding({ connection: { mappingProblems } }: AppPortal): Finding {
  const subject = 'Field mapping';
  if (mappingProblems.length === 0) return { level: 'ok', subject, text: 'Every mapped property is there.' };
  return { level: 'error', subject, text: mappingProblems.join('; ') };
}

function areasFinding(areas: number): Finding {
  const subject = 'Practice areas';
  if (areas === 0) return { level: 'error', subject, text: 'No practice area is set, so no lead can be valid.' };
  return { level: 'ok', subject, text: areas === 1 ? 'One area is accepted.' : `${areas} areas are accepted.` };
}

/** Rules that are not clear in every part. What reads them is loaded with the first: it is half of the engine. */
async function unclearRules(filters: readonly CustomFilter[]): Promise<Finding[]> {
  if (filters.length === 0) return [];
  const { countUnclear } = await import('../../analysis/filters/conditions/custom-filters.ts');
  const unclear = countUnclear(filters);
  if (unclear === 0) return [];
  const text = `${unclear === 1 ? 'One rule is' : `${unclear} rules are`} not fully understood. No lead is refused for what is unclear.`;
  return [{ level: 'warning', subject: 'Rules', text }];
}

/** Results of the last seven days that no workflow received. */
async function workflowFindings(db: Db, portalId: string): Promise<Finding[]> {
  const { rows } = await sql<{ missing: number; others: number }>`
    select count(*) filter (where reason in ('missing_scopes', 'not_asked'))::integer as missing,
      count(*) filter (where reason not in ('missing_scopes', 'not_asked'))::integer as others
    from workflow_runs where state = 'failed' and portal_id = ${portalId}
      and ended_at > now() - interval '7 days'`.execute(db);
  const { missing = 0, others = 0 } = rows[0] ?? {};
  const subject = 'Workflows';
  if (missing > 0) {
    const text = 'The app lacks the automation scope, so workflows do not receive results.';
    return [{ level: 'error', subject, text }];
  }
  if (others === 0) return [];
  return [{ level: 'warning', subject, text: `${counted(others, 'result')} did not reach the workflow.` }];
}

async function readNumbers(db: Db, { account, connection: { portalId } }: AppPortal) {
  const leads = await db
    .selectFrom('leads')
    .select((eb) => [
      eb.fn.max('screened_at').as('lastScreenedAt'),
      sql<number>`count(*) filter (where state = 'error')::integer`.as('failed'),
    ])
    .where('portal_id', '=', portalId)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const event = await db
    .selectFrom('webhook_events')
    .select('received_at')
    .where('portal_id', '=', portalId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...leads, lastEventAt: event?.received_at ?? null };
}

/**
 * Whether leads can be announced in Slack, for the settings page in HubSpot: after Slack has revoked access, nothing in
 * Slack shows it. Empty for an account without Slack.
 */
export async function slackFindings(db: Db, accountId: string): Promise<Finding[]> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) return [];
  const subject = 'Slack';
  const { problem, channels, lost, unannounced } = await readSlackHealth(db, connection);
  const wrong = [
    ...(problem === null ? [] : [problem]),
    ...channels.flatMap(({ channelId, name, problem: parked }) =>
      parked === null
        ? []
        : [`#${name ?? channelId} takes no messages (${parked.code}): ${parked.what} ${parked.todo}`],
    ),
  ].map((text): Finding => ({ level: 'error', subject, text }));
  const late = [...lost.map(describeLost), ...(unannounced.leads > 0 ? [describeUnannounced(unannounced.leads)] : [])];
  const given = late.map((text): Finding => ({ level: 'warning', subject, text }));
  const all = [...wrong, ...given];
  return all.length === 0 ? [{ level: 'ok', subject, text: 'Leads can be announced in Slack.' }] : all;
}
