import { type CallPriority, HubSpotFailure } from '../../hubspot/client/ports.ts';
import { BATCH_MAX } from '../../hubspot/contacts/read-contacts.ts';
import { loadLeads } from '../../leads/lead-rows.ts';
import type { BatchCompletion, Claim } from '../../platform/queue/handle-batch.ts';
import { findWorkedOn } from '../../platform/queue/job-rows.ts';
import { createLockSession } from '../../platform/queue/named-locks.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { withoutStoppedBackfills } from '../backfill/backfills.ts';
import { BEHIND, backfillContactJob, type ScreenContact, screenContactJob } from '../definitions/job-kinds.ts';
import {
  backOffPortal,
  createOutages,
  createSkippedPortals,
  endOutage,
  type Outages,
  RECOVERY_MS,
  type SkippedPortals,
  WAITING_SECONDS,
} from '../portals/back-off-portal.ts';
import {
  listPausedBackfills,
  listWaitingPortals,
  loadPortals,
  type ScreeningPortal,
} from '../portals/work-by-portal.ts';
import {
  type Commit,
  type CommitDeps,
  type Committed,
  commitScreening,
  describeFailureForPeople,
} from './screen-contact-commit.ts';
import { attemptOf, type ContactClaims, groupClaims, type ScreenedContact } from './screen-contact-plan.ts';
import { type PortalDeps, type PortalResult, screenPortal } from './screen-contact-portal.ts';
import { failedContact } from './screen-contact-results.ts';

/** Concurrent batches: while the slowest analysis of one ends, the others keep the analyzer busy. */
const BATCHES = 3;
/** At most two batches per portal; the queue's own limit is not exact. */
const PER_PORTAL = 2 * BATCH_MAX;
const BUSY_SECONDS = 1;

interface ScreenContactDeps extends PortalDeps, CommitDeps {
  queue: Pick<Queue, 'enqueue' | 'work'>;
  /** Contacts that other processes hold are postponed. */
  locks: ContactLocks;
  /** Counts events whose work is committed. */
  onSettled?: (outcome: string, events: Committed['events']) => void;
}

/** Some contacts of a batch are retried; the others are done. */
class ContactsFailed extends Error {
  override readonly name = 'ContactsFailed';
}

/** Screens contacts until the signal: new ones, and besides them those of a backfill. */
export async function runScreenContact(deps: ScreenContactDeps, signal: AbortSignal): Promise<void> {
  const { log } = deps;
  const live = createSkippedPortals({ listWaiting: () => listWaitingPortals(deps.db), log });
  const listWaiting = async () => [...live.list(), ...(await listPausedBackfills(deps.db))];
  const background = createSkippedPortals({ listWaiting, log });
  await live.refresh();
  await background.refresh();
  const shared = { ...deps, inFlight: createContactsInFlight(PER_PORTAL), outages: createOutages() };
  const handle = (skipped: SkippedPortals, priority: CallPriority) => createHandler({ ...shared, skipped, priority });
  const line = { signal, batchSize: BATCH_MAX, groupConcurrency: PER_PORTAL, ignoreGroups: live.list };
  await Promise.all([
    live.keepFresh(signal),
    background.keepFresh(signal),
    deps.queue.work(screenContactJob, { ...line, concurrency: BATCHES, handle: handle(live, 'live') }),
    // Low-priority jobs get their turn, however many new leads there are.
    deps.queue.work(screenContactJob, { ...line, maxPriority: BEHIND, handle: handle(live, 'live') }),
    deps.queue.work(backfillContactJob, {
      signal,
      batchSize: BATCH_MAX,
      ignoreGroups: background.list,
      handle: handle(background, 'background'),
    }),
  ]);
}

interface HandlerDeps extends ScreenContactDeps {
  skipped: SkippedPortals;
  inFlight: ContactsInFlight;
  outages: Outages;
  priority: CallPriority;
}

const jobOf = { live: screenContactJob, background: backfillContactJob };

function createHandler(deps: HandlerDeps) {
  return async (claims: Claim<ScreenContact>[], batch: BatchCompletion<ScreenContact>): Promise<void> => {
    const groups = groupClaims(await withoutStoppedBackfills(deps, claims, batch));
    if (groups.size === 0) return;
    const portals = await loadPortals(deps.db, [...groups.keys()]);
    const results = await Promise.allSettled(
      [...groups].map(([portalId, contacts]) =>
        handlePortal(deps, { portalId, contacts, portal: portals.get(portalId), batch }),
      ),
    );
    const broken = results.find((result) => result.status === 'rejected');
    if (broken !== undefined) throw broken.reason;
    const failed = results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0);
    if (failed > 0) throw new ContactsFailed(`${failed} of ${claims.length} contacts are tried again`);
  };
}

interface Group {
  portalId: string;
  contacts: readonly ContactClaims[];
  portal: ScreeningPortal | undefined;
  batch: BatchCompletion<ScreenContact>;
}

/** @returns how many contacts failed */
async function handlePortal(deps: HandlerDeps, group: Group): Promise<number> {
  const { portalId, contacts, portal, batch } = group;
  const { taken } = deps.inFlight.take(portalId, contacts, deps.priority);
  try {
    const free = await deps.locks.take(portalId, taken);
    const own = taken.filter(({ contactId }) => free.has(contactId));
    const { seen, screened } = await screenOrExplain(deps, { ...group, contacts: own });
    const waiting = contacts.filter((one) => !own.includes(one));
    const commit: Commit = {
      portalId,
      accountId: portal?.accountId ?? null,
      requestedAt: portal?.requestedAt ?? null,
      screened: [...screened, ...waiting.map((claims) => putOff(claims, BUSY_SECONDS, null))],
      seen,
      job: jobOf[deps.priority],
      batch,
    };
    for (const { outcome, events } of await commitScreening(deps, commit)) deps.onSettled?.(outcome, events);
    return screened.filter(({ outcome }) => outcome.kind === 'failed').length;
  } finally {
    const ids = taken.map(({ contactId }) => contactId);
    await deps.locks.release(portalId, ids).catch((err: unknown) => deps.log.warn({ err }, 'locks were lost'));
    deps.inFlight.release(portalId, taken);
  }
}

const nothing = (screened: ScreenedContact[]): PortalResult => ({ seen: new Map(), screened });

const putOff = (claims: ContactClaims, seconds: number, why: string | null): ScreenedContact => ({
  claims,
  outcome: { kind: 'again', seconds, why },
  draft: null,
});

async function screenOrExplain(deps: HandlerDeps, { contacts, portal }: Group): Promise<PortalResult> {
  if (portal === undefined) {
    return nothing(
      contacts.map((claims) => ({ claims, outcome: { kind: 'done', word: 'not_connected' }, draft: null })),
    );
  }
  if (portal.blockedReason !== null) {
    await deps.skipped.refresh();
    return nothing(contacts.map((claims) => putOff(claims, WAITING_SECONDS, portal.blockedReason)));
  }
  if (contacts.length === 0) return nothing([]);
  const { priority } = deps;
  const retryLimit = jobOf[priority].retry.limit;
  try {
    const result = await screenPortal(deps, { portal, contacts, priority, retryLimit });
    endOutage(deps, portal.portalId);
    return result;
  } catch (error) {
    return explain(deps, { portal, contacts, retryLimit, error });
  }
}

interface Failed {
  portal: ScreeningPortal;
  contacts: readonly ContactClaims[];
  retryLimit: number;
  error: unknown;
}

/** What an unreadable or unwritable portal means for its contacts. */
async function explain(deps: HandlerDeps, { portal, contacts, retryLimit, error }: Failed): Promise<PortalResult> {
  const { portalId } = portal;
  const words = describeFailureForPeople(error);
  deps.log.warn({ err: error, portalId, contacts: contacts.length }, 'contacts of a portal could not be screened');
  if (error instanceof HubSpotFailure) {
    // A portal failure is not a contact's: it uses up no attempts, however long it lasts.
    if (error.kind !== 'permanent') {
      const seconds = await backOffPortal(deps, portalId, error);
      return nothing(contacts.map((claims) => putOff(claims, seconds, words)));
    }
    deps.skipped.skip(portalId, RECOVERY_MS);
  }
  const given = contacts.filter((claims) => attemptOf(claims) >= retryLimit);
  const contactIds = given.map(({ contactId }) => contactId);
  const seen = await loadLeads(deps, portalId, contactIds);
  const screened = contacts.map((claims): ScreenedContact => {
    const last = given.includes(claims);
    const draft = last ? failedContact({ claims, lead: seen.get(claims.contactId), portal }, words) : null;
    return { claims, outcome: { kind: 'failed', words, last }, draft };
  });
  return { seen, screened };
}

/** The contacts that this process is screening, over all batches. */
interface ContactsInFlight {
  /**
   * Takes eligible contacts: none twice, because an older state could be written last, and at most `perPortal` of one
   * portal and priority, so that another portal always finds a worker.
   */
  take(
    portalId: string,
    contacts: readonly ContactClaims[],
    priority: CallPriority,
  ): Record<'taken' | 'later', ContactClaims[]>;
  release(portalId: string, contacts: readonly ContactClaims[]): void;
}

export function createContactsInFlight(perPortal: number): ContactsInFlight {
  const portals = new Map<string, Map<string, CallPriority>>();
  return {
    take(portalId, contacts, priority) {
      const inFlight = portals.get(portalId) ?? new Map<string, CallPriority>();
      const alike = [...inFlight.values()].filter((one) => one === priority).length;
      // A batch waits as a whole: it costs one HubSpot call whatever its size.
      if (alike > 0 && alike + contacts.length > perPortal) return { taken: [], later: [...contacts] };
      const taken = contacts.filter(({ contactId }) => !inFlight.has(contactId));
      for (const { contactId } of taken) inFlight.set(contactId, priority);
      if (inFlight.size > 0) portals.set(portalId, inFlight);
      return { taken, later: contacts.filter((one) => !taken.includes(one)) };
    },
    release(portalId, contacts) {
      const inFlight = portals.get(portalId);
      for (const { contactId } of contacts) inFlight?.delete(contactId);
      if (inFlight?.size === 0) portals.delete(portalId);
    },
  };
}

/** A contact with the jobs that this process holds for it. */
interface LockedContact {
  contactId: string;
  claims: readonly { id: string }[];
}

/** Contacts in flight, over all processes on one database. */
interface ContactLocks extends AsyncDisposable {
  /** @returns the ids that no other process holds; they are held here until released or the process dies */
  take(portalId: string, contacts: readonly LockedContact[]): Promise<Set<string>>;
  release(portalId: string, contactIds: Iterable<string>): Promise<void>;
}

/** Separates the locks of contacts from every other use of advisory locks. */
const SEED = 7_120_240_011;
const NAME = `hashtextextended($1 || ':' || contact, ${SEED})`;
const TAKE = `select contact as name from unnest($2::text[]) as contact where pg_try_advisory_lock(${NAME})`;
const RELEASE = `select contact as name from unnest($2::text[]) as contact where pg_advisory_unlock(${NAME})`;

/**
 * Advisory locks on a dedicated connection: no transaction stays open, nothing has to be renewed, and the database
 * releases the contacts of a dead process at once. A process taken for dead although its connection lives has lost its
 * jobs, so its locks no longer count.
 */
export function createContactLocks({ pool, db }: Pick<Store, 'pool' | 'db'>): ContactLocks {
  const session = createLockSession(pool);
  const locked = new Set<string>();

  return {
    async take(portalId, contacts) {
      if (contacts.length === 0) return new Set();
      const ids = contacts.map(({ contactId }) => contactId);
      const taken = new Set(await session.ask(TAKE, [portalId, ids]));
      for (const id of taken) locked.add(`${portalId}:${id}`);
      const denied = contacts.filter(({ contactId }) => !taken.has(contactId));
      if (denied.length === 0) return taken;
      const alive = await findWorkedOn(db, [screenContactJob, backfillContactJob], {
        key: 'contactId',
        values: denied.map(({ contactId }) => contactId),
        match: { portalId },
        except: denied.flatMap(({ claims }) => claims.map(({ id }) => id)),
      });
      return new Set(ids.filter((id) => taken.has(id) || !alive.has(id)));
    },
    async release(portalId, contactIds) {
      const ids = [...contactIds].filter((id) => locked.delete(`${portalId}:${id}`));
      // A closed connection has released its locks.
      if (ids.length > 0 && session.isOpen()) await session.ask(RELEASE, [portalId, ids]);
    },
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
  };
}
