import type { Channel } from './channel-table.ts';
import { type Exchange, needScope, textOf } from './method.ts';
import { SlackError } from './slack-error.ts';

const readScope = { public: 'channels:read', private: 'groups:read', im: 'im:read' } as const;
const historyScope = { public: 'channels:history', private: 'groups:history', im: 'im:history' } as const;

/** A channel the app knows of: private ones exist for their members only. */
export function findChannel({ args, workspace }: Exchange): Channel {
  const name = textOf(args, 'channel') ?? '';
  const channel = workspace.channels.get(name);
  if (channel === undefined || (channel.kind === 'private' && !channel.member)) {
    throw new SlackError('channel_not_found');
  }
  return channel;
}

export function readableChannel(exchange: Exchange): Channel {
  const channel = findChannel(exchange);
  needScope(exchange.token, readScope[channel.kind]);
  return channel;
}

export function channelWithHistory(exchange: Exchange): Channel {
  const channel = findChannel(exchange);
  needScope(exchange.token, historyScope[channel.kind]);
  if (!channel.member) throw new SlackError('not_in_channel');
  return channel;
}

/** Where a new message goes: a channel by id or name, or a person. Throws what keeps the app from posting there. */
export function postableChannel(exchange: Exchange): Channel {
  const { args, workspace, token } = exchange;
  const named = textOf(args, 'channel') ?? '';
  const user = workspace.users.get(named);
  const byName = [...workspace.channels.values()].find((one) => one.name !== '' && `#${one.name}` === named);
  const id = user?.imId ?? byName?.id ?? named;
  const channel = findChannel({ ...exchange, args: { channel: id } });
  if (channel.archived) throw new SlackError('is_archived');
  if (!channel.member && !token.scopes.includes('chat:write.public')) throw new SlackError('not_in_channel');
  return channel;
}

/** Throws where the channel's rules keep the app from posting this kind of message. */
export function checkRestriction(channel: Channel, isReply: boolean): void {
  const { restriction } = channel;
  if (restriction === null) return;
  if (restriction === 'restricted_action_thread_only_channel' && isReply) return;
  if (restriction === 'restricted_action_non_threadable_channel' && !isReply) return;
  throw new SlackError(restriction);
}
