import { type Random, randomInteger, randomToken } from '../hubspot/seeded-random.ts';
import { SlackError } from './slack-error.ts';

export interface TriggerTable {
  /** An id that opens one view for this person, for a short while. */
  issue(teamId: string, userId: string): string;
  /** Whose it was; throws where it is unknown, spent or too old. */
  spend(triggerId: unknown, teamId: string): string;
}

export function createTriggerTable(deps: { now: () => number; random: Random; lifeMs: number }): TriggerTable {
  const triggers = new Map<string, { teamId: string; userId: string; at: number; spent: boolean }>();
  return {
    issue(teamId, userId) {
      const digits = () => String(randomInteger(deps.random, 1e9)).padStart(9, '1');
      const id = `${digits()}.${digits()}.${randomToken(deps.random, 32)}`;
      triggers.set(id, { teamId, userId, at: deps.now(), spent: false });
      return id;
    },
    spend(triggerId, teamId) {
      const trigger = triggers.get(String(triggerId));
      if (trigger === undefined || trigger.teamId !== teamId) throw new SlackError('invalid_trigger_id');
      if (trigger.spent) throw new SlackError('exchanged_trigger_id');
      if (deps.now() - trigger.at > deps.lifeMs) throw new SlackError('expired_trigger_id');
      trigger.spent = true;
      return trigger.userId;
    },
  };
}
