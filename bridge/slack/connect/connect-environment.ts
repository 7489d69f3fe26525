import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../platform/refusal.ts';
import type { Sealer } from '../client/installation.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { findWorkspace, readInstallation } from '../client/workspaces.ts';
import { type ConnectDeps, inspectBotToken, saveToken } from './connect-token.ts';

interface Deps extends ConnectDeps {
  store: ConnectDeps['store'] & Pick<Sealer, 'unseal'>;
}

export interface SlackEnvironmentToken {
  /** Why the token is not in use, in words for the operator; undefined where it is, or where there is none. */
  trouble(): string | undefined;
  /** Connects the workspace of the token, and goes on trying while Slack or the database is away, until the signal. */
  connect(signal: AbortSignal): Promise<void>;
}

interface Options extends Deps {
  token: string | undefined;
  /** Told after each attempt; the trouble is undefined when the token is in use. */
  onAttempt(trouble: string | undefined): void;
  retryMs?: number;
}

const RETRY_MS = 30_000;

/** The workspace that `SLACK_BOT_TOKEN` connects. To which channel, each account says by a command. */
export function createSlackEnvironmentToken(options: Options): SlackEnvironmentToken {
  const { token, onAttempt, retryMs = RETRY_MS, ...deps } = options;
  let trouble = token === undefined ? undefined : 'SLACK_BOT_TOKEN has not been tried yet.';
  return {
    trouble: () => trouble,
    async connect(signal) {
      while (token !== undefined && !signal.aborted) {
        const result = await attempt(deps, token);
        trouble = result.trouble;
        onAttempt(trouble);
        if (!result.again) return;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function attempt(deps: Deps, token: string): Promise<{ trouble: string | undefined; again: boolean }> {
  try {
    await bind(deps, token);
    return { trouble: undefined, again: false };
  } catch (error) {
    if (error instanceof Refusal) return { trouble: error.message, again: false };
    const reason = error instanceof SlackFailure ? error.message : 'the database did not answer';
    return { trouble: `SLACK_BOT_TOKEN is not in use yet: ${reason}.`, again: true };
  }
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
        `Workspace ${known.id} is connected by OAuth, so SLACK_BOT_TOKEN is not used. Leave it out, or disconnect first.`,
      );
    }
  }
  await saveToken(store, identity);
}
