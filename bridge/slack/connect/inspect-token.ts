import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { CallSlack } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { parseReply } from '../client/slack-methods.ts';
import type { Installation } from '../client/workspaces.ts';

/** The workspace of a bot token, and its scopes. */
export interface TokenIdentity {
  /** Id of the organization for an installation in all of its teams, else of the team. */
  workspaceId: string;
  /** The team the token was made in; undefined for an organization's. */
  teamId: string | undefined;
  name: string;
  scopes: string[];
  installation: Installation;
}

const reply = z.looseObject({
  team: z.string(),
  team_id: z.string(),
  user_id: z.string(),
  bot_id: z.string().optional(),
  enterprise_id: z.string().nullish(),
  is_enterprise_install: z.boolean().nullish(),
});

function isTokenShaped(token: string): boolean {
  return /^xoxb-[\x21-\x7e]{1,500}$/.test(token);
}

/**
 * Asks Slack. Changes nothing.
 * @throws {Refusal} when it is not a token of Slack
 * @throws {SlackFailure} `retryable` when Slack gives no answer
 */
export async function inspectToken(call: CallSlack, token: string): Promise<TokenIdentity> {
  if (!isTokenShaped(token))
    throw new Refusal('This is not a bot token: copy it from OAuth & Permissions; it begins with xoxb-.');
  const { body, scopes } = await ask(call, token);
  const about = parseReply(reply, 'auth.test', body);
  if (about.bot_id === undefined)
    throw new Refusal('The token belongs to a member, not to the app. Use the bot token, it begins with xoxb-.');
  return identityOf(about, { token, botId: about.bot_id, scopes: scopes ?? [] });
}

async function ask(call: CallSlack, token: string) {
  try {
    return await call({ method: 'auth.test', token, args: {}, changes: false });
  } catch (error) {
    if (error instanceof SlackFailure && error.kind !== 'retryable')
      throw new Refusal(`Slack does not accept the token (${error.code}). Copy it again from the app’s page.`);
    throw error;
  }
}

function identityOf(
  about: z.output<typeof reply>,
  { token, botId, scopes }: { token: string; botId: string; scopes: string[] },
): TokenIdentity {
  const { team, team_id: teamId, user_id: userId, enterprise_id: enterpriseId } = about;
  const whole = about.is_enterprise_install === true && enterpriseId ? enterpriseId : undefined;
  const installation: Installation = {
    ...(whole === undefined && { team: { id: teamId, name: team } }),
    ...(enterpriseId && { enterprise: { id: enterpriseId } }),
    isEnterpriseInstall: whole !== undefined,
    authVersion: 'v2',
    tokenType: 'bot',
    user: { id: '' },
    bot: { token, id: botId, userId, scopes },
  };
  const workspaceId = whole ?? teamId;
  return { workspaceId, teamId: whole === undefined ? teamId : undefined, name: team, scopes, installation };
}
