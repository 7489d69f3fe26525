import { sql } from 'kysely';
import { type LeadAction, leadActions } from '../../../../shared/lead-actions.ts';
import type { HubSpot } from '../../../hubspot/client/hubspot.ts';
import type { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { createNote, findOwner, hasNote, referenceOf } from '../../../hubspot/contacts/owners-and-notes.ts';
import { type ContactApi, readContacts } from '../../../hubspot/contacts/read-contacts.ts';
import { writeContacts } from '../../../hubspot/contacts/write-contacts.ts';
import { leadStatusOf } from '../../../leads/lead-columns.ts';
import { markHistoryWritten, nameHandler, slackUserOf } from '../../../leads/lead-handling.ts';
import { emailOf, loadTeam, saveMember } from '../../../leads/team-members.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Claim } from '../../../platform/queue/handle-batch.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import type { MemberInfo } from '../../../slack/client/slack-methods.ts';
import { touchAlerts } from '../../../slack/messages/message-rows.ts';
import { type WriteLeadAction, writeLeadActionJob } from '../../definitions/job-kinds.ts';
import { type PortalWorkDeps, workByPortal } from '../../portals/work-by-portal.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { enqueueDelivery } from '../messages/contact-alerts.ts';
import { noteOf } from './hubspot-note.ts';
import { refuseStatus } from './refusals.ts';

interface WriteActionDeps extends PortalWorkDeps {
  seal: Store['seal'];
  api: Pick<HubSpot, 'call' | 'paths'>;
  members: SlackMembers;
}

/** After this many attempts a name that Slack does not return is left out. */
const TRIES_FOR_NAME = 2;

/** Writes lead actions to HubSpot, until the signal. */
export function runWriteLeadActions({ signal, ...deps }: WriteActionDeps & { signal: AbortSignal }): Promise<void> {
  return workByPortal(deps, writeLeadActionJob, {
    signal,
    handle: (claim) => writeAction(deps, claim),
    carry: (claim, begun) => ({
      historyId: claim.data.historyId,
      tries: triesOf(claim),
      begun: begun || wasBegun(claim),
    }),
  });
}

type Tried = Pick<Claim<WriteLeadAction>, 'data' | 'attempt'>;

/** Portal failures are no attempts: otherwise a name, and with it the owner, would be given up too soon. */
const triesOf = ({ data: { tries = 0 }, attempt }: Tried) => tries + attempt;
const wasBegun = ({ data: { begun = false }, attempt }: Tried) => begun || attempt > 0;

type Acted = NonNullable<Awaited<ReturnType<typeof findActed>>>;

async function writeAction(deps: WriteActionDeps, tried: Tried): Promise<void> {
  const acted = await findActed(deps.db, tried.data.historyId);
  if (acted === undefined || acted.written_at !== null || acted.lead_state === 'deleted') return;
  const person = await findPerson(deps, acted, triesOf(tried));
  const owner = await ownerOf(deps, acted, person);
  const name = owner.name !== null && person.where === 'HubSpot' ? owner.name : person.name;
  if (person.where === 'HubSpot') await saveMember(deps.db, { accountId: acted.account_id, actor: acted.actor, name });
  await writeState(deps, acted, owner.id);
  if (acted.action === 'release') await releaseOwner(deps, acted);
  const note = { by: name ?? 'a team member', where: person.where, repeated: wasBegun(tried) };
  await leaveNote(deps, acted, note);
  await settle(deps, acted, { name, owner });
}

function findActed(db: Db, historyId: string) {
  return db
    .selectFrom('lead_history as h')
    .innerJoin('leads as l', 'l.id', 'h.lead_id')
    .leftJoin('slack_connections as s', 's.account_id', 'h.account_id')
    .select(['h.id', 'h.lead_id', 'h.account_id', 'h.actor', 'h.action', 'h.detail', 'h.at', 'h.written_at'])
    .select(['l.portal_id', 'l.contact_id', 'l.state as lead_state', 's.workspace_id', 's.team_id'])
    .where('h.id', '=', historyId)
    .executeTakeFirst();
}

/** Who did it, as far as Slack or HubSpot knows; stored for the next time. */
async function findPerson(deps: WriteActionDeps, acted: Acted, tries: number): Promise<Person> {
  const { account_id: accountId, actor } = acted;
  if (slackUserOf(actor) === null) {
    const email = await emailOf(deps.db, accountId, actor);
    const where = actor.startsWith('dashboard:') ? 'the dashboard' : 'HubSpot';
    return { name: (await loadTeam(deps.db, accountId)).nameOf(actor), email, where };
  }
  const { name = null, email = null } = (await findMember(deps, acted, tries)) ?? {};
  await saveMember(deps.db, { accountId, actor, name, email });
  return { name, email, where: 'Slack' };
}

interface Person {
  name: string | null;
  email: string | null;
  where: 'Slack' | 'HubSpot' | 'the dashboard';
}

async function findMember(deps: WriteActionDeps, acted: Acted, tries: number): Promise<MemberInfo | undefined> {
  const userId = slackUserOf(acted.actor);
  const { workspace_id: workspaceId, team_id: teamId } = acted;
  if (userId === null || workspaceId === null || teamId === null) return undefined;
  try {
    return await deps.members.find({ workspaceId, teamId, userId });
  } catch (error) {
    if (error instanceof SlackFailure && tries >= TRIES_FOR_NAME) return undefined;
    throw error;
  }
}

/** The owner of a contact, or why there is none; stored with the action. */
interface OwnerFound {
  id: string | null;
  why: 'set' | 'no_address' | 'no_match' | 'no_scope' | undefined;
  /** HubSpot's name. */
  name: string | null;
}

/** The person who takes a lead becomes the contact's owner, if HubSpot knows the address. */
async function ownerOf({ api }: WriteActionDeps, acted: Acted, { email, where }: Person): Promise<OwnerFound> {
  const takes = acted.action === 'claim' || acted.action === 'reopen';
  // HubSpot returns names of its own users with the owners.
  if (!takes && where !== 'HubSpot') return { id: null, why: undefined, name: null };
  if (email === null) return { id: null, why: takes ? 'no_address' : undefined, name: null };
  const found = await findOwner(api, acted.portal_id, email);
  const name = found.kind === 'owner' ? found.name : null;
  if (!takes) return { id: null, why: undefined, name };
  if (found.kind === 'owner') return { id: found.id, why: 'set', name };
  return { id: null, why: found.kind === 'none' ? 'no_match' : 'no_scope', name };
}

const MOST_WRITES = 5;

/** Writes the lead's current handling, in whatever order the actions run; a change meanwhile is written afterwards. */
async function writeState(deps: WriteActionDeps, acted: Acted, ownerId: string | null): Promise<void> {
  let last = '';
  for (let written = 0; written < MOST_WRITES; written += 1) {
    const properties = await wantedOf(deps.db, acted, ownerId);
    const text = JSON.stringify(properties);
    if (Object.keys(properties).length === 0 || text === last) return;
    const refusal = await write(deps, acted, properties);
    // A later change has its own history line.
    if (refusal !== undefined && written === 0) await refuseStatus(deps, acted, refusal);
    last = text;
  }
}

/** @returns why HubSpot refuses the status; undefined when it does not, or there is none */
async function write(
  deps: WriteActionDeps,
  acted: Acted,
  properties: Record<string, string>,
): Promise<HubSpotFailure | undefined> {
  const { portal_id: portalId, contact_id: id } = acted;
  const result = await writeContacts(deps.api, { portalId, updates: [{ id, properties }], priority: 'live' });
  const refusal = result.refused.get(id);
  if (refusal === undefined) return undefined;
  const { hubspot_owner_id: owner, ...others } = properties;
  deps.log.warn({ err: refusal, portalId, historyId: acted.id }, 'HubSpot refused to store what was done with a lead');
  if (owner === undefined) return refusal;
  // An owner that HubSpot refuses must not lose the rest.
  return Object.keys(others).length > 0 ? write(deps, acted, others) : undefined;
}

async function wantedOf(
  db: Db,
  { lead_id, action, actor }: Acted,
  ownerId: string | null,
): Promise<Record<string, string>> {
  const lead = await db
    .selectFrom('leads as l')
    .leftJoin('lead_handling as h', 'h.lead_id', 'l.id')
    .select(['l.state', 'l.score', 'l.valid', 'l.override_status', 'h.actor'])
    .where('l.id', '=', lead_id)
    .executeTakeFirst();
  if (lead === undefined) return {};
  const status = action === 'not_a_fit' || action === 'reopen' ? leadStatusOf(lead) : undefined;
  return {
    ...(status !== undefined && { lead_intake_status: status }),
    // Somebody else may have it by now.
    ...(ownerId !== null && lead.actor === actor && { hubspot_owner_id: ownerId }),
  };
}

/** HubSpot would store the same note twice: one that may be there is looked for first. */
async function leaveNote(
  { api }: WriteActionDeps,
  acted: Acted,
  { by, where, repeated }: { by: string; where: Person['where']; repeated: boolean },
): Promise<void> {
  const action = leadActions.find((one): one is LeadAction => one === acted.action);
  if (action === undefined) return;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const { reason, note } = acted.detail;
  const body = noteOf({ historyId: acted.id, action, by, where, reason: text(reason), note: text(note) });
  if (body === undefined) return;
  const { portal_id: portalId, contact_id: contactId } = acted;
  if (repeated && (await hasNote(api, { portalId, contactId }, referenceOf(acted.id)))) return;
  await createNote(api, { portalId, contactId, body, at: acted.at });
}

async function settle({ db, queue }: WriteActionDeps, acted: Acted, by: { name: string | null; owner: OwnerFound }) {
  const { name, owner } = by;
  const { why, id } = owner;
  const more = why === undefined ? {} : { owner: why, ...(id !== null && { ownerId: id }) };
  await markHistoryWritten(db, acted.id, { actorName: name, detail: more });
  if (name === null) return;
  await db.transaction().execute(async (trx) => {
    const nameChanged = await nameHandler(trx, acted.lead_id, { actor: acted.actor, name });
    // The alert mentions Slack members; for anybody else it shows the name.
    if (nameChanged && slackUserOf(acted.actor) === null)
      await enqueueDelivery(queue, trx, await touchAlerts(trx, [acted.lead_id]));
  });
}

interface Deps {
  db: Db;
  api: ContactApi;
  log: Log;
}

interface Released {
  lead_id: string;
  portal_id: string;
  contact_id: string;
}

const OWNER = 'hubspot_owner_id';

/**
 * A released lead has no owner in HubSpot either, if its last claim set the current one; an owner chosen in HubSpot
 * stays.
 * @throws {HubSpotFailure}
 */
async function releaseOwner({ db, api, log }: Deps, lead: Released): Promise<void> {
  const { portal_id: portalId, contact_id: id } = lead;
  const ours = await findOwnerOfLastClaim(db, lead.lead_id);
  if (ours === undefined) return;
  const request = { portalId, contactIds: [id], properties: [OWNER], priority: 'live' } as const;
  const { contacts } = await readContacts(api, request);
  if (contacts.get(id)?.properties[OWNER] !== ours || !(await isFree(db, lead.lead_id))) return;
  const updates = [{ id, properties: { [OWNER]: '' } }];
  const err = (await writeContacts(api, { portalId, updates, priority: 'live' })).refused.get(id);
  if (err !== undefined) log.warn({ err, portalId }, 'HubSpot refused to clear the owner that a claim had set');
}

async function findOwnerOfLastClaim(db: Db, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead_history')
    .select(sql<string | null>`detail ->> 'ownerId'`.as('owner'))
    .where('lead_id', '=', leadId)
    .where('action', 'in', ['claim', 'reopen'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.owner ?? undefined;
}

async function isFree(db: Db, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('lead_handling').select('state').where('lead_id', '=', leadId).executeTakeFirst();
  return row?.state === 'new';
}
