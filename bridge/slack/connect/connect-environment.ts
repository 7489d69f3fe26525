import {
  createEnvironmentToken,
  type EnvironmentToken,
  type EnvironmentTokenOptions,
} from '../../connect/environment-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Sealer } from '../client/installation.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { findWorkspace, readInstallation } from '../client/workspaces.ts';
import { type ConnectDeps, inspectBotToken, saveToken } from './connect-token.ts';

interface Deps extends ConnectDeps {
  store: ConnectDeps['store'] & Pick<Sealer, 'unseal'>;
}

/** The workspace that `SLACK_BOT_TOKEN` connects. Each account chooses its channel by a command. */
export function createSlackToken({ slack, store, ...options }: Deps & EnvironmentTokenOptions): EnvironmentToken {
  return createEnvironmentToken({
    ...options,
    variable: 'SLACK_BOT_TOKEN',
    bind: (token) => bind({ slack, store }, token),
    reasonOf: (error) => (error instanceof SlackFailure ? error.message : undefined),
  });
}

/** @throws {Refusal} where the token cannot be used */
async function bind({ slack, store }: Deps, token: string): Promise<void> {
  const identity = await inspectBotToken(slack, token);
  const known = await findWorkspace(store.db, identity.workspaceId);
  if (known?.status === 'active') {
    const kept = await readInstallation(store, known.id);
    if (kept?.installation.bot.token === token) return;
    if (known.auth === 'oauth') {
      throw new Refusal(
        `Workspace ${known.id} is connected by OAuth, so SLACK_BOT_TOKEN is not used. Remove it, or disconnect first.`,
      );
    }
  }
  await saveToken(store, identity);
}
