import { clone, isObject, type Json } from './json.ts';

/** What a message shows at one time. */
export interface MessageContent {
  text: string;
  blocks: Json[];
  metadata: Json | null;
}

export interface Message extends MessageContent {
  ts: string;
  channel: string;
  /** The member it is from; the app's own bot user for messages of the app. */
  user: string;
  byApp: boolean;
  threadTs: string | null;
  broadcast: boolean;
  /** The only one who sees it; null for everybody. */
  ephemeralFor: string | null;
  unfurls: boolean;
  /** What it showed before, the oldest first. */
  earlier: MessageContent[];
  /** Epoch ms of the last edit. */
  editedAt: number | null;
  deleted: boolean;
  /** Epoch ms. */
  postedAt: number;
}

export interface NewMessage extends MessageContent {
  channel: string;
  user: string;
  byApp: boolean;
  threadTs: string | null;
  broadcast?: boolean;
  ephemeralFor?: string | null;
  unfurls?: boolean;
}

export interface MessageStore {
  add(message: NewMessage): Message;
  edit(message: Message, content: Partial<MessageContent>): void;
  remove(message: Message): void;
  find(channel: string, ts: string): Message | undefined;
  /** Of a channel, the oldest first; with replies, deleted and ephemeral ones. */
  of(channel: string): readonly Message[];
  /** A number that changes with every message. */
  version(): number;
}

/** Slack gives every block and action an id where the app gave none. */
export function identifyBlocks(blocks: readonly Json[], nextId: () => string): Json[] {
  return clone(blocks as Json[]).map((block) => {
    for (const element of interactiveIn(block)) {
      if (element.type !== 'image' && element.action_id === undefined) element.action_id = nextId();
    }
    return { block_id: nextId(), ...block };
  });
}

/** Elements of a block a person can use. */
export function interactiveIn(block: Json): Json[] {
  const list = block.type === 'actions' && Array.isArray(block.elements) ? block.elements : [];
  return [...list, block.accessory, block.type === 'input' ? block.element : undefined].filter(isObject);
}

export function createMessageStore(now: () => number, nextId: () => string): MessageStore {
  interface Shelf {
    list: Message[];
    byTs: Map<string, Message>;
  }
  const channels = new Map<string, Shelf>();
  let last = 0;
  let changes = 0;

  const shelf = (channel: string): Shelf => {
    const found: Shelf = channels.get(channel) ?? { list: [], byTs: new Map() };
    channels.set(channel, found);
    return found;
  };

  /** Microseconds that never repeat: they identify the message. */
  const nextTs = () => {
    last = Math.max(Math.floor(now() * 1_000), last + 1);
    return `${Math.floor(last / 1e6)}.${String(last % 1e6).padStart(6, '0')}`;
  };

  return {
    add(given) {
      changes += 1;
      const message: Message = {
        broadcast: false,
        ephemeralFor: null,
        unfurls: true,
        ...given,
        blocks: identifyBlocks(given.blocks, nextId),
        ts: nextTs(),
        earlier: [],
        editedAt: null,
        deleted: false,
        postedAt: now(),
      };
      const { list, byTs } = shelf(given.channel);
      list.push(message);
      byTs.set(message.ts, message);
      return message;
    },
    edit(message, content) {
      changes += 1;
      message.earlier.push(clone({ text: message.text, blocks: message.blocks, metadata: message.metadata }));
      if (content.text !== undefined) message.text = content.text;
      if (content.blocks !== undefined) message.blocks = identifyBlocks(content.blocks, nextId);
      if (content.metadata !== undefined) message.metadata = content.metadata;
      message.editedAt = now();
    },
    remove(message) {
      changes += 1;
      message.deleted = true;
    },
    find: (channel, ts) => channels.get(channel)?.byTs.get(ts),
    of: (channel) => shelf(channel).list,
    version: () => changes,
  };
}
