import {
  createEnvironmentToken,
  type EnvironmentToken,
  type EnvironmentTokenOptions,
} from '../../connect/environment-token.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SealedStore, Sealer } from '../../platform/store/seal.ts';
import type { Slack } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { createSlackMethods } from '../client/slack-methods.ts';
import { findWorkspace, readInstallation, saveWorkspace } from '../client/workspaces.ts';
import { type Connected, connectChannel } from './connect-channel.ts';
import { inspectToken, type TokenIdentity } from './inspect-token.ts';
import { describeMissing, missingScopes } from './scopes.ts';

export interface ConnectDeps {
  slack: Slack;
  store: Pick<SealedStore, 'db' | 'seal'>;
}

interface BotToken {
  accountId: string;
  /** The team the caller expects; required for an organization's token. */
  teamId: string | undefined;
  token: string;
  channelId: string;
}

/**
 * Connects an account by a workspace's bot token, after asking Slack for its team, its scopes and whether it may post
 * to the channel. Nothing is sent, and nothing is stored if something is wrong.
 * @throws {Refusal} with what is wrong
 * @throws {SlackFailure} `retryable` when Slack gives no answer
 */
export async function connectByToken(
  { slack, store }: ConnectDeps,
  { accountId, teamId: given, token, channelId }: BotToken,
  actor: string,
): Promise<Connected> {
  const identity = await inspectBotToken(slack, token);
  const teamId = teamOf(identity, given);
  const scoped = identity.teamId === undefined ? { teamId } : {};
  const methods = createSlackMethods(async (request) => (await slack.callOnce({ ...request, ...scoped, token })).body);
  const place = { accountId, workspaceId: identity.workspaceId, teamId, channelId };
  return connectChannel(
    { store, methods },
    { ...place, scopes: identity.scopes },
    {
      actor,
      beforeSaving: () => saveToken(store, identity),
    },
  );
}

function teamOf({ teamId }: TokenIdentity, given: string | undefined): string {
  if (teamId === undefined) {
    if (given?.startsWith('T')) return given;
    throw new Refusal('The token is for a whole organization. Name the team.', { command: '--team T…' });
  }
  if (given === undefined || given === teamId) return teamId;
  throw new Refusal(`The token belongs to team ${teamId}, not to ${given}. Nothing was changed.`);
}

/** @throws {Refusal} also when required scopes are missing */
async function inspectBotToken(slack: Pick<Slack, 'callOnce'>, token: string): Promise<TokenIdentity> {
  const identity = await inspectToken(slack.callOnce, token);
  const missing = missingScopes(identity.scopes);
  if (missing.length > 0)
    throw new Refusal(
      `${describeMissing(missing)} Add what is missing to the app, reinstall it and use its new token.`,
    );
  return identity;
}

function saveToken(store: ConnectDeps['store'], identity: TokenIdentity): Promise<void> {
  const { workspaceId: id, name, installation } = identity;
  return saveWorkspace(store, { id, name, auth: 'token', installation });
}

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
