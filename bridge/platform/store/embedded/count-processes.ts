import type { ClientBase, Pool } from 'pg';

/** Every process that uses the embedded server holds one connection of this name for that time. */
export const LIFELINE = 'bridge lifeline';

/** How many processes use the embedded server, this one included; zero with DATABASE_URL. */
export async function countProcesses(db: Pick<Pool | ClientBase, 'query'>): Promise<number> {
  const text = 'select count(*)::integer as processes from pg_stat_activity where application_name = $1';
  const { rows } = await db.query<{ processes: number }>(text, [LIFELINE]);
  return rows[0]?.processes ?? 0;
}
