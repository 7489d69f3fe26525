export interface UserOptions {
  id: string;
  /** Such as `maria`. */
  name: string;
  realName?: string;
  /** What they are called in Slack; `name` unless they chose another. */
  displayName?: string;
  email?: string;
  title?: string;
  timeZone?: string;
  deleted?: boolean;
  /** Invited to some channels only. */
  guest?: boolean;
  /** A guest of one channel. */
  singleChannel?: boolean;
  /** Of another company, whose channel is shared. */
  teamId?: string | null;
  /** In an organisation: which, and the teams of it that the member is in. */
  enterprise?: { id: string; teams: readonly string[] } | null;
}

/** What keeps a member from posting although the channel is there. */
export type Restriction =
  | 'restricted_action'
  | 'restricted_action_read_only_channel'
  | 'restricted_action_thread_only_channel'
  | 'restricted_action_non_threadable_channel';

export interface ChannelOptions {
  id: string;
  /** Without `#`. */
  name: string;
  private?: boolean;
  archived?: boolean;
  /** Whether the app is in it. */
  member?: boolean;
  restriction?: Restriction;
  /** Shared with another company. */
  extShared?: boolean;
  /** The member who created it; not told without it. */
  creator?: string;
  topic?: string;
  purpose?: string;
  /** Members besides the app; everybody without it. */
  members?: readonly string[];
}

export interface GroupOptions {
  id: string;
  handle: string;
  name: string;
  users?: readonly string[];
}

export interface Organisation {
  /** Such as `E01GRID`. */
  id: string;
  name: string;
}

export interface WorkspaceOptions {
  teamId: string;
  name?: string;
  domain?: string;
  users?: readonly UserOptions[];
  channels?: readonly ChannelOptions[];
  groups?: readonly GroupOptions[];
  /** The app is installed with these from the start; null for a workspace that has yet to install it. */
  scopes?: readonly string[] | null;
  /** The organisation it belongs to, in all of whose teams the app is installed, with one token. */
  organisation?: Organisation | null;
  /** Whether messages can be edited for so long only, ms. */
  editWindowMs?: number | null;
}

/** A law firm with three people and four channels; the app is in the first two. */
export const defaultWorkspace: WorkspaceOptions = {
  teamId: 'T01FIRM',
  name: 'Hartley Law',
  domain: 'hartley-law',
  users: [
    { id: 'U01MARIA', name: 'maria', realName: 'Maria Alvarez', email: 'maria@hartley.example', title: 'Intake' },
    { id: 'U02JAMES', name: 'james', realName: 'James Okafor', email: 'james@hartley.example', title: 'Intake' },
    { id: 'U03PRIYA', name: 'priya', realName: 'Priya Raman', email: 'priya@hartley.example', title: 'Attorney' },
  ],
  channels: [
    { id: 'C01INTAKE', name: 'intake', member: true, topic: 'New leads' },
    { id: 'C02INJURY', name: 'personal-injury', member: true },
    { id: 'C03GENERAL', name: 'general' },
    { id: 'G04PARTNERS', name: 'partners', private: true },
  ],
  groups: [{ id: 'S01ONCALL', handle: 'intake-on-call', name: 'Intake on call', users: ['U01MARIA'] }],
};

/** What the app's manifest asks for, with the optional scopes. */
export const usualScopes: readonly string[] = [
  'chat:write',
  'chat:write.public',
  'commands',
  'channels:read',
  'groups:read',
  'users:read',
  'users:read.email',
  'im:write',
  'channels:history',
  'groups:history',
  'groups:history',
];
