import { type Kysely, sql } from 'kysely';
import { listChannels } from '../slack/channels.ts';
import type { SlackConnection } from '../slack/connections.ts';
import { describeLost, listLost } from '../slack/lost-messages.ts';
import type { HealthLine } from '../slack/render-home.ts';
import type { Database } from '../store/schema.ts';

/** Whether leads come in, and whether they can be told. */
export async function describeHealth(
  db: Kysely<Database>,
  workspaceId: string,
  connections: readonly SlackConnection[],
): Promise<HealthLine[]> {
  const [portals, channels, waiting, lost] = await Promise.all([
    describePortals(db, connections),
    listChannels(db, workspaceId),
    countWaiting(db, workspaceId),
    listLost(db, workspaceId),
  ]);
  const parked = channels.filter(({ status }) => status === 'parked');
  return [
    ...portals,
    ...parked.map(({ name, channelId, reason }): HealthLine => {
      const detail = `takes no messages: ${reason ?? 'unknown'}. An administrator has to mend it.`;
      return { name: `#${name ?? channelId}`, state: 'warning', detail };
    }),
    ...lost.map((some): HealthLine => ({ name: 'Messages', state: 'warning', detail: describeLost(some) })),
    waiting === 0
      ? { name: 'Messages', state: 'ok', detail: 'Everything has been sent.' }
      : { name: 'Messages', state: 'warning', detail: `${waiting} not sent yet.` },
  ];
}

async function describePortals(db: Kysely<Database>, connections: readonly SlackConnection[]): Promise<HealthLine[]> {
  if (connections.length === 0) return [];
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('hubspot_connections as h', 'h.account_id', 'a.id')
    .select(['a.name', 'h.status', 'h.status_detail'])
    .where(
      'a.id',
      'in',
      connections.map(({ accountId }) => accountId),
    )
    .orderBy('a.name')
    .execute();
  return rows.map(({ name, status, status_detail }) => {
    if (status === 'active') return { name, state: 'ok', detail: 'HubSpot is connected; leads are screened.' };
    if (status === 'paused') return { name, state: 'off', detail: 'HubSpot is paused.' };
    if (status === null) return { name, state: 'off', detail: 'No HubSpot portal is connected.' };
    return { name, state: 'warning', detail: status_detail ?? 'HubSpot no longer lets the bridge in.' };
  });
}

async function countWaiting(db: Kysely<Database>, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from slack_messages
    where workspace_id = ${workspaceId} and state in ('waiting', 'unknown')
      and due_at <= now() - interval '1 minute'`.execute(db);
  return rows[0]?.count ?? 0;
}
