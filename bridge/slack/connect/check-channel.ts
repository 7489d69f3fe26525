import { Refusal } from '../../platform/refusal.ts';
import { remedyOf } from '../client/failure-remedies.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import type { ChannelInfo, SlackMethods } from '../client/slack-methods.ts';

/**
 * Checks whether messages can be posted to a channel. Nothing is sent.
 * @returns the channel, and warnings for the firm
 * @throws {Refusal} when they cannot
 * @throws {SlackFailure} `retryable` when Slack gives no answer
 */
export async function checkChannel(
  { channelInfo }: Pick<SlackMethods, 'channelInfo'>,
  { channelId, scopes }: { channelId: string; scopes: readonly string[] },
): Promise<{ channel: ChannelInfo; warnings: string[] }> {
  const channel = await find(channelInfo, channelId);
  if (channel.archived) throw new Refusal(refusalOf(channelId, 'is_archived'));
  const mayPost = channel.isMember || (!channel.isPrivate && scopes.includes('chat:write.public'));
  if (!mayPost) throw new Refusal(refusalOf(channelId, 'not_in_channel'));
  const warnings = channel.shared
    ? [
        `#${channel.name} is shared with another organization: it is shown initials only, unless the settings say otherwise.`,
      ]
    : [];
  return { channel, warnings };
}

async function find(channelInfo: SlackMethods['channelInfo'], channelId: string): Promise<ChannelInfo> {
  try {
    return await channelInfo(channelId);
  } catch (error) {
    if (!(error instanceof SlackFailure) || error.kind === 'retryable' || error.kind === 'revoked') throw error;
    throw new Refusal(refusalOf(channelId, error.code));
  }
}

function refusalOf(channelId: string, code: string): string {
  const { what, todo } = remedyOf(code);
  return `${channelId}: ${what} ${todo}`;
}
