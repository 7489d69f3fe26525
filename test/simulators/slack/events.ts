import { type Random, randomInteger, randomToken } from '../hubspot/seeded-random.ts';
import type { Json } from './json.ts';
import type { Workspace } from './workspace.ts';

/** The envelope of the Events API around one event. */
export function wrapEvent(
  event: Json,
  deps: { workspace: Workspace; appId: string; now: () => number; random: Random },
): Json {
  const { workspace, random } = deps;
  return {
    token: 'verification-token',
    team_id: workspace.teamId,
    enterprise_id: workspace.organisation?.id,
    api_app_id: deps.appId,
    event,
    type: 'event_callback',
    event_id: `Ev${randomToken(random, 8).toUpperCase()}${randomInteger(random, 1_000)}`,
    event_time: Math.floor(deps.now() / 1_000),
    authorizations: [
      {
        enterprise_id: workspace.organisation?.id ?? null,
        team_id: workspace.organisation === null ? workspace.teamId : null,
        user_id: workspace.botUserId,
        is_bot: true,
        is_enterprise_install: workspace.organisation !== null,
      },
    ],
    is_ext_shared_channel: false,
    event_context: `4-${randomToken(random, 40)}`,
  };
}
