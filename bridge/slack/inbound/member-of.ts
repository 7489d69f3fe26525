import type { SlackMember } from './slack-ports.ts';

/** What the framework knows about an authorized request. */
interface Context {
  workspaceId?: unknown;
  teamId?: string | undefined;
}

interface User {
  id: string;
  team_id?: string | null | undefined;
}

/** @throws {MalformedRequest} when the member's team cannot be determined */
export function memberOf({ workspaceId, teamId }: Context, user: User): SlackMember {
  const team = teamId ?? user.team_id ?? undefined;
  if (typeof workspaceId !== 'string' || team === undefined) throw new MalformedRequest();
  const home = user.team_id ?? team;
  return { workspaceId, teamId: team, userId: user.id, ...(home !== team && { homeTeamId: home }) };
}

interface Place {
  id: string;
}

/**
 * A member of another organization, in a shared channel. Within an organization of several teams, a member's own team
 * may differ from the one clicked in: then Slack is asked, later.
 */
export function isOutsider({
  team,
  enterprise,
  user,
}: {
  team?: Place | null | undefined;
  enterprise?: Place | null | undefined;
  user: User;
}): boolean {
  const [theirs, ours] = [user.team_id ?? undefined, team?.id];
  return !enterprise && theirs !== undefined && ours !== undefined && theirs !== ours;
}

/** A verified request with an unexpected shape. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';

  constructor() {
    super('a request does not have the form of Slack requests');
  }
}
