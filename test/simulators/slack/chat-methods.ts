import { checkRestriction, findChannel, postableChannel } from './channel-access.ts';
import type { Channel } from './channel-table.ts';
import { longestText, readBlocks, readContent, readMetadata, readText } from './message-content.ts';
import type { Message, MessageContent } from './message-store.ts';
import { viewMessage } from './message-view.ts';
import { type Exchange, flagOf, type Methods, textOf } from './method.ts';
import { SlackError } from './slack-error.ts';

const longestUpdate = 4_000;

/** The parent of a reply; throws where it is not there or is a reply itself. */
function readThread(exchange: Exchange, channel: Channel): string | null {
  const { args, workspace, report } = exchange;
  const threadTs = textOf(args, 'thread_ts');
  if (threadTs === undefined) return null;
  const parent = workspace.store.find(channel.id, threadTs);
  // The parent may be deleted: what is left of it still holds a thread.
  if (parent === undefined || parent.ephemeralFor !== null) throw new SlackError('thread_not_found');
  if (parent.threadTs !== null) {
    report('reply_to_reply', 'thread_ts of a reply instead of its parent');
    throw new SlackError('cannot_reply_to_message');
  }
  return threadTs;
}

/** A message of the app's own; throws the given code for anybody else's. */
function ownMessage(exchange: Exchange, channel: Channel, ofOthers: string): Message {
  const message = exchange.workspace.store.find(channel.id, textOf(exchange.args, 'ts') ?? '');
  if (message === undefined || message.deleted || message.ephemeralFor !== null) {
    throw new SlackError('message_not_found');
  }
  if (!message.byApp) throw new SlackError(ofOthers);
  return message;
}

function readChange(exchange: Exchange): Partial<MessageContent> {
  const { args, report } = exchange;
  const blocks = readBlocks(exchange);
  const text = readText(args, { max: longestUpdate, report });
  const metadata = readMetadata(exchange);
  if (text === undefined && blocks === undefined) throw new SlackError('no_text');
  if (text === undefined) report('missing_fallback_text', 'blocks without a text to notify with');
  return {
    text: text ?? '',
    ...(blocks === undefined ? {} : { blocks }),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/** Posting, editing and deleting. */
export const chatMethods = (appId: string): Methods => ({
  'chat.postMessage'(exchange) {
    const { args, workspace } = exchange;
    const channel = postableChannel(exchange);
    checkRestriction(channel, textOf(args, 'thread_ts') !== undefined);
    const threadTs = readThread(exchange, channel);
    const content = readContent(exchange, { max: null });
    workspace.limiter.takePost(channel.id);
    const message = workspace.store.add({
      ...content,
      channel: channel.id,
      user: workspace.botUserId,
      byApp: true,
      threadTs,
      broadcast: flagOf(args, 'reply_broadcast'),
      unfurls: textOf(args, 'unfurl_links') !== 'false' || textOf(args, 'unfurl_media') !== 'false',
    });
    return { channel: channel.id, ts: message.ts, message: viewMessage(message, workspace, appId, true) };
  },

  'chat.postEphemeral'(exchange) {
    const { args, workspace } = exchange;
    const channel = postableChannel(exchange);
    checkRestriction(channel, textOf(args, 'thread_ts') !== undefined);
    const user = textOf(args, 'user') ?? '';
    if (!channel.members.includes(user)) throw new SlackError('user_not_in_channel');
    const threadTs = readThread(exchange, channel);
    const content = readContent(exchange, { max: longestText });
    const place = { channel: channel.id, user: workspace.botUserId, byApp: true, threadTs };
    const message = workspace.store.add({ ...content, ...place, metadata: null, ephemeralFor: user });
    return { message_ts: message.ts };
  },

  'chat.update'(exchange) {
    const { workspace, now } = exchange;
    const channel = findChannel(exchange);
    if (channel.archived) throw new SlackError('is_inactive');
    const message = ownMessage(exchange, channel, 'cant_update_message');
    const { editWindowMs } = workspace;
    if (editWindowMs !== null && now() - message.postedAt > editWindowMs) throw new SlackError('edit_window_closed');
    workspace.store.edit(message, readChange(exchange));
    const view = viewMessage(message, workspace, appId, true);
    return { channel: channel.id, ts: message.ts, text: message.text, message: view };
  },

  'chat.delete'(exchange) {
    const channel = findChannel(exchange);
    const message = ownMessage(exchange, channel, 'cant_delete_message');
    exchange.workspace.store.remove(message);
    return { channel: channel.id, ts: message.ts };
  },

  'chat.getPermalink'(exchange) {
    const { args, workspace } = exchange;
    const channel = findChannel(exchange);
    const ts = textOf(args, 'message_ts') ?? '';
    const message = workspace.store.find(channel.id, ts);
    if (message === undefined || message.deleted) throw new SlackError('message_not_found');
    const permalink = `https://${workspace.domain}.slack.com/archives/${channel.id}/p${ts.replace('.', '')}`;
    return { channel: channel.id, permalink };
  },
});
