import type { ChannelOptions, Restriction, UserOptions } from './workspace-options.ts';

export interface Channel {
  id: string;
  name: string;
  kind: 'public' | 'private' | 'im';
  archived: boolean;
  /** Whether the app is in it. */
  member: boolean;
  restriction: Restriction | null;
  extShared: boolean;
  creator: string | null;
  topic: string;
  purpose: string;
  /** People in it, without the app. */
  members: string[];
  /** Epoch seconds. */
  created: number;
}

export interface User extends Required<UserOptions> {
  imId: string;
}

export function makeChannel(options: ChannelOptions, everybody: readonly string[], createdSeconds: number): Channel {
  return {
    id: options.id,
    name: options.name,
    kind: options.private === true ? 'private' : 'public',
    archived: options.archived ?? false,
    member: options.member ?? false,
    restriction: options.restriction ?? null,
    extShared: options.extShared ?? false,
    creator: options.creator ?? null,
    topic: options.topic ?? '',
    purpose: options.purpose ?? '',
    members: [...(options.members ?? everybody)],
    created: createdSeconds,
  };
}

export const makeIm = (userId: string, id: string, createdSeconds: number): Channel => ({
  ...makeChannel({ id, name: '', member: true, members: [userId] }, [], createdSeconds),
  kind: 'im',
});

export function makeUser(options: UserOptions): User {
  return {
    id: options.id,
    name: options.name,
    realName: options.realName ?? options.name,
    displayName: options.displayName ?? options.name,
    email: options.email ?? '',
    title: options.title ?? '',
    timeZone: options.timeZone ?? 'America/Chicago',
    deleted: options.deleted ?? false,
    guest: options.guest ?? options.singleChannel ?? false,
    singleChannel: options.singleChannel ?? false,
    teamId: options.teamId ?? null,
    enterprise: options.enterprise ?? null,
    imId: `D${options.id.slice(1)}`,
  };
}
