import { z } from 'zod';
import type { HomeView, ModalView, SlackMessage } from '../render/blocks.ts';
import { SlackFailure } from './slack-failure.ts';

/** What is known of a channel. */
export interface ChannelInfo {
  id: string;
  name: string;
  /** Shared with another organization: outsiders can read it. */
  shared: boolean;
  isMember: boolean;
  isPrivate: boolean;
  archived: boolean;
  /** Member who created it; unknown for some. */
  creator: string | undefined;
}

export interface MemberInfo {
  /** Display name in Slack. */
  name: string;
  /** Null when the app may not see it (`users:read.email`). */
  email: string | null;
  /** Invited to some channels only. */
  guest: boolean;
  /** The member's teams and organization, as far as Slack returns them. */
  homes: readonly string[];
  timeZone: string | undefined;
}

interface Posting {
  channelId: string;
  message: SlackMessage;
  /** Id of the row in `slack_messages`; sent in the metadata, which every member can read. */
  deliveryId: string;
}

interface PostedSearch {
  channelId: string;
  deliveryId: string;
  /** Oldest time searched. */
  since: Date;
  /** Newest time searched; undefined for no limit. */
  until?: Date | undefined;
  /** Where the last page ended. */
  cursor?: string | undefined;
  /** Searches the replies of a message instead. */
  threadTs?: string | undefined;
}

/** The result of one page: the message, or a cursor; neither at the end. */
interface FoundPost {
  ts?: string | undefined;
  next?: string | undefined;
}

/** The only recipient, and the channel. */
interface ChannelMember {
  channelId: string;
  userId: string;
}

/** All Slack calls for one team. Each throws {@link SlackFailure}. */
export interface SlackMethods {
  postMessage(posting: Posting & { threadTs?: string | undefined }): Promise<{ ts: string }>;
  updateMessage(posting: Posting & { ts: string }): Promise<void>;
  deleteMessage(message: { channelId: string; ts: string }): Promise<void>;
  postEphemeral(note: Pick<SlackMessage, 'text'> & Partial<SlackMessage> & ChannelMember): Promise<void>;
  /** One page of the search for the message with this delivery id. Needs `channels:history`, in a private channel `groups:history`. */
  findPosted(criteria: PostedSearch): Promise<FoundPost>;
  userInfo(userId: string): Promise<MemberInfo>;
  channelInfo(channelId: string): Promise<ChannelInfo>;
  /** Whether a member is in a channel; members beyond {@link MOST_PAGES} pages may be missed. */
  isInChannel(criteria: { channelId: string; userId: string }): Promise<boolean>;
  publishHome(home: { userId: string; view: HomeView }): Promise<void>;
  openModal(modal: { triggerId: string; view: ModalView }): Promise<void>;
}

/** A call with the token of the workspace. */
type CallWorkspace = (request: { method: string; args: Record<string, unknown>; changes: boolean }) => Promise<unknown>;

const EVENT_TYPE = 'lead_intake_message';
/** The page size for apps outside Slack's marketplace; asking for more does not help. */
const HISTORY_PAGE = 15;
const MOST_PAGES = 10;

export function createSlackMethods(call: CallWorkspace): SlackMethods {
  const read = async <T>(schema: z.ZodType<T>, method: string, args: Record<string, unknown>): Promise<T> =>
    parseReply(schema, method, await call({ method, args, changes: false }));
  const change = (method: string, args: Record<string, unknown>) => call({ method, args, changes: true });
  return {
    async postMessage({ channelId, message, deliveryId, threadTs }) {
      const shown = marked(message, deliveryId);
      const args = { channel: channelId, ...shown, ...quiet, metadata: metadataOf(deliveryId), thread_ts: threadTs };
      const reply = await change('chat.postMessage', args);
      return parseReply(posted, 'chat.postMessage', reply, { outcomeUnknown: true });
    },
    async updateMessage({ channelId, ts, message, deliveryId }) {
      const shown = marked(message, deliveryId);
      await change('chat.update', { channel: channelId, ts, ...shown, metadata: metadataOf(deliveryId) });
    },
    async deleteMessage({ channelId, ts }) {
      await change('chat.delete', { channel: channelId, ts });
    },
    async postEphemeral({ channelId, userId, ...message }) {
      await change('chat.postEphemeral', { channel: channelId, user: userId, ...message });
    },
    findPosted: (criteria) => findPosted(read, criteria),
    async userInfo(userId) {
      const { user } = await read(userReply, 'users.info', { user: userId });
      const { profile } = user;
      const name = [profile.display_name, profile.real_name, user.real_name, user.name].find(Boolean) ?? userId;
      const guest = user.is_restricted === true || user.is_ultra_restricted === true;
      return { name, email: profile.email || null, guest, homes: homesOf(user), timeZone: user.tz };
    },
    async channelInfo(channelId) {
      return channelOf((await read(channelReply, 'conversations.info', { channel: channelId })).channel);
    },
    isInChannel: (criteria) => isInChannel(read, criteria),
    async publishHome({ userId, view }) {
      await change('views.publish', { user_id: userId, view });
    },
    async openModal({ triggerId, view }) {
      await change('views.open', { trigger_id: triggerId, view });
    },
  };
}

/** Links of a lead are shown as text; no preview of a foreign page is fetched. */
const quiet = { unfurl_links: false, unfurl_media: false };

function metadataOf(deliveryId: string) {
  return { event_type: EVENT_TYPE, event_payload: { delivery_id: deliveryId } };
}

/**
 * The same message with the delivery id in a block id: everybody who may read the channel gets blocks back, while
 * metadata may require an extra scope.
 */
function marked(message: SlackMessage, deliveryId: string): SlackMessage {
  const at = message.blocks.findIndex(({ type }) => type !== 'actions');
  const mark = markOf(deliveryId);
  const blocks = message.blocks.map((block, index) =>
    index === at ? { ...block, block_id: `${block.block_id ?? ''}${mark}` } : block,
  );
  return { ...message, blocks };
}

const markOf = (deliveryId: string) => `#${deliveryId}`;

const posted = z.looseObject({ ts: z.string().regex(/^\d+\.\d+$/) });

const optionalText = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const userReply = z.looseObject({
  user: z.looseObject({
    team_id: optionalText,
    is_stranger: flag,
    is_restricted: flag,
    is_ultra_restricted: flag,
    enterprise_user: z
      .looseObject({ enterprise_id: optionalText, teams: z.array(z.string()).optional().catch(undefined) })
      .optional()
      .catch(undefined),
    name: optionalText,
    real_name: optionalText,
    tz: optionalText,
    profile: z
      .looseObject({ display_name: optionalText, real_name: optionalText, email: optionalText })
      .optional()
      .catch(undefined)
      .transform((profile) => profile ?? {}),
  }),
});

function homesOf({ team_id, is_stranger, enterprise_user }: z.output<typeof userReply>['user']): string[] {
  if (is_stranger === true) return [];
  const { enterprise_id, teams = [] } = enterprise_user ?? {};
  return [...new Set([team_id, enterprise_id, ...teams].filter((id) => id !== undefined))];
}

const channelReply = z.looseObject({
  channel: z.looseObject({
    id: z.string(),
    name: optionalText,
    creator: optionalText,
    is_archived: flag,
    is_member: flag,
    is_private: flag,
    is_ext_shared: flag,
    is_pending_ext_shared: flag,
  }),
});

function channelOf(channel: z.output<typeof channelReply>['channel']): ChannelInfo {
  return {
    id: channel.id,
    name: channel.name ?? channel.id,
    shared: channel.is_ext_shared === true || channel.is_pending_ext_shared === true,
    isMember: channel.is_member === true,
    isPrivate: channel.is_private === true,
    archived: channel.is_archived === true,
    creator: channel.creator || undefined,
  };
}

const historyReply = z.looseObject({
  messages: z.array(
    z.looseObject({
      ts: z.string(),
      blocks: z
        .array(z.looseObject({ block_id: optionalText }))
        .optional()
        .catch(undefined),
      metadata: z
        .looseObject({ event_payload: z.looseObject({ delivery_id: z.string() }).optional().catch(undefined) })
        .optional()
        .catch(undefined),
    }),
  ),
  response_metadata: z.looseObject({ next_cursor: optionalText }).optional().catch(undefined),
});

type Read = <T>(schema: z.ZodType<T>, method: string, args: Record<string, unknown>) => Promise<T>;

async function findPosted(read: Read, criteria: PostedSearch): Promise<FoundPost> {
  const { channelId, deliveryId, since, until, threadTs, cursor } = criteria;
  const method = threadTs === undefined ? 'conversations.history' : 'conversations.replies';
  const reply = await read(historyReply, method, {
    channel: channelId,
    oldest: timestampOf(since),
    ...(until !== undefined && { latest: timestampOf(until) }),
    limit: HISTORY_PAGE,
    include_all_metadata: true,
    ...(threadTs !== undefined && { ts: threadTs }),
    ...(cursor !== undefined && { cursor }),
  });
  const mark = markOf(deliveryId);
  const found = reply.messages.find(
    ({ blocks, metadata }) =>
      blocks?.some(({ block_id }) => block_id?.endsWith(mark)) || metadata?.event_payload?.delivery_id === deliveryId,
  );
  const next = reply.response_metadata?.next_cursor || undefined;
  // A cursor that points to itself ends the search.
  return found === undefined ? { next: next === cursor ? undefined : next } : { ts: found.ts };
}

const timestampOf = (moment: Date) => (moment.getTime() / 1_000).toFixed(6);

const membersReply = z.looseObject({
  members: z.array(z.string()),
  response_metadata: z.looseObject({ next_cursor: optionalText }).optional().catch(undefined),
});

const MEMBERS_PAGE = 1_000;

async function isInChannel(read: Read, { channelId, userId }: { channelId: string; userId: string }): Promise<boolean> {
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const args = { channel: channelId, limit: MEMBERS_PAGE, ...(cursor !== undefined && { cursor }) };
    const { members, response_metadata } = await read(membersReply, 'conversations.members', args);
    if (members.includes(userId)) return true;
    cursor = response_metadata?.next_cursor || undefined;
    if (cursor === undefined) return false;
  }
  return false;
}

/** A malformed response is retryable. */
export function parseReply<T>(
  schema: z.ZodType<T>,
  method: string,
  reply: unknown,
  { outcomeUnknown = false }: { outcomeUnknown?: boolean } = {},
): T {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  throw new SlackFailure('retryable', { method, code: 'unreadable', outcomeUnknown });
}
