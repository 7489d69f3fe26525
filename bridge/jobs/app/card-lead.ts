import type { Kysely } from 'kysely';
import type { CardLead } from '../../../shared/card.ts';
import { defaultConfiguration } from '../../../shared/configuration.ts';
import type { CardHandlers } from '../../hubspot/app/card-handlers.ts';
import { isAtDailyLimit } from '../../hubspot/client/connections.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { handlingOf } from '../../leads/lead-standing.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Database } from '../../platform/store/schema.ts';
import { contactWork, isBackfillPaused } from '../definitions/contact-work.ts';
import { appPortalOf, contactObstacle } from './app-portal.ts';
import { explainLead } from './card-explanation.ts';
import { reasonText, whatText, whoText } from './card-words.ts';
import { dashboardUrl } from './dashboard-url.ts';

const HISTORY_MAX = 20;

interface Deps {
  db: Kysely<Database>;
  unseal: Store['unseal'];
  tombstones: Pick<Tombstones, 'find'>;
}

/** What the card shows of a lead beyond the contact's properties; from the store alone. */
export function createReadLead(deps: Deps): CardHandlers['readLead'] {
  const { db } = deps;
  return async ({ caller, contactId }) => {
    const portal = await appPortalOf(db, caller);
    const { portalId } = caller;
    // First: a card that is told that nothing runs shows what it reads with that as the result.
    const { work, behindBackfill } = await contactWork(db, { portalId, contactId });
    const [blockedReason, held, lead] = await Promise.all([
      contactObstacle(deps, portal, contactId),
      behindBackfill && isBackfillPaused(db, portalId),
      findLead(db, { portalId, contactId, accountId: portal.account.id }),
    ]);
    const known = lead === undefined || blockedReason === 'erased' ? nothing(blockedReason) : await tell(deps, lead);
    const limited = work !== 'idle' && isAtDailyLimit(portal.connection);
    const obstacle = blockedReason ?? (limited ? 'daily_limit' : held ? 'backfill_paused' : null);
    return { contactId, work, obstacle, canScreen: blockedReason === null, ...known };
  };
}

/** Of the account the portal belongs to now: it may have had another one. */
export function findLead(
  db: Kysely<Database>,
  { portalId, contactId, accountId }: { portalId: string; contactId: string; accountId: string },
): Promise<Lead | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type Told = Omit<CardLead, 'contactId' | 'work' | 'obstacle' | 'canScreen'>;

const nothing = (obstacle: CardLead['obstacle']): Told => ({
  state: obstacle === 'erased' ? 'deleted' : 'unknown',
  error: null,
  threshold: null,
  explanation: null,
  override: null,
  handling: null,
  history: [],
  dashboardUrl: null,
});

async function tell({ db, unseal }: Pick<Deps, 'db' | 'unseal'>, lead: Lead): Promise<Told> {
  const [explanation, threshold, handling, history] = await Promise.all([
    explainLead({ db, unseal }, lead),
    thresholdOf(db, lead),
    findHandling(db, lead),
    listHistory(db, lead),
  ]);
  const { override_status: status, override_source: source, overridden_at: at } = lead;
  return {
    state: lead.state,
    error: lead.last_error,
    threshold,
    explanation,
    override: status === null || at === null ? null : { status, by: whoText(source), at: at.toISOString() },
    handling,
    history,
    dashboardUrl: dashboardUrl({ leadId: lead.id }),
  };
}

async function thresholdOf(db: Kysely<Database>, lead: Lead): Promise<number | null> {
  const { configuration_version: version, account_id: accountId } = lead;
  if (version === null || lead.score === null) return null;
  if (version === 0) return defaultConfiguration.threshold;
  const row = await db
    .selectFrom('configurations')
    .select('body')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body.threshold ?? null;
}

/** Null where nobody was told of the lead. */
async function findHandling(db: Kysely<Database>, { id }: Lead): Promise<CardLead['handling']> {
  const row = await db.selectFrom('lead_handling').selectAll().where('lead_id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { state, name, reason, at } = handlingOf(row);
  return { state, by: state === 'new' ? null : whoText(row.actor, name), reason: reasonText(reason), at };
}

async function listHistory(db: Kysely<Database>, { id }: Lead): Promise<CardLead['history']> {
  const rows = await db
    .selectFrom('lead_history')
    .select(['at', 'actor', 'actor_name', 'action', 'detail'])
    .where('lead_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  return rows.map(({ at, actor, actor_name, action, detail }) => ({
    at: at.toISOString(),
    who: whoText(actor, actor_name),
    what: whatText(action, detail),
  }));
}
