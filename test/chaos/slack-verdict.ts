import { slackJobs } from '../../bridge/jobs/definitions/job-kinds.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import type { Message } from '../simulators/slack/message-store.ts';
import type { SlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { type Drop, deliveryIdOf } from './slack-faults.ts';
import { type TrialLead, trialChannels } from './slack-leads.ts';
import type { People } from './slack-people.ts';
import { has, type Story } from './slack-story.ts';
import type { Kill } from './witness.ts';

export interface Tried {
  slack: SlackSimulator;
  hubspot: HubSpotSimulator;
  portalId: number;
  /** By the id of the contact. */
  leads: ReadonlyMap<string, TrialLead>;
  people: People;
  drops: readonly Drop[];
  kills: readonly Kill[];
  history: boolean;
}

const hubspotJobs = ['screen-contact', 'contact-change', 'write-override'];
/** They come every minute, or when somebody opens a page. */
const unending = ['slack-digest', 'sweep-slack', 'slack-home'];
const jobs = [...hubspotJobs, ...slackJobs.map(({ name }) => name)].filter((name) => !unending.includes(name));

export interface Open {
  eventsOpen: number;
  outboxUntold: number;
  messagesOpen: number;
  actionsUnwritten: number;
  jobsLeft: number;
  jobsDead: number;
}

/** What is left to be done in the store. */
export async function countOpen({ pool }: Pick<Store, 'pool'>): Promise<Open> {
  const { rows } = await pool.query<Open>(
    `select (select count(*)::integer from webhook_events where processed_at is null) as "eventsOpen",
      (select count(*)::integer from outbox where sent_at is null) as "outboxUntold",
      (select count(*)::integer from slack_messages where state in ('waiting', 'unknown')
        or (state = 'posted' and (shown < wanted or withdrawn))) as "messagesOpen",
      (select count(*)::integer from lead_history where actor like 'slack:%' and written_at is null) as "actionsUnwritten",
      (select count(*)::integer from pgboss.job
        where name = any($1) and state in ('created', 'retry', 'active')) as "jobsLeft",
      (select count(*)::integer from pgboss.job
        where (name like '%.dead' and state in ('created', 'retry')) or (name = any($1) and state = 'failed')) as "jobsDead"`,
    [jobs],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('nothing could be counted');
  return row;
}

interface Action {
  id: string;
  action: string;
  actor: string;
  note: string | null;
}

/** Everything that is kept of a lead. */
interface Kept {
  leadId: string;
  contactId: string;
  override: string | null;
  state: string | null;
  actor: string | null;
  alertId: string | null;
  alertState: string | null;
  channel: string | null;
  ts: string | null;
  position: string | null;
  /** Of its first result, in the order of all results. */
  told: string | null;
  actions: Action[] | null;
}

async function load({ pool }: Pick<Store, 'pool'>): Promise<Kept[]> {
  const { rows } = await pool.query<Kept>(
    `select l.id as "leadId", l.contact_id::text as "contactId", l.override_status as override, h.state, h.actor,
      m.id as "alertId", m.state as "alertState", m.channel_id as channel, m.ts, m.position,
      (select min(o.id) from outbox o where o.payload->>'leadId' = l.id::text) as told,
      (select json_agg(json_build_object('id', a.id::text, 'action', a.action, 'actor', a.actor, 'note', a.detail->>'note')
        order by a.id) from lead_history a where a.lead_id = l.id and a.actor like 'slack:%') as actions
    from leads l left join lead_handling h on h.lead_id = l.id
    left join slack_messages m on m.dedupe_key = 'alert:' || l.id
    order by m.position`,
  );
  return rows;
}

export async function judgeTrial(tried: Tried, store: Pick<Store, 'pool'>) {
  const kept = await load(store);
  const { slack } = tried;
  return {
    ...countAlerts(tried, kept),
    ...countDoubled(tried),
    ...countActions(tried, kept),
    ...countInHubSpot(tried, kept),
    ...(await countOpen(store)),
    // What met no bridge that listens is told to the person at once, and is not late.
    acksLate: slack.deliveries.late.filter(({ status }) => status === null).length,
    acksRefused: slack.deliveries.late.filter(({ status }) => status !== null && status !== 502).length,
    slackFaults: slack.faults.length + slack.ownFaults.length,
    hubspotFaults: tried.hubspot.faults.length + tried.hubspot.ownFaults.length,
  };
}

/** Of a channel's alerts the first copies, in the order Slack took them. */
function firstCopies({ slack }: Tried, channel: string): Map<string, Message> {
  const first = new Map<string, Message>();
  for (const message of slack.workspace().messages(channel)) {
    const id = deliveryIdOf(message.metadata);
    if (id !== undefined && message.threadTs === null && !first.has(id)) first.set(id, message);
  }
  return first;
}

const isRising = (numbers: readonly number[]) => numbers.filter((one, at) => one < (numbers[at - 1] ?? one)).length;

function countAlerts(tried: Tried, kept: readonly Kept[]) {
  const told = new Map(kept.map((one) => [one.contactId, one]));
  const counts = { alerts: 0, leadsLost: 0, invalidTold: 0, wrongChannel: 0, outOfOrder: 0, outOfResults: 0 };
  for (const [contactId, lead] of tried.leads) {
    const one = told.get(contactId);
    const message = one?.alertId != null && firstCopies(tried, one.channel ?? '').get(one.alertId);
    if (message) counts.alerts += 1;
    if (lead.valid && (!message || one?.alertState !== 'posted')) counts.leadsLost += 1;
    if (!lead.valid && message) counts.invalidTold += 1;
    if (lead.valid && message && one?.channel !== lead.channel) counts.wrongChannel += 1;
  }
  const ranks = new Map(kept.map(({ alertId, position, told: result }) => [alertId, { position, result }]));
  for (const channel of trialChannels) {
    const ids = [...firstCopies(tried, channel).keys()];
    counts.outOfOrder += isRising(ids.map((id) => Number(ranks.get(id)?.position)));
    counts.outOfResults += isRising(ids.map((id) => Number(ranks.get(id)?.result)));
  }
  return counts;
}

const NEAR_MS = 3_000;

/** Every copy but the first, by what made the bridge not know of the one before. */
function countDoubled({ slack, drops, kills, history }: Tried) {
  const firm = slack.workspace();
  const copies = new Map<string, Message[]>();
  for (const message of trialChannels.flatMap((channel) => firm.store.of(channel))) {
    const id = deliveryIdOf(message.metadata);
    if (id !== undefined) copies.set(id, [...(copies.get(id) ?? []), message]);
  }
  const counts = { doubledByDrop: 0, doubledByKill: 0, doubledUnexplained: 0 };
  for (const [deliveryId, messages] of copies) {
    for (const { postedAt } of messages.slice(0, -1)) {
      const near = (at: number) => Math.abs(at - postedAt) < NEAR_MS;
      if (drops.some((drop) => drop.deliveryId === deliveryId && near(drop.at))) counts.doubledByDrop += 1;
      else if (!history && kills.some(({ at }) => at >= postedAt && near(at))) counts.doubledByKill += 1;
      else counts.doubledUnexplained += 1;
    }
  }
  return { dropped: drops.length, ...counts };
}

const actorOf = (userId: string | null) => (userId === null ? null : `slack:T01FIRM:${userId}`);

/**
 * A click whose bridge died before it answered may be done when the winner has released the lead: then it is the
 * clicker's, as they asked.
 */
function lateClaimOf(story: Story | undefined, actions: readonly Action[]): string | undefined {
  if (story === undefined || story.end.state !== 'new' || story.done.release !== 1) return undefined;
  const released = actions.findIndex(({ action }) => action === 'release');
  const late = actions.slice(released + 1);
  const userId = late[0]?.actor.split(':').at(-1);
  const is = released > 0 && late.length === 1 && late[0]?.action === 'claim' && story.racers.includes(userId ?? '');
  return is ? userId : undefined;
}

/** What people did, as it is kept and as the messages show it. */
function countActions({ slack, people }: Tried, kept: readonly Kept[]) {
  const counts = { actions: 0, lateClaims: 0, actionsLost: 0, actionsDoubled: 0, standsWrong: 0, messagesDiffer: 0 };
  for (const { leadId, state, actor, actions, channel, ts, alertState } of kept) {
    const story = people.stories.get(leadId);
    const made = actions ?? [];
    counts.actions += made.length;
    const late = lateClaimOf(story, made);
    if (late !== undefined) counts.lateClaims += 1;
    const { lost, doubled } = compare(story?.done ?? {}, late === undefined ? made : made.slice(0, -1));
    counts.actionsLost += lost;
    counts.actionsDoubled += doubled;
    if (lost + doubled > 0) console.error({ story, made });
    if (story === undefined || channel === null || ts === null || alertState !== 'posted') continue;
    const end = late === undefined ? story.end : { state: 'claimed' as const, userId: late };
    if (state !== end.state || (actor ?? null) !== actorOf(end.userId)) counts.standsWrong += 1;
    if (!shows(slack.workspace().message(channel, ts), end)) counts.messagesDiffer += 1;
  }
  return counts;
}

function compare(done: Readonly<Record<string, number>>, made: readonly Action[]) {
  const found = Map.groupBy(made, ({ action }) => action);
  const names = new Set([...Object.keys(done), ...found.keys()]);
  const differences = [...names].map((name) => (found.get(name)?.length ?? 0) - (done[name] ?? 0));
  return {
    lost: -differences.filter((by) => by < 0).reduce((sum, by) => sum + by, 0),
    doubled: differences.filter((by) => by > 0).reduce((sum, by) => sum + by, 0),
  };
}

const buttons = { new: 'claim', claimed: 'release', contacted: 'reopen', not_a_fit: 'reopen' } as const;
const words = { new: 'Claim this lead', claimed: 'Claimed', contacted: 'Contacted', not_a_fit: 'No case' } as const;

function shows(message: Message, end: Story['end']): boolean {
  const text = JSON.stringify(message.blocks);
  const named = end.userId === null || text.includes(`<@${end.userId}>`);
  return has(message, buttons[end.state]) && text.includes(words[end.state]) && named;
}

/** What HubSpot has to show: the status a human gave, one note for each word of theirs. */
function countInHubSpot({ hubspot, portalId, leads }: Tried, kept: readonly Kept[]) {
  const portal = hubspot.portal(portalId);
  const counts = { statusWrong: 0, overrideWrong: 0, notes: portal.notes.length, notesLost: 0, notesDoubled: 0 };
  for (const { contactId, state, override, actions } of kept) {
    const right = state === 'not_a_fit' || leads.get(contactId)?.valid !== true ? 'invalid' : 'valid';
    if (portal.value(contactId, 'lead_intake_status') !== right) counts.statusWrong += 1;
    if (override !== (state === 'not_a_fit' ? 'invalid' : null)) counts.overrideWrong += 1;
    const noted = (actions ?? []).filter(({ action }) => action === 'contacted' || action === 'not_a_fit');
    for (const { id, note } of noted) {
      const found = portal.notes.filter(
        ({ contactIds, body }) =>
          contactIds.includes(contactId) && body.includes(`[lead-intake ${id}]`) && body.includes(note ?? ''),
      );
      counts.notesLost += Number(found.length === 0);
      counts.notesDoubled += Math.max(0, found.length - 1);
    }
  }
  return counts;
}
