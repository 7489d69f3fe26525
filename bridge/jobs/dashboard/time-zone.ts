import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

/** Where the days of a firm begin: as in its Slack, else as in its HubSpot, else as here. */
export async function timeZoneOf(db: Kysely<Database>, accountId: string): Promise<string> {
  const { rows } = await sql<{ slack: string | null; hubspot: string | null }>`
    select (select settings->>'timeZone' from slack_connections where account_id = ${accountId}) as slack,
      (select time_zone from hubspot_connections where account_id = ${accountId}) as hubspot`.execute(db);
  const told = [rows[0]?.slack, rows[0]?.hubspot].find((zone) => zone != null && isTimeZone(zone));
  return told ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
