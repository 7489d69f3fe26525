import { timeZone } from '../../../shared/slack-settings.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { ChannelInfo, SlackMethods } from '../client/slack-methods.ts';
import { rememberChannel } from '../routing/channels.ts';
import { checkChannel } from './check-channel.ts';
import { type Connecting, connectAccount, findSlackConnection, type SlackConnection } from './connections.ts';

export interface Connected {
  connection: SlackConnection;
  channel: ChannelInfo;
  /** Warnings for the firm. */
  warnings: string[];
}

interface Deps {
  store: { db: Db };
  methods: Pick<SlackMethods, 'channelInfo' | 'userInfo'>;
}

/**
 * Connects an account with a channel of a workspace, once Slack confirms that it can be posted to.
 * @throws {Refusal} when it cannot, or the account is connected with another workspace
 */
export async function connectChannel(
  { store, methods }: Deps,
  { scopes, ...wanted }: Connecting & { scopes: readonly string[] },
  { actor, beforeSaving }: { actor: string; beforeSaving?: () => Promise<void> },
): Promise<Connected> {
  const { accountId, workspaceId, channelId } = wanted;
  const before = await findSlackConnection(store.db, accountId);
  if (before !== undefined && before.workspaceId !== workspaceId) throw elsewhere(before);
  const { channel, warnings } = await checkChannel(methods, { channelId, scopes });
  await beforeSaving?.();
  const zone = before === undefined ? await timeZoneOf(methods, channel) : undefined;
  const connection = await connectAccount(store.db, { ...wanted, timeZone: zone }, actor);
  await rememberChannel(store.db, { workspaceId, channel });
  return { connection, channel, warnings };
}

/** Slack knows no time zone of a workspace: that of the member who created the channel, if the app may see it. */
async function timeZoneOf({ userInfo }: Deps['methods'], { creator }: ChannelInfo): Promise<string | undefined> {
  const member = creator && (await userInfo(creator).catch(() => undefined));
  return member && timeZone.safeParse(member.timeZone).data;
}

export function elsewhere({ accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>): Refusal {
  return new Refusal(`This account is connected to workspace ${workspaceId}. Disconnect that one first.`, {
    command: `${CALL} slack disconnect --account ${accountId}`,
  });
}
