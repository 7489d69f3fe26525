import { type Random, randomInteger, randomToken } from '../hubspot/seeded-random.ts';
import { type Channel, makeChannel, makeIm, makeUser, type User } from './channel-table.ts';
import { createMessageStore, type Message, type MessageStore } from './message-store.ts';
import { createRateLimiter, type LimitOptions, type RateLimiter } from './rate-limits.ts';
import { createViewStore, type ViewStore } from './view-store.ts';
import type { ChannelOptions, GroupOptions, Organisation, UserOptions, WorkspaceOptions } from './workspace-options.ts';

/** One Slack workspace: its people, channels, messages and views. */
export interface Workspace {
  readonly teamId: string;
  readonly name: string;
  readonly domain: string;
  /** Null where the app is installed in this team alone. */
  readonly organisation: Organisation | null;
  /** Whose token is used here. */
  readonly installedIn: string;
  /** The app's own user here. */
  readonly botUserId: string;
  readonly botId: string;
  readonly users: Map<string, User>;
  readonly channels: Map<string, Channel>;
  readonly groups: GroupOptions[];
  readonly store: MessageStore;
  readonly views: ViewStore;
  readonly limiter: RateLimiter;
  /** How long a message can be edited, ms; null for ever. */
  editWindowMs: number | null;
  addUser(options: UserOptions): User;
  addChannel(options: ChannelOptions): Channel;
  /** Archives, restricts, shares a channel, takes the app in or out. Throws where there is none. */
  setChannel(id: string, change: Partial<Omit<Channel, 'id' | 'kind'>>): Channel;
  /** What everybody sees in a channel, threads included, the oldest first. */
  messages(channel: string): Message[];
  /** What is shown under a message. */
  thread(parent: Pick<Message, 'channel' | 'ts'>): Message[];
  /** What only one person sees. */
  ephemerals(userId: string): Message[];
  /** Any message by its ts; throws where there is none. */
  message(channel: string, ts: string): Message;
  /** Counts up with everything that changes what the page shows. */
  version(): number;
}

export interface WorkspaceDeps {
  now: () => number;
  random: Random;
  limits: LimitOptions;
}

const upper = (random: Random, length: number) => randomToken(random, length).toUpperCase();

export function createWorkspace(options: WorkspaceOptions, { now, random, limits }: WorkspaceDeps): Workspace {
  const nextId = () => upper(random, 5) + String(randomInteger(random, 1e6));
  const users = new Map<string, User>();
  const channels = new Map<string, Channel>();
  const store = createMessageStore(now, nextId);
  const views = createViewStore(nextId);
  const nowSeconds = () => Math.floor(now() / 1_000);
  let changes = 0;

  const addUser = (given: UserOptions): User => {
    const user = makeUser(given);
    users.set(user.id, user);
    channels.set(user.imId, makeIm(user.id, user.imId, nowSeconds()));
    changes += 1;
    return user;
  };
  const addChannel = (given: ChannelOptions): Channel => {
    const channel = makeChannel(given, [...users.keys()], nowSeconds());
    channels.set(channel.id, channel);
    changes += 1;
    return channel;
  };
  for (const user of options.users ?? []) addUser(user);
  for (const channel of options.channels ?? []) addChannel(channel);

  const seen = (channel: string) => store.of(channel).filter((message) => !message.deleted);

  return {
    teamId: options.teamId,
    name: options.name ?? options.teamId,
    domain: options.domain ?? options.teamId.toLowerCase(),
    organisation: options.organisation ?? null,
    installedIn: options.organisation?.id ?? options.teamId,
    botUserId: `U${upper(random, 8)}`,
    botId: `B${upper(random, 8)}`,
    users,
    channels,
    groups: [...(options.groups ?? [])],
    store,
    views,
    limiter: createRateLimiter(limits, now),
    editWindowMs: options.editWindowMs ?? null,
    addUser,
    addChannel,
    setChannel(id, change) {
      const channel = channels.get(id);
      if (channel === undefined) throw new Error(`there is no channel ${id}`);
      changes += 1;
      return Object.assign(channel, change);
    },
    messages: (channel) => seen(channel).filter((message) => message.ephemeralFor === null),
    thread: ({ channel, ts }) => seen(channel).filter((message) => message.threadTs === ts),
    ephemerals: (userId) =>
      [...channels.keys()].flatMap((id) => seen(id).filter((message) => message.ephemeralFor === userId)),
    message(channel, ts) {
      const message = store.find(channel, ts);
      if (message === undefined) throw new Error(`there is no message ${ts} in ${channel}`);
      return message;
    },
    version: () => changes + store.version() + views.version(),
  };
}
