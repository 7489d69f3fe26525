import type { AppOptions } from './app-options.ts';
import { channelWithHistory, findChannel, readableChannel } from './channel-access.ts';
import type { Json } from './json.ts';
import type { Message } from './message-store.ts';
import { viewChannel, viewMessage } from './message-view.ts';
import { type Exchange, flagOf, limitOf, type Methods, needScope, pageOf, textOf } from './method.ts';
import { SlackError } from './slack-error.ts';

/** Bounds of a history, in the order of ts. */
function withinBounds({ args }: Exchange): (message: Message) => boolean {
  const bound = (name: 'oldest' | 'latest') => {
    const text = textOf(args, name);
    if (text === undefined || text === '0') return undefined;
    if (!/^\d{1,10}(\.\d{1,6})?$/.test(text)) throw new SlackError(`invalid_ts_${name}`);
    return Number(text);
  };
  const oldest = bound('oldest');
  const latest = bound('latest');
  const inclusive = flagOf(args, 'inclusive');
  return ({ ts }) => {
    const at = Number(ts);
    const afterOldest = oldest === undefined || at > oldest || (inclusive && at === oldest);
    return afterOldest && (latest === undefined || at < latest || (inclusive && at === latest));
  };
}

/** Since May 2025 an app that is given to others outside the marketplace has one call a minute, of 15 messages. */
export const isReduced = ({ unlisted }: AppOptions, method: string): boolean =>
  unlisted && /^conversations\.(?:history|replies)$/.test(method);

const REDUCED_PAGE = 15;

function page(exchange: Exchange, messages: readonly Message[], { appId, unlisted }: AppOptions) {
  const { args, workspace, token } = exchange;
  const limit = unlisted ? limitOf(args, REDUCED_PAGE, REDUCED_PAGE) : limitOf(args, 999);
  const { page: some, next } = pageFrom(messages, args, limit);
  // Whether Slack wants the scope is not known: who depends on metadata without it may find none.
  const withMetadata = flagOf(args, 'include_all_metadata') && token.scopes.includes('metadata.message:read');
  return {
    messages: some.map((message) => viewMessage(message, workspace, appId, withMetadata)),
    has_more: next !== '',
    ...(next === '' ? {} : { response_metadata: { next_cursor: next } }),
  };
}

/** One page of messages; its cursor names the next one, whatever comes in meanwhile. */
function pageFrom(messages: readonly Message[], args: Json, limit: number): { page: Message[]; next: string } {
  const cursor = textOf(args, 'cursor');
  const from = cursor === undefined ? messages[0]?.ts : /^next_ts:([\d.]+)$/.exec(decode(cursor))?.[1];
  const start = cursor === undefined ? 0 : messages.findIndex(({ ts }) => ts === from);
  if (start < 0) throw new SlackError('invalid_cursor');
  const next = messages[start + limit];
  return {
    page: messages.slice(start, start + limit),
    next: next === undefined ? '' : Buffer.from(`next_ts:${next.ts}`).toString('base64'),
  };
}

const decode = (cursor: string) => Buffer.from(cursor, 'base64').toString();

/** The types asked for by conversations.list. */
function readTypes({ args }: Exchange): ('public' | 'private' | 'im')[] {
  const names = { public_channel: 'public', private_channel: 'private', im: 'im', mpim: null } as const;
  return (textOf(args, 'types') ?? 'public_channel').split(',').flatMap((text) => {
    const name = text.trim();
    if (!Object.hasOwn(names, name)) throw new SlackError('invalid_types');
    return names[name as keyof typeof names] ?? [];
  });
}

/** Channels and what was said in them. */
export const conversationMethods = (app: AppOptions): Methods => ({
  'conversations.info'(exchange) {
    const channel = readableChannel(exchange);
    const members = flagOf(exchange.args, 'include_num_members') ? { num_members: channel.members.length } : {};
    return { channel: { ...viewChannel(channel, exchange.workspace), ...members } };
  },

  'conversations.list'(exchange) {
    const { args, workspace, token } = exchange;
    const types = readTypes(exchange);
    if (types.includes('private')) needScope(token, 'groups:read');
    if (types.includes('public')) needScope(token, 'channels:read');
    if (types.includes('im')) needScope(token, 'im:read');
    const listed = [...workspace.channels.values()].filter(
      (channel) =>
        types.includes(channel.kind) &&
        (channel.kind !== 'private' || channel.member) &&
        !(channel.archived && flagOf(args, 'exclude_archived')),
    );
    const { page: some, next } = pageOf(listed, args, limitOf(args, 1_000));
    const channels = some.map((one) => ({ ...viewChannel(one, workspace), num_members: one.members.length }));
    return { channels, response_metadata: { next_cursor: next } };
  },

  'conversations.history'(exchange) {
    const channel = channelWithHistory(exchange);
    const messages = exchange.workspace
      .messages(channel.id)
      .filter((message) => message.threadTs === null || message.broadcast)
      .filter(withinBounds(exchange))
      .reverse();
    return page(exchange, messages, app);
  },

  'conversations.replies'(exchange) {
    const channel = channelWithHistory(exchange);
    const { args, workspace } = exchange;
    const parent = workspace.store.find(channel.id, textOf(args, 'ts') ?? '');
    if (parent === undefined || parent.ephemeralFor !== null) throw new SlackError('thread_not_found');
    const replies = workspace.thread(parent).filter((message) => message.ephemeralFor === null);
    if (parent.deleted && replies.length === 0) throw new SlackError('thread_not_found');
    return page(exchange, [parent, ...replies.filter(withinBounds(exchange))], app);
  },

  'conversations.join'(exchange) {
    const channel = findChannel(exchange);
    if (channel.kind !== 'public') throw new SlackError('method_not_supported_for_channel_type');
    if (channel.archived) throw new SlackError('is_archived');
    const already = channel.member;
    exchange.workspace.setChannel(channel.id, { member: true });
    return { channel: viewChannel(channel, exchange.workspace), ...(already ? { warning: 'already_in_channel' } : {}) };
  },

  'conversations.members'(exchange) {
    const channel = readableChannel(exchange);
    const { args, workspace } = exchange;
    const everybody = [...channel.members, ...(channel.member ? [workspace.botUserId] : [])];
    const { page: members, next } = pageOf(everybody, args, limitOf(args, 1_000));
    return { members, response_metadata: { next_cursor: next } };
  },

  'conversations.open'(exchange) {
    const { args, workspace, token } = exchange;
    const users = textOf(args, 'users');
    const channelId = textOf(args, 'channel');
    if (users === undefined && channelId === undefined) throw new SlackError('users_list_not_supplied');
    if (channelId !== undefined) return { channel: { id: findChannel(exchange).id } };
    const [userId = '', ...others] = (users ?? '').split(',');
    needScope(token, others.length > 0 ? 'mpim:write' : 'im:write');
    if (others.length > 0) throw new SlackError('too_many_users');
    const user = workspace.users.get(userId);
    if (user === undefined) throw new SlackError('user_not_found');
    if (user.deleted) throw new SlackError('user_disabled');
    return { channel: { id: user.imId } };
  },
});
