import type { Channel } from '../channel-table.ts';
import type { SimulatedWorkspace } from '../simulator-options.ts';
import type { Reader } from './render-mrkdwn.ts';

/** What one browser looks at. */
export interface Scene {
  workspace: SimulatedWorkspace;
  teams: readonly { id: string; name: string }[];
  appName: string;
  /** Who looks. */
  userId: string;
  /** A channel, or `home` for the app's home tab. */
  place: string;
  /** The parent of the thread that is open. */
  thread: string | null;
  /** The command offered in the composer's hint. */
  now: number;
  /** Unread messages by channel. */
  unread: ReadonlyMap<string, number>;
}

export const readerOf = ({ workspace, userId, appName }: Scene): Reader => ({ workspace, userId, appName });

/** Channels this person sees, as the sidebar lists them. */
export const channelsOf = ({ workspace, userId }: Scene): Channel[] =>
  [...workspace.channels.values()]
    .filter(({ kind, members }) => kind !== 'im' && members.includes(userId))
    .toSorted((one, other) => Number(one.archived) - Number(other.archived) || one.name.localeCompare(other.name));

export const timeZoneOf = ({ workspace, userId }: Scene): string =>
  workspace.users.get(userId)?.timeZone ?? 'America/Chicago';
