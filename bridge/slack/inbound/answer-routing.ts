import type { Db } from '../../platform/store/schema.ts';
import { accountsOf, type SlackConnection } from '../connect/connections.ts';
import type { RoutingAnswer, RoutingTest } from '../render/routing-modal.ts';
import { channelPrivacy } from '../routing/channel-state.ts';
import { findChannel } from '../routing/channels.ts';
import { type RoutedLead, routeLead } from '../routing/route-lead.ts';

type Routed = Exclude<RoutingAnswer, { refused: string }>;

/** Where such a lead would go; nothing is sent. */
export async function answerRouting(
  db: Db,
  { workspaceId, settings }: Pick<SlackConnection, 'workspaceId' | 'settings'>,
  { lead, at }: { lead: RoutedLead; at: Date },
): Promise<Routed> {
  const route = routeLead(settings, lead, at);
  const known = await findChannel(db, { workspaceId, channelId: route.channel });
  const shared = known?.shared ?? false;
  const privacy = channelPrivacy(settings, { channelId: route.channel, shared });
  return { route, at, timeZone: settings.timeZone, privacy, shared };
}

/** The answer to the form, limited to accounts of its own workspace. */
export async function answerRoutingTest(
  db: Db,
  workspaceId: string,
  { test, now }: { test: RoutingTest; now: Date },
): Promise<RoutingAnswer> {
  const connections = await accountsOf(db, workspaceId);
  const { accountId } = test;
  const connection = accountId === null ? connections[0] : connections.find((one) => one.accountId === accountId);
  if (connection === undefined) return { refused: 'No account is connected to this workspace anymore.' };
  return answerRouting(db, connection, { lead: test.lead, at: test.at ?? now });
}

/** The accounts of a workspace by name, for the form. */
export async function accountsToRoute(db: Db, workspaceId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('slack_connections')
    .innerJoin('accounts', 'accounts.id', 'slack_connections.account_id')
    .select(['accounts.id', 'accounts.name'])
    .where('slack_connections.workspace_id', '=', workspaceId)
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .execute();
}
