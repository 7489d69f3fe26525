import { sql } from 'kysely';
import type { Db, Trx } from '../platform/store/schema.ts';

interface Member {
  accountId: string;
  /** Such as `hubspot:20000001:7` or `slack:T012:U034`. */
  actor: string;
  name?: string | null;
  email?: string | null;
}

/** What is known of a staff member; fields not given stay unchanged. */
export async function saveMember(db: Db, { accountId, actor, name = null, email = null }: Member) {
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
   * One name per person across HubSpot and Slack; else `beside`, the name stored with the actor, else the address. Null
   * when unknown.
   */
  nameOf(actor: string, fallback?: string | null): string | null;
  /** Whether two actors are the same person, across HubSpot and Slack. */
  isSame(actor: string | null, other: string): boolean;
}

const rank = (actor: string) => ['dashboard:', 'slack:', 'hubspot:'].findIndex((start) => actor.startsWith(start));

/** The known staff of a firm. */
export async function loadTeam(db: Db, accountId: string): Promise<Team> {
  const rows = await db
    .selectFrom('team_members')
    .select(['actor', 'name', 'email'])
    .where('account_id', '=', accountId)
    .execute();
  const members = new Map(rows.map((row) => [row.actor, row]));
  const named = rows.flatMap(({ actor, email, name }) =>
    email !== null && name !== null ? [{ actor, email, name }] : [],
  );
  // The last one wins. A dashboard name may be guessed from the address, and Slack names are chosen by their users.
  const inOrder = named.toSorted((a, b) => rank(a.actor) - rank(b.actor));
  const names = new Map(inOrder.map(({ email, name }) => [email, name]));
  return {
    nameOf(actor, fallback = null) {
      const { name = null, email = null } = members.get(actor) ?? {};
      return (email === null ? undefined : names.get(email)) ?? name ?? fallback ?? email;
    },
    isSame(actor, other) {
      if (actor === null || actor === other) return actor === other;
      const email = members.get(actor)?.email ?? null;
      return email !== null && email === members.get(other)?.email;
    },
  };
}

export async function emailOf(db: Db, accountId: string, actor: string): Promise<string | null> {
  const row = await db
    .selectFrom('team_members')
    .select('email')
    .where((member) => member.and({ account_id: accountId, actor }))
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Deletes users of a disconnected portal. */
export async function forgetMembersOfPortal(trx: Trx, accountId: string, portalId: string) {
  const prefix = `hubspot:${portalId}:`;
  await trx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`starts_with(actor, ${prefix})`)
    .execute();
}
