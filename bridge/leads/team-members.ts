import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../platform/store/schema.ts';

interface Member {
  accountId: string;
  /** Such as `hubspot:20000001:7` or `slack:T012:U034`. */
  actor: string;
  name?: string | null;
  email?: string | null;
}

/** What is known of a member of staff; what is not told now stays as it was. */
export async function meetMember(db: Kysely<Database>, { accountId, actor, name = null, email = null }: Member) {
  await sql`
    insert into team_members as m (account_id, actor, name, email)
    values (${accountId}, ${actor}, ${name}, ${email?.toLowerCase() ?? null})
    on conflict (account_id, actor) do update set name = coalesce(excluded.name, m.name),
      email = coalesce(excluded.email, m.email), seen_at = now()
    where (coalesce(excluded.name, m.name), coalesce(excluded.email, m.email)) is distinct from (m.name, m.email)
      or m.seen_at < now() - interval '1 day'`.execute(db);
}

export interface Team {
  /**
   * One name for a person, in HubSpot and in Slack; else the name that stood beside the actor, else the address. Null for
   * somebody who is not known.
   */
  nameOf(actor: string, beside?: string | null): string | null;
  /** Whether two are one person, in HubSpot and in Slack. */
  isSame(actor: string | null, other: string): boolean;
}

const rank = (actor: string) => ['dashboard:', 'slack:', 'hubspot:'].findIndex((start) => actor.startsWith(start));

/** The members of a firm's staff who are known. */
export async function loadTeam(db: Kysely<Database>, accountId: string): Promise<Team> {
  const rows = await db
    .selectFrom('team_members')
    .select(['actor', 'name', 'email'])
    .where('account_id', '=', accountId)
    .execute();
  const members = new Map(rows.map((row) => [row.actor, row]));
  const named = rows.flatMap(({ actor, email, name }) =>
    email !== null && name !== null ? [{ actor, email, name }] : [],
  );
  // The last one counts. On the dashboard it may be a guess from the address, in Slack people call themselves as they like.
  const inOrder = named.toSorted((a, b) => rank(a.actor) - rank(b.actor));
  const names = new Map(inOrder.map(({ email, name }) => [email, name]));
  return {
    nameOf(actor, beside = null) {
      const { name = null, email = null } = members.get(actor) ?? {};
      return (email === null ? undefined : names.get(email)) ?? name ?? beside ?? email;
    },
    isSame(actor, other) {
      if (actor === null || actor === other) return actor === other;
      const email = members.get(actor)?.email ?? null;
      return email !== null && email === members.get(other)?.email;
    },
  };
}

export async function emailOf(db: Kysely<Database>, accountId: string, actor: string): Promise<string | null> {
  const row = await db
    .selectFrom('team_members')
    .select('email')
    .where('account_id', '=', accountId)
    .where('actor', '=', actor)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Users of a portal that is disconnected. */
export async function forgetMembersOfPortal(trx: Transaction<Database>, accountId: string, portalId: string) {
  const prefix = `hubspot:${portalId}:`;
  await trx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`starts_with(actor, ${prefix})`)
    .execute();
}
