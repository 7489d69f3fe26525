import type { Slack } from '../slack/slack.ts';
import { SlackFailure } from '../slack/slack-failure.ts';
import type { MemberInfo } from '../slack/slack-methods.ts';

export interface SlackMembers {
  /** @returns undefined where Slack does not tell. @throws {SlackFailure} `retryable`, where it may tell later */
  find(member: { workspaceId: string; teamId: string; userId: string }): Promise<MemberInfo | undefined>;
}

const KEPT_MS = 600_000;
const MOST = 1_000;

/** Names and addresses of staff, asked for when they are needed and kept for ten minutes in memory only. */
export function createSlackMembers(slack: Pick<Slack, 'call'>, now: () => number = Date.now): SlackMembers {
  const known = new Map<string, { info: MemberInfo | undefined; until: number }>();
  return {
    async find({ workspaceId, teamId, userId }) {
      const name = `${workspaceId}:${userId}`;
      const kept = known.get(name);
      if (kept !== undefined && kept.until > now()) return kept.info;
      const info = await ask(() => slack.call(workspaceId, teamId).userInfo(userId));
      if (known.size >= MOST) known.clear();
      known.set(name, { info, until: now() + KEPT_MS });
      return info;
    },
  };
}

async function ask(call: () => Promise<MemberInfo>): Promise<MemberInfo | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SlackFailure && error.kind !== 'retryable') return undefined;
    throw error;
  }
}
