import type { CardLead } from '../../../shared/card.ts';
import { defaultConfiguration } from '../../../shared/configuration.ts';
import { AREA_NOT_ACCEPTED, type Breakdown, breakdown, type Screening, screening } from '../../../shared/results.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { isAtDailyLimit } from '../../hubspot/connections/connections.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { sourceProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { possibleActions } from '../../leads/lead-action-rules.ts';
import type { DashboardUrl } from '../../leads/lead-cards.ts';
import { type WithNotes, withNotes } from '../../leads/lead-columns.ts';
import { handlingOf } from '../../leads/lead-handling.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { loadTeam, saveMember, type Team } from '../../leads/team-members.ts';
import { openAnalysis } from '../../platform/results/analysis-cache.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { contactWork, isBackfillPaused } from '../definitions/contact-work.ts';
import { appPortalOf, contactBlockedReason } from '../portals/served-portal.ts';
import type { LeadRef } from './button-press.ts';
import { actorOf, reasonText, whatText, whoText } from './history-words.ts';
import { decide, safetyOf, topReasons } from './recommendation.ts';

/** Results are also stored for earlier contents of a contact. */
const RESULTS_MAX = 20;

/** The points and quotes behind a lead's result, as stored with it; null once deleted. */
async function explainLead({ db, unseal }: Pick<Deps, 'db' | 'unseal'>, lead: Lead): Promise<Screening | null> {
  if (lead.score === null || lead.state === 'deleted') return null;
  const rows = await db
    .selectFrom('lead_analyses as l')
    .innerJoin('analyses as a', 'a.key', 'l.key')
    .select('a.result')
    .where('l.portal_id', '=', lead.portal_id)
    .where('l.contact_id', '=', lead.contact_id)
    .orderBy('a.created_at', 'desc')
    .limit(RESULTS_MAX)
    .execute();
  const results = rows.flatMap(({ result }) => (result === null ? [] : [openAnalysis({ unseal }, result)]));
  const known = withNotes({ unseal }, lead);
  for (const result of results) {
    const found = screening.safeParse(result).data;
    if (found !== undefined && isResultOf(found, known)) return found;
  }
  if (lead.score > 0) return null;
  const judged = results.map((result) => breakdown.safeParse(result).data).find((found) => found !== undefined);
  return judged === undefined ? null : unaccepted(judged, known);
}

type Known = WithNotes<Pick<Lead, 'score' | 'valid' | 'notes'>>;

const isResultOf = ({ score, notes, valid }: Screening, lead: Known) =>
  score === lead.score && notes === lead.notes && valid === lead.valid;

/** When the firm does not take the area, only the case score is stored; the rest comes from the lead. */
function unaccepted(judged: Breakdown, { notes }: Known): Screening {
  return {
    score: 0,
    notes: notes ?? judged.notes,
    valid: false,
    area: { accepted: false, matched: null, why: 'The practice area is not one the firm takes.' },
    relevance: { points: 0, why: AREA_NOT_ACCEPTED, quote: null },
    filters: [],
    breakdown: judged,
  };
}

/** As many lines of the history as the card shows. */
const HISTORY_MAX = 20;

interface Deps {
  db: Db;
  unseal: Store['unseal'];
  tombstones: Pick<Tombstones, 'find'>;
  dashboardUrl: DashboardUrl;
}

/** What the card shows of a lead beyond the contact's properties, from the store alone. */
export function createReadLead(deps: Deps): CardHandlers['readLead'] {
  const { db } = deps;
  return async ({ caller, contactId }) => {
    const portal = await appPortalOf(db, caller);
    const { portalId } = caller;
    // Read first: if no work is running, the card takes what it reads as the result.
    const { work, behindBackfill } = await contactWork(db, { portalId, contactId });
    const [blockedReason, backfillPaused, lead] = await Promise.all([
      contactBlockedReason(deps, portal, contactId),
      behindBackfill && isBackfillPaused(db, portalId),
      findLead(db, { portalId, contactId, accountId: portal.account.id }),
    ]);
    const actor = hubspotActor(caller);
    await saveMember(db, { accountId: portal.account.id, actor, email: caller.email });
    const known =
      lead === undefined || blockedReason === 'erased'
        ? nothing(blockedReason)
        : {
            ...(await describeLead(deps, lead, { actor, history: HISTORY_MAX })),
            dashboardUrl: deps.dashboardUrl({ leadId: lead.id }),
          };
    const phoneProperties = [...sourceProperties(portal.connection.mapping.fields.phone)];
    const limited = work !== 'idle' && isAtDailyLimit(portal.connection);
    const obstacle = blockedReason ?? (limited ? 'daily_limit' : backfillPaused ? 'backfill_paused' : null);
    return { contactId, work, obstacle, canScreen: blockedReason === null, phoneProperties, ...known };
  };
}

/** Only for the account that has the portal now: it may have had another. */
export function findLead(db: Db, { portalId, contactId, accountId }: LeadRef): Promise<Lead | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type LeadFacts = Omit<CardLead, 'contactId' | 'work' | 'obstacle' | 'canScreen' | 'phoneProperties' | 'dashboardUrl'>;

const nothing = (obstacle: CardLead['obstacle']): LeadFacts & { dashboardUrl: null } => ({
  state: obstacle === 'erased' ? 'deleted' : 'unknown',
  error: null,
  safety: null,
  decision: null,
  reasons: [],
  threshold: null,
  explanation: null,
  override: null,
  handling: null,
  history: [],
  dashboardUrl: null,
});

/** Everything the store knows about a lead, for this viewer, with a limited history. */
export async function describeLead(
  { db, unseal }: Pick<Deps, 'db' | 'unseal'>,
  lead: Lead,
  { actor, history: lines }: { actor: string; history: number },
): Promise<LeadFacts> {
  const team = await loadTeam(db, lead.account_id);
  const [explanation, threshold, handling, history] = await Promise.all([
    explainLead({ db, unseal }, lead),
    thresholdOf(db, lead),
    findHandling(db, lead, { team, actor }),
    listHistory(db, lead, { team, lines }),
  ]);
  const { override_status: status, override_source: source, overridden_at: at } = lead;
  const setBy = status === null || at === null ? null : nameIn(team, actorOf(source, lead.portal_id));
  return {
    state: lead.state,
    error: lead.last_error,
    safety: safetyOf(explanation),
    decision: decide({ lead, explanation, threshold, handling, setBy }),
    reasons: topReasons(explanation),
    threshold,
    explanation,
    override: status === null || at === null || setBy === null ? null : { status, by: setBy, at: at.toISOString() },
    handling,
    history,
  };
}

const nameIn = ({ nameOf }: Team, actor: string | null, name: string | null = null): string =>
  whoText(actor, actor === null ? name : nameOf(actor, name));

async function thresholdOf(db: Db, lead: Lead): Promise<number | null> {
  const { configuration_version: version, account_id: accountId } = lead;
  if (version === null || lead.score === null) return null;
  if (version === 0) return defaultConfiguration.threshold;
  const row = await db
    .selectFrom('configurations')
    .select('body')
    .where((row) => row.and({ account_id: accountId, version }))
    .executeTakeFirst();
  return row?.body.threshold ?? null;
}

interface Viewer {
  team: Team;
  /** The viewer. */
  actor: string;
}

/** Null before the first result. */
async function findHandling(db: Db, { id, score }: Lead, { team, actor }: Viewer) {
  if (score === null) return null;
  const row = await db.selectFrom('lead_handling').selectAll().where('lead_id', '=', id).executeTakeFirst();
  const { state, name, reason, at } = handlingOf(row);
  const mine = row !== undefined && state !== 'new' && team.isSame(row.actor, actor);
  const by = row === undefined || state === 'new' ? null : nameIn(team, row.actor, name);
  const actions = possibleActions({ state, mine });
  return { state, by, mine, reason: reasonText(reason), at, version: row?.version ?? 1, actions };
}

async function listHistory(
  db: Db,
  { id }: Lead,
  { team, lines }: { team: Team; lines: number },
): Promise<CardLead['history']> {
  const rows = await db
    .selectFrom('lead_history')
    .select(['at', 'actor', 'actor_name', 'action', 'detail'])
    .where('lead_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(lines)
    .execute();
  return rows.map(({ at, actor, actor_name, action, detail }) => ({
    at: at.toISOString(),
    who: nameIn(team, actor, actor_name),
    what: whatText(action, detail),
  }));
}
