import { MalformedRequest } from './malformed-request.ts';
import type { SlackMember } from './slack-ports.ts';

/** What the framework knows of a request once it is authorized. */
interface Context {
  workspaceId?: unknown;
  teamId?: string | undefined;
}

interface User {
  id: string;
  team_id?: string | null | undefined;
}

/** @throws {MalformedRequest} where it cannot be told in which team the member is */
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
 * Somebody who is plainly of another organisation, in a channel that is shared with it. Within an organisation of
 * several teams a member's own team may be another than the one that is clicked in: there Slack is asked, later.
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
