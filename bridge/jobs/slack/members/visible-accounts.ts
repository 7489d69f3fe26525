import type { PrivacyLevel, SlackSettings } from '../../../../shared/slack-settings.ts';
import type { Db } from '../../../platform/store/schema.ts';
import { accountsOf, type SlackConnection } from '../../../slack/connect/connections.ts';
import type { SlackMember } from '../../../slack/inbound/slack-ports.ts';
import { channelPrivacy } from '../../../slack/routing/channel-state.ts';
import { listChannels } from '../../../slack/routing/channels.ts';
import type { SlackMembers } from './slack-members.ts';

/** An account whose leads a member may see, and at which privacy level. */
export interface VisibleAccounts {
  connection: SlackConnection;
  privacy: PrivacyLevel;
}

const levels: readonly PrivacyLevel[] = ['full', 'no_notes', 'initials'];

export const strictestOf = (all: readonly PrivacyLevel[]): PrivacyLevel =>
  levels.findLast((level) => all.includes(level)) ?? 'initials';

/**
 * Accounts whose leads are announced in a channel the member is in, at the strictest privacy level of these channels.
 * If Slack does not return a channel's members, its leads show initials. Guests and people of other companies see only
 * the channels themselves.
 * @throws {SlackFailure} `retryable`
 */
export async function findVisibleAccounts(
  { db, members }: { db: Db; members: SlackMembers },
  member: SlackMember,
): Promise<VisibleAccounts[]> {
  const membership = await members.membership(member);
  if (membership === 'guest' || membership === 'outsider') return [];
  const channels = await listChannels(db, member.workspaceId);
  const visibleAccounts: VisibleAccounts[] = [];
  for (const connection of await accountsOf(db, member.workspaceId)) {
    const { settings } = connection;
    const seen: PrivacyLevel[] = [];
    for (const channelId of leadChannels(settings)) {
      const inside = await members.isIn(member, channelId);
      const known = channels.find((channel) => channel.channelId === channelId && channel.name !== null);
      if (inside === true) {
        // Nothing is stored of a channel that a rule names until the first lead goes there.
        const shared = known?.shared ?? (await members.isShared(member, channelId)) ?? true;
        seen.push(channelPrivacy(settings, { channelId, shared }));
      }
      if (inside === undefined) seen.push('initials');
    }
    if (seen.length > 0) visibleAccounts.push({ connection, privacy: strictestOf(seen) });
  }
  return visibleAccounts;
}

const leadChannels = ({ defaultChannel, rules }: SlackSettings): string[] => [
  ...new Set([defaultChannel, ...rules.map(({ channel }) => channel)]),
];
