import { issueState } from '../../connect/oauth-states.ts';
import { type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { type ConnectDeps, connectStatic } from '../../hubspot/connect/connect-static.ts';
import { installUrl } from '../../hubspot/connect/oauth-routes.ts';
import { refreshMappingProblems } from '../../hubspot/contacts/mapping-problems.ts';
import { provision } from '../../hubspot/mapping/provision.ts';
import { stableId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { refusedAs } from '../../platform/refusal.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import { backfillContactJob, screenContactJob } from '../definitions/job-kinds.ts';
import { replayDeadLetters } from '../deliveries/replay-deliveries.ts';
import type { AppPortal } from '../portals/served-portal.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps extends ConnectDeps {
  queue: Pick<Queue, 'enqueue'>;
  publicUrl: string;
}

export function createCreateProperties({ store: { db }, hubspot }: Deps): CardHandlers['createProperties'] {
  return async ({ caller }) => createMissing({ db, hubspot }, await permittedPortalOf(db, caller, 'settings'));
}

/** Creates the missing contact properties, as `hubspot provision` does. @throws {HubSpotFailure} */
export async function createMissing({ db, hubspot }: { db: Db; hubspot: HubSpot }, { connection }: AppPortal) {
  const { properties } = await provision(hubspot, { portalId: connection.portalId });
  await refreshMappingProblems({ db, api: hubspot }, connection);
  return {
    created: properties.flatMap(({ name, state }) => (state === 'created' || state === 'extended' ? [name] : [])),
    problems: properties.flatMap(({ name, drift }) => (drift.length === 0 ? [] : [`${name}: ${drift.join('; ')}`])),
  };
}

/** Leads per press; the rest is left for the next one. */
const LEADS_MAX = 500;

export function createReplayFailed({ store: { db }, queue }: Deps): CardHandlers['replayFailed'] {
  return async ({ caller, body: { requestId } }) =>
    replayAllFailed({ db, queue }, await permittedPortalOf(db, caller, 'settings'), {
      requestId,
      actor: hubspotActor(caller),
    });
}

/** Requeues the firm's jobs that failed permanently, and rescreens leads whose screening failed. */
export async function replayAllFailed(
  { db, queue }: { db: Db; queue: Pick<Queue, 'enqueue'> },
  { account, connection: { portalId } }: AppPortal,
  { requestId, actor }: { requestId: string; actor: string },
) {
  const firm = { portalId, accountId: account.id };
  const { replayed: jobs } = await replayDeadLetters({ db, queue }, { firm });
  const failed = await failedContacts(db, firm);
  await db.transaction().execute(async (trx) => {
    for (const { contact_id: contactId, cause: before } of failed) {
      // Leads of a backfill go behind new leads, and are not announced.
      const [job, cause] =
        before === 'backfill' ? ([backfillContactJob, before] as const) : ([screenContactJob, 'changed'] as const);
      const options = { id: stableId('replay', portalId, contactId, requestId), groupId: portalId };
      await queue.enqueue(trx, job, [{ data: { portalId, contactId, cause }, options }]);
    }
    const detail = { jobs, leads: failed.length };
    if (jobs + failed.length === 0) return;
    await writeAudit(trx, { accountId: account.id, actor, action: 'delivery.all_replayed', target: portalId, detail });
  });
  return { jobs, leads: failed.length };
}

function failedContacts(db: Db, firm: { portalId: string; accountId: string }) {
  return db
    .selectFrom('leads')
    .select(['contact_id', 'cause'])
    .where('portal_id', '=', firm.portalId)
    .where('account_id', '=', firm.accountId)
    .where('state', '=', 'error')
    .where('merged_into', 'is', null)
    .orderBy('updated_at')
    .limit(LEADS_MAX)
    .execute();
}

/**
 * Reconnects the portal: a static app by its token, which has to be this portal's; another by a link to HubSpot's
 * consent, valid once and for half an hour.
 */
export function createReconnect({ store, hubspot, publicUrl }: Deps): CardHandlers['reconnect'] {
  const { db } = store;
  return async ({ caller, body: { token } }) => {
    const { account, connection } = await permittedPortalOf(db, caller, 'settings');
    const { id: accountId } = account;
    if (connection.auth === 'oauth')
      return {
        url: installUrl(publicUrl, await issueState(db, { purpose: 'install', accountId })),
        status: connection.status,
      };
    const { portalId, appId } = connection;
    const wanted = { accountId, portalId, token: (token ?? '').trim(), appId };
    const connecting = connectStatic({ hubspot, store }, wanted, hubspotActor(caller));
    const { status } = await refusedAs('reconnect_refused', connecting);
    if (status === 'active') await provision(hubspot, { portalId });
    return { url: null, status };
  };
}
