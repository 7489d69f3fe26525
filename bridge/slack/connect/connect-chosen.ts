import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/refusal.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { Sealer } from '../client/installation.ts';
import type { Slack } from '../client/slack.ts';
import { chooseWorkspace } from './choose-workspace.ts';
import { type Connected, connectChannel } from './connect-channel.ts';

interface Deps {
  slack: Slack;
  store: Pick<Sealer, 'unseal'> & { db: Kysely<Database> };
}

interface Wanted {
  accountId: string;
  teamId: string | undefined;
  channelId: string;
  /** Whether it may be a workspace of other accounts. */
  shared?: boolean;
}

/**
 * Connects an account with a channel of a workspace that has installed the app already.
 * @throws {Refusal} when the workspace is ambiguous, or accepts no messages there
 */
export async function connectChosen(
  { slack, store }: Deps,
  { accountId, channelId, teamId: given, shared = false }: Wanted,
  actor: string,
): Promise<Connected> {
  const { workspace, teamId } = await chooseWorkspace({ store }, { accountId, teamId: given, shared });
  if (teamId === undefined)
    throw new Refusal('The app is installed for a whole organization. Its team has to be named.', {
      command: '--team T…',
    });
  const place = { accountId, workspaceId: workspace.id, teamId, channelId };
  const methods = slack.call(workspace.id, teamId);
  return connectChannel({ store, methods }, { ...place, scopes: workspace.scopes }, { actor });
}
