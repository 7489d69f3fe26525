import type { Slack } from '../../../slack/client/slack.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import type { MemberInfo, SlackMethods } from '../../../slack/client/slack-methods.ts';
import type { SlackMember } from '../../../slack/inbound/slack-ports.ts';

/**
 * - `member`: of the firm's own workspace or organization
 * - `guest`: invited to some of its channels only
 * - `outsider`: of another company, in a shared channel
 * - `unknown`: Slack does not return it (`users:read`)
 */
type Membership = 'member' | 'guest' | 'outsider' | 'unknown';

/** Member info from Slack, requested on demand and cached in memory for minutes. */
export interface SlackMembers {
  /** @returns undefined when Slack does not return it. @throws {SlackFailure} `retryable`, when it may do so later */
  find(member: SlackMember): Promise<MemberInfo | undefined>;
  /** @throws {SlackFailure} `retryable` */
  membership(member: SlackMember): Promise<Membership>;
  /** @returns undefined when Slack does not return it. @throws {SlackFailure} `retryable` */
  isIn(member: SlackMember, channelId: string): Promise<boolean | undefined>;
  /**
   * Whether people of other companies can read the channel.
   * @returns undefined when Slack does not return it. @throws {SlackFailure} `retryable`
   */
  isShared(member: SlackMember, channelId: string): Promise<boolean | undefined>;
}

const KEPT_MS = 600_000;
/** How long a change of a channel may go unnoticed, ms. */
const PLACE_KEPT_MS = 60_000;

export function createSlackMembers(slack: Pick<Slack, 'call'>, now: () => number = Date.now): SlackMembers {
  const people = createMemory<MemberInfo | 'hidden' | undefined>(KEPT_MS, now);
  const places = createMemory<boolean | undefined>(PLACE_KEPT_MS, now);
  const kinds = createMemory<boolean | undefined>(PLACE_KEPT_MS, now);
  const look = (member: SlackMember) =>
    people(nameOf(member), () => ask(() => callFor(slack, member).userInfo(member.userId)));
  return {
    async find(member) {
      const info = await look(member);
      return info === 'hidden' ? undefined : info;
    },
    async membership(member) {
      const info = await look(member);
      if (info === undefined) return unproved(member);
      if (info === 'hidden' || !info.homes.includes(member.workspaceId)) return 'outsider';
      return info.guest ? 'guest' : 'member';
    },
    isIn: (member, channelId) =>
      places(`${nameOf(member)}:${channelId}`, async () => {
        const found = await ask(() => callFor(slack, member).isInChannel({ channelId, userId: member.userId }));
        return found === 'hidden' ? undefined : found;
      }),
    isShared: (member, channelId) =>
      kinds(`${member.workspaceId}:${channelId}`, async () => {
        const found = await ask(() => callFor(slack, member).channelInfo(channelId));
        return found === 'hidden' ? undefined : found?.shared;
      }),
  };
}

const nameOf = ({ workspaceId, userId }: SlackMember) => `${workspaceId}:${userId}`;
const callFor = (slack: Pick<Slack, 'call'>, { workspaceId, teamId }: SlackMember): SlackMethods =>
  slack.call(workspaceId, teamId);

/** A member of another team than the request's belongs to it only if Slack confirms that. */
const unproved = ({ homeTeamId }: SlackMember): Membership => (homeTeamId === undefined ? 'unknown' : 'outsider');

const MOST = 1_000;

function createMemory<Value>(keptMs: number, now: () => number) {
  const known = new Map<string, { value: Value; until: number }>();
  return async (name: string, look: () => Promise<Value>): Promise<Value> => {
    const kept = known.get(name);
    if (kept !== undefined && kept.until > now()) return kept.value;
    const value = await look();
    if (known.size >= MOST) known.clear();
    known.set(name, { value, until: now() + keptMs });
    return value;
  };
}

const hidden = new Set(['user_not_found', 'user_not_visible']);

async function ask<Found>(call: () => Promise<Found>): Promise<Found | 'hidden' | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof SlackFailure) || error.kind === 'retryable') throw error;
    return hidden.has(error.code) ? 'hidden' : undefined;
  }
}
