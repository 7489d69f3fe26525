import type { Channel } from './channel-table.ts';
import { clone, type Json } from './json.ts';
import type { Message } from './message-store.ts';
import type { Workspace } from './workspace.ts';

/** A message as Slack returns it. */
export function viewMessage(message: Message, workspace: Workspace, appId: string, withMetadata: boolean): Json {
  const replies = workspace.thread(message).filter((one) => one.ephemeralFor === null);
  return clone({
    type: 'message',
    ...(message.byApp ? { subtype: 'bot_message', bot_id: workspace.botId, app_id: appId } : {}),
    user: message.user,
    team: workspace.teamId,
    ts: message.ts,
    text: message.text,
    ...(message.blocks.length === 0 ? {} : { blocks: message.blocks }),
    ...(withMetadata && message.metadata !== null ? { metadata: message.metadata } : {}),
    ...(message.threadTs === null ? {} : { thread_ts: message.threadTs }),
    ...(replies.length === 0
      ? {}
      : { thread_ts: message.ts, reply_count: replies.length, latest_reply: replies.at(-1)?.ts }),
    ...(message.editedAt === null
      ? {}
      : { edited: { user: message.user, ts: `${Math.floor(message.editedAt / 1_000)}.000000` } }),
  });
}

export function viewChannel(channel: Channel, workspace: Workspace): Json {
  if (channel.kind === 'im') {
    return {
      id: channel.id,
      created: channel.created,
      is_im: true,
      is_org_shared: false,
      user: channel.members[0],
      is_archived: channel.archived,
      is_user_deleted: workspace.users.get(channel.members[0] ?? '')?.deleted ?? false,
    };
  }
  const isPrivate = channel.kind === 'private';
  return {
    id: channel.id,
    name: channel.name,
    name_normalized: channel.name,
    is_channel: !isPrivate,
    is_group: isPrivate,
    is_im: false,
    is_mpim: false,
    is_private: isPrivate,
    created: channel.created,
    ...(channel.creator !== null && { creator: channel.creator }),
    is_archived: channel.archived,
    is_general: channel.name === 'general',
    is_member: channel.member,
    is_shared: channel.extShared,
    is_ext_shared: channel.extShared,
    is_org_shared: false,
    is_pending_ext_shared: false,
    shared_team_ids: [workspace.teamId, ...(channel.extShared ? ['T0OTHERCO'] : [])],
    is_read_only: channel.restriction === 'restricted_action_read_only_channel',
    is_thread_only: channel.restriction === 'restricted_action_thread_only_channel',
    context_team_id: workspace.teamId,
    topic: { value: channel.topic, creator: '', last_set: 0 },
    purpose: { value: channel.purpose, creator: '', last_set: 0 },
    previous_names: [],
  };
}
